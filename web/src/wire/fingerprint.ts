// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.
export const FINGERPRINT = 'dcee79eb1a3ff23b';
