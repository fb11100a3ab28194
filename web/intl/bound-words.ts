const HARD = '\u00a0';
const UNIT = /(?<=[\d}#]) (?=(?:mm|cm|m|km|g|kg|oz|s|h|ms|kB|MB|W|%|°|€|m\/s|mm\/s|km\/h)(?![\p{L}\d]))/gu;
const BETWEEN_NUMBERS = /(?<=[\d}]) ([×:–]) (?=[\d{])/g;
const SHORT_WORD = /(?<![\p{L}\d])([aikosuvz]) /giu;

/**
 * A text with hard spaces where no line may end: before a unit and inside a size, a ratio or a range; in Slovak also after
 * a word of one letter.
 */
export const bound = (text: string, locale: string): string => {
  const numbers = text.replace(UNIT, HARD).replace(BETWEEN_NUMBERS, `${HARD}$1${HARD}`);
  return locale === 'sk' ? numbers.replace(SHORT_WORD, `$1${HARD}`) : numbers;
};
