// Made by tools/web_types.py from the server's sources: `make web-types`. Do not edit.
export const PERSONS = ["Captain Brass", "Lady Ember", "Doctor Quill", "Baron Zephyr", "Madame Altair", "Professor Coil", "Sergeant Rivet", "Miss Sparrow", "Colonel Mist", "Countess Velvet"] as const;
