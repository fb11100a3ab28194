// Made by `npm run schema` of server/models/tailoring/kernel/letters.ts.

/**
 * What may be printed as words: the letters of English, Slovak, Czech, German, Polish and Hungarian, digits, and signs that names have.
 * Each has an outline in `glyphs.ts`.
 */
export const LETTERS =
  " !#&'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÄÉÍÓÔÖÚÜÝßáäéíóôöúüýĄąĆćČčĎďĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŠšŤťŮůŰűŹźŻżŽž–’";

const KNOWN = new Set(LETTERS);

/** Whether all letters of a text have an outline. */
export const isPrintable = (text: string): boolean => [...text].every((letter) => KNOWN.has(letter));
