const MOST_GRAMS = 100_000;

/** Reads `620` and `620,5`. Null for an empty field; undefined for what is no weight. */
export const gramsOf = (typed: string): number | null | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const grams = /^\d+(\.\d*)?$/.test(text) ? Number(text) : NaN;
  return grams <= MOST_GRAMS ? grams : undefined;
};
