import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money, money } from '../../core/money.types.ts';
import { priceRows } from '../catalog.queries.ts';
import { daysAfter, startOfDay } from '../../core/text/format.ts';
import type { Sale } from '../product/later-sales.ts';
import type { LaterSale, PlannedSale } from '../product/planned-sale.types.ts';
import { lowestBefore, priorPriceAt, type PricePoint } from '../product/price-reduction.ts';

@ObjectType({ description: 'A price and the moment from which it was valid.', simpleResolvers: true })
export class PastPrice {
  @Field(() => Money)
  price: Money;

  @Field(() => GraphQLISODateTime, { description: 'From when on.' })
  since: Date;
}

@ObjectType({ description: 'The prices of a product.', simpleResolvers: true })
export class PriceHistory {
  @Field(() => Int)
  productId: number;

  @Field(() => Money, {
    description: 'The lowest of the last 30 days, which a reduction made now would be announced against.',
  })
  lowest30Days: Money;

  @Cost({ size: 400 })
  @Field(() => [PastPrice], { description: 'At most 400, newest first; the first one is valid now.' })
  prices: PastPrice[];
}

/** All prices of a product and the lowest of the last 30 days (Directive 98/6/EC, Art. 6a). Throws PRODUCT_NOT_FOUND. */
export const priceHistory = async (ctx: Ctx, productId: number): Promise<PriceHistory> => {
  const rows = await priceRows(ctx, [productId]);
  const last = rows.at(-1);
  if (!last) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id: productId });
  const next = { priceMinor: last.priceMinor, changedAt: ctx.shop.clock.now() };
  return {
    productId,
    lowest30Days: money(lowestBefore([...rows, next], rows.length)),
    prices: rows.map(({ priceMinor, changedAt }) => ({ price: money(priceMinor), since: changedAt })).reverse(),
  };
};

/**
 * The lowest price of the 30 days before a product's sale, or before now without one (Directive 98/6/EC, Art. 6a); null: it had
 * none. For a sale to come it is told as if the price stayed until then.
 */
export const priorPrice = async (
  ctx: Ctx,
  { id, sale }: { readonly id: number; readonly sale: PlannedSale | null },
): Promise<Money | null> => {
  const rows = await priceRows(ctx, [id]);
  const now = ctx.shop.clock.now();
  const begins = sale && startOfDay(sale.from) > now ? startOfDay(sale.from) : now;
  const place = sale?.running ? rows.length - 1 : rows.length;
  return place > 0 ? money(lowestBefore([...rows, { priceMinor: 0, changedAt: begins }], place)) : null;
};

interface Planned {
  readonly id: number;
  /** The ordinary one. */
  readonly price: Money;
  readonly sale: PlannedSale | null;
  readonly laterSales: readonly Sale[];
}

/** The sales after the first one with what each is announced against, as if the prices between stayed until then. */
export const laterSalesOf = async (ctx: Ctx, { id, price, sale, laterSales }: Planned): Promise<LaterSale[]> => {
  if (laterSales.length === 0) return [];
  const points: PricePoint[] = await priceRows(ctx, [id]);
  const add = (priceMinor: number, day: string): void => {
    const changedAt = startOfDay(day);
    if (points.at(-1)?.changedAt.getTime() === changedAt.getTime()) points.pop();
    if (points.at(-1)?.priceMinor !== priceMinor) points.push({ priceMinor, changedAt });
  };
  const first = sale ? [{ priceMinor: sale.price.minor, from: sale.from, to: sale.to }] : [];
  const priors = [...first, ...laterSales].map((one) => {
    if (!(sale?.running && one.from === sale.from)) add(one.priceMinor, one.from);
    const prior = points.length > 1 ? money(priorPriceAt(points, points.length - 1)) : null;
    add(price.minor, daysAfter(one.to, 1));
    return prior;
  });
  return laterSales.map((one, i) => ({
    price: money(one.priceMinor),
    from: one.from,
    to: one.to,
    priorPrice: priors[first.length + i]!,
  }));
};
