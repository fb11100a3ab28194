// Made by `npm run schema` of server/accounts/password/password-rules.ts.

/** Fewest characters. */
export const MIN_LENGTH = 8;

/** Most characters. */
export const MAX_LENGTH = 128;

/** What a password has at least one of, by the code of its absence. */
export const KINDS = {
  "LOWERCASE": /\p{Ll}/u,
  "UPPERCASE": /\p{Lu}/u,
  "DIGIT": /\p{Nd}/u,
  "SPECIAL": /[^\p{L}\p{N}\s]/u,
};

/** What no password may have. */
export const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/** Signs that people put for letters. */
export const LOOKALIKES = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  "!": "i",
  "$": "s",
};
