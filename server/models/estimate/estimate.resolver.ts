import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { estimateModel } from './product-estimate.ts';
import { PrintEstimateInput, ProductPrintEstimate } from './estimate.types.ts';
import { modelOf } from '../models.loaders.ts';
import { knownSlices } from '../profile/profile-slices.loaders.ts';
import { checkedProfile } from '../profile/profile-slicing.service.ts';

@Resolver(() => ProductView)
export class PrintEstimateResolver {
  @Cost({ call: 5 })
  @FieldResolver(() => ProductPrintEstimate, {
    nullable: true,
    description:
      'What the parts take to print on the buyer’s printer. Null without a model, and where a part could not be measured. Errors: VALIDATION_FAILED.',
  })
  async printEstimate(
    @Ctx() ctx: Context,
    @Root() { id }: ProductView,
    @Arg('input', () => PrintEstimateInput) input: PrintEstimateInput,
  ): Promise<ProductPrintEstimate | null> {
    const model = await modelOf(ctx).load({ productId: id, full: true });
    if (!model?.manifest) return null;
    const { printerClass, profile } = input;
    const on = profile && { printerClass, profile: checkedProfile(profile) };
    return estimateModel(model.manifest, input, on && (await knownSlices(ctx, model.manifest, on)));
  }
}
