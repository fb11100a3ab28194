import { loadSellables, type Sellable } from '../catalog/sellable.queries.ts';
import type { Ctx } from '../core/context.ts';
import type { Locale } from '../core/locale.ts';
import { isTailoredChoice } from '../models/tailoring/tailored-choice-ids.ts';
import { tailoredChoices, type KeptChoice, type TailoredWork } from '../models/tailoring/tailored-choices.queries.ts';
import { isPrintJob } from '../printing/print-job-ids.ts';
import { printsOnSale, type SoldPrint } from '../printing/print-jobs.queries.ts';

/** What is sold: a product, parts that are printed for the buyer, or files for a choice. */
export interface Sold extends SoldPrint {
  /** Absent: a print, or a product as it is. */
  readonly tailored?: TailoredWork;
}

/** The product that promotions, kits and orders know it by: of a print there is none but its job. */
export const productIdOf = ({ id, tailored }: Pick<Sold, 'id' | 'tailored'>): number => tailored?.productId ?? id;

/** The product that it is shown as: of a print the one whose parts are printed. */
export const shownProductIdOf = (sold: Sold): number => sold.print?.productId ?? productIdOf(sold);

/** What documents call files for a choice: with all that was chosen. */
const tailoredName = (name: string, { words }: TailoredWork, locale: Locale): string =>
  `${name} – ${words.map((each) => `${each.name[locale]}: ${each.value[locale]}`).join(', ')}`;

const soldChoice = ({ id, work }: KeptChoice, product: Sellable, locale: Locale): Sold =>
  work
    ? {
        ...product,
        id,
        name: tailoredName(product.name, work, locale),
        // Files without a price are not for sale, whatever is chosen.
        priceMinor: product.priceMinor && product.priceMinor + work.extraMinor,
        volumePrices: null,
        tailored: work,
      }
    : { ...product, id, active: false };

const soldProducts = async (ctx: Ctx, ids: readonly number[], choices: readonly KeptChoice[]): Promise<Sold[]> => {
  const wanted = [...new Set([...ids, ...choices.map(({ productId }) => productId)])];
  if (wanted.length === 0) return [];
  const products = await loadSellables(ctx, wanted);
  const own = new Set(ids);
  const chosen = choices.flatMap((choice) => {
    const product = products.find(({ id }) => id === choice.productId);
    return product ? [soldChoice(choice, product, ctx.locale)] : [];
  });
  return [...products.filter(({ id }) => own.has(id)), ...chosen];
};

/**
 * What the lines of a cart are of, off sale included: products in one statement, prints and files for a choice in one more each
 * where there are any. An unknown id has no row. Locks nothing.
 */
export const loadSold = async (ctx: Ctx, ids: readonly number[]): Promise<Sold[]> => {
  const jobs = ids.filter(isPrintJob);
  const chosen = ids.filter(isTailoredChoice);
  const choices = chosen.length > 0 ? await tailoredChoices(ctx, chosen) : [];
  const products = await soldProducts(
    ctx,
    ids.filter((id) => !isPrintJob(id) && !isTailoredChoice(id)),
    choices,
  );
  return jobs.length > 0 ? [...products, ...(await printsOnSale(ctx, jobs))] : products;
};

/** Files are one to a customer, and a print says itself how many copies of what: the quantity of its line is 1. */
export const isSingle = ({ productType, print }: Pick<Sold, 'productType' | 'print'>): boolean =>
  productType === 'DIGITAL' || print !== undefined;
