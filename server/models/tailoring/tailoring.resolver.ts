import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { money } from '../../core/money.types.ts';
import { modelOf } from '../models.loaders.ts';
import { shownTailoring } from './shown-tailoring.ts';
import { keepTailoredChoice } from './tailored-choices.service.ts';
import { soldNeeds } from './sold-needs.ts';
import {
  KeptTailoredChoice,
  Tailoring,
  TailoredChoiceInput,
  TailoringNeed,
  TailoringOption,
} from './tailoring.types.ts';

@Resolver(() => ProductView)
export class ProductTailoringResolver {
  @Cost({ call: 5 })
  @FieldResolver(() => Tailoring, {
    nullable: true,
    description: 'How buyers of the files may tailor them. Null where nothing can be chosen, and for goods.',
  })
  async tailoring(@Ctx() ctx: Context, @Root() { id, productType }: ProductView): Promise<Tailoring | null> {
    if (productType !== 'DIGITAL') return null;
    const tailoring = (await modelOf(ctx).load({ productId: id, full: true }))?.manifest?.tailoring;
    return tailoring ? shownTailoring(tailoring, ctx.locale) : null;
  }
}

@Resolver(() => TailoringOption)
export class TailoringOptionResolver {
  @Cost({ call: 2, size: 2 })
  @FieldResolver(() => [TailoringNeed], {
    description: 'What this shop sells of what the option takes besides the files.',
  })
  needs(@Ctx() ctx: Context, @Root() { needs = [] }: TailoringOption): Promise<TailoringNeed[]> {
    return soldNeeds(ctx, needs);
  }
}

@Resolver()
export class TailoredChoiceResolver {
  @Cost({ call: 100 })
  @Mutation(() => KeptTailoredChoice, {
    description:
      'Keeps a choice of files, so that it can be put into a cart; the same choice has the same id again. 60 new ones an hour for ' +
      'a network, each of which is made to see whether it can be sold. Errors: PRODUCT_NOT_FOUND, PRODUCT_INACTIVE, VALIDATION_FAILED, ' +
      'RATE_LIMITED, CHOICE_REFUSED with its `reason`.',
  })
  async keepTailoredChoice(
    @Ctx() ctx: Context,
    @Arg('input', () => TailoredChoiceInput) { productId, chosen }: TailoredChoiceInput,
  ): Promise<KeptTailoredChoice> {
    const { id, totalMinor } = await keepTailoredChoice(ctx, productId, chosen);
    return { productId: id, total: money(totalMinor) };
  }
}
