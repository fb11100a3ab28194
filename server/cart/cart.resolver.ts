import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { productById } from '../catalog/catalog.loaders.ts';
import { ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { dayOf } from '../core/text/format.ts';
import { isTailoredChoice } from '../models/tailoring/tailored-choice-ids.ts';
import { tailoredProductOf } from '../models/tailoring/tailored-choices.queries.ts';
import { isPrintJob } from '../printing/print-job-ids.ts';
import { printedProductOf } from '../printing/print-jobs.queries.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { quoteCart } from './cart.service.ts';
import { CartQuote, CartQuoteInput, Country, QuoteLine } from './cart.types.ts';
import { crossBorderStanding } from './cross-border-sales.queries.ts';
import { saleCountries } from './countries.ts';
import { CartLineView } from './customer-cart.resolver.ts';
import { quoteView } from './quote-view.ts';

/** The product that a line is shown as; null: there is no such print or choice. */
const productIdOfLine = async (ctx: Context, id: number): Promise<number | null> => {
  if (isTailoredChoice(id)) return tailoredProductOf(ctx).load(id);
  return isPrintJob(id) ? printedProductOf(ctx).load(id) : id;
};

@Resolver(() => CartQuote)
export class CartResolver {
  @Cost({ call: 40 })
  @Query(() => CartQuote, {
    description: 'What a cart costs now. Says per line what cannot be bought; throws only for input past the limits.',
  })
  async cartQuote(@Ctx() ctx: Context, @Arg('input', () => CartQuoteInput) input: CartQuoteInput): Promise<CartQuote> {
    return quoteView(await quoteCart(ctx, input), ctx.locale);
  }

  @Cost({ size: 40 })
  @Query(() => [Country], { description: 'Every country that may buy, sorted by name.' })
  async countries(@Ctx() ctx: Context): Promise<Country[]> {
    const { vat, taxpayer, shipping } = await readSettings(ctx);
    const day = dayOf(ctx.shop.clock.now());
    const { passed: aboveThreshold } = await crossBorderStanding(ctx, day);
    return saleCountries(ctx.locale, { vat, taxpayer, shipping, day, aboveThreshold });
  }
}

@Resolver(() => QuoteLine)
export class QuoteLineResolver {
  @Cost({ call: 15 })
  @FieldResolver(() => ProductView, {
    nullable: true,
    description:
      'Of a print the product whose parts are printed, of files for a choice that of the files. Null for what is not sold.',
  })
  product(@Ctx() ctx: Context, @Root() { shownProductId }: QuoteLine): Promise<ProductView | null> | null {
    return shownProductId === null ? null : productById(ctx).load(shownProductId);
  }
}

@Resolver(() => CartLineView)
export class CartLineResolver {
  @Cost({ call: 15 })
  @FieldResolver(() => ProductView, {
    description:
      'Also when it is no longer sold; of a print the product whose parts are printed, of files for a choice that of the files.',
  })
  async product(@Ctx() ctx: Context, @Root() line: CartLineView): Promise<ProductView> {
    const id = await productIdOfLine(ctx, line.productId);
    return (await productById(ctx).load(id!))!;
  }
}
