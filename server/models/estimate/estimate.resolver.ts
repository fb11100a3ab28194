import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { estimateOf } from './own-estimate.ts';
import { PrintEstimateInput, ProductPrintEstimate } from './estimate.types.ts';
import { modelOf } from '../models.loaders.ts';

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
    return model?.manifest ? estimateOf(ctx, model.manifest, input) : null;
  }
}
