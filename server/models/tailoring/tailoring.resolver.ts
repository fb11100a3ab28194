import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { modelOf } from '../models.loaders.ts';
import { shownTailoring } from './shown-tailoring.ts';
import { Tailoring } from './tailoring.types.ts';

@Resolver(() => ProductView)
export class ProductTailoringResolver {
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
