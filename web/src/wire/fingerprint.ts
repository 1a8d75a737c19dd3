// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.
export const FINGERPRINT = '72deb71a0c8b2439';
