// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.
export const FINGERPRINT = '693c9f8672622c19';
