// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.
export const FINGERPRINT = 'e5d88a431251b045';
