// Made by `npm run schema` of server/printing/print-choice.ts.

/** Most parts that one line may have printed, copies of one, and copies of all. */
export const PRINT_LIMITS = {
  "parts": 40,
  "copies": 50,
  "copiesInAll": 200,
};
