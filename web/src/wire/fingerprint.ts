// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.
export const FINGERPRINT = '7b4e918ba54e1ee5';
