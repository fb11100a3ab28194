import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money, money } from '../../core/money.types.ts';
import { priceRows } from '../catalog.queries.ts';
import { startOfDay } from '../../core/text/format.ts';
import type { PlannedSale } from '../product/planned-sale.types.ts';
import { lowestBefore } from '../product/price-reduction.ts';

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
