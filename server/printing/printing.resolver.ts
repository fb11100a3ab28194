import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ProductView } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { modelOf } from '../models/models.loaders.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { priceChoice } from './print-price.queries.ts';
import { offerView, quoteView } from './printing-view.ts';
import { keepPrintJob } from './printing.service.ts';
import { KeptPrintJob, PrintChoiceInput, PrintOffer, PrintQuote } from './printing.types.ts';

@Resolver(() => ProductView)
export class PrintOfferResolver {
  @Cost({ call: 5 })
  @FieldResolver(() => PrintOffer, {
    nullable: true,
    description: 'What of it the shop prints for buyers. Null without a model, and while the shop prints nothing.',
  })
  async printOffer(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<PrintOffer | null> {
    const { printing } = await readSettings(ctx);
    const model = printing.active ? await modelOf(ctx).load({ productId: id, full: true }) : null;
    return model?.manifest ? offerView(model.manifest, printing, ctx.locale) : null;
  }
}

const REFUSALS =
  'Errors: VALIDATION_FAILED, PRODUCT_NOT_FOUND, PRODUCT_INACTIVE, PRINTING_OFF, PRINT_MATERIAL_NOT_STOCKED, ' +
  'PRINT_PART_TOO_LARGE and PRINT_PART_NOT_SLICED (args.partId, args.name)';

@Resolver()
export class PrintingResolver {
  @Cost({ call: 30 })
  @Query(() => PrintQuote, { description: `What it costs to have parts printed now. ${REFUSALS}.` })
  async printQuote(
    @Ctx() ctx: Context,
    @Arg('input', () => PrintChoiceInput) input: PrintChoiceInput,
  ): Promise<PrintQuote> {
    return quoteView(await priceChoice(ctx, input));
  }

  @Cost({ call: 30 })
  @Mutation(() => KeptPrintJob, {
    description:
      `Keeps a choice of parts, so that it can be put into a cart; the same choice has the same id again. 60 new ones an hour for a network. ` +
      `${REFUSALS}, RATE_LIMITED.`,
  })
  async keepPrintJob(
    @Ctx() ctx: Context,
    @Arg('input', () => PrintChoiceInput) input: PrintChoiceInput,
  ): Promise<KeptPrintJob> {
    const kept = await keepPrintJob(ctx, input);
    return { productId: kept.id, quote: quoteView(kept) };
  }
}
