import type { Ctx } from '../context.ts';
import type { Locale } from '../locale.ts';

/** Words by which a product is found, besides those of its own texts. */
export interface ProductWords {
  readonly productId: number;
  readonly words: Readonly<Record<Locale, string>>;
}

/** What a noun of the shop knows of these products; null: of all. */
export type SearchWords = (ctx: Ctx, productIds: readonly number[] | null) => Promise<readonly ProductWords[]>;

/** What all nouns know of these products; null: of all. */
export const searchWordsOf = async (ctx: Ctx, productIds: readonly number[] | null): Promise<ProductWords[]> => {
  const found: ProductWords[] = [];
  for (const read of ctx.shop.searchWords) found.push(...(await read(ctx, productIds)));
  return found;
};
