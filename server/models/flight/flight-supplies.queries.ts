import type { Ctx } from '../../core/context.ts';
import { defineLoader } from '../../core/loader.ts';

/** Without case and spaces, `×` as x and a decimal comma as a point. */
const plain = (words: string): string =>
  `translate(regexp_replace(lower(${words}), '[[:space:]\\u00A0]', '', 'g'), '×,', 'x.')`;

const DESIGNATED = `
  SELECT w.word, p.id FROM product p
  JOIN unnest($1::text[]) AS w(word) ON ${plain('w.word')} = ANY (string_to_array(${plain('p.designations')}, ';'))
  WHERE p.designations IS NOT NULL AND p.active
  ORDER BY p.id`;

/** Which products on sale the sellers gave one of these designations, whatever its case and spaces. */
export const designatedProducts = (ctx: Ctx, words: readonly string[]): Promise<{ word: string; id: number }[]> =>
  ctx.sql<{ word: string; id: number }>(DESIGNATED, [words], 'flight.designated');

/** The first product on sale with a designation; null: none. */
export const productDesignated = defineLoader<string, number | null>(async (ctx, words) => {
  const found = await designatedProducts(ctx, words);
  return words.map((word) => found.find((row) => row.word === word)?.id ?? null);
});
