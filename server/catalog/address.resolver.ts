import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { relatedOf } from './catalog.loaders.ts';
import { ProductView } from './catalog.types.ts';
import { productIdBySlug } from './product/slugs.service.ts';
import { getWithdrawn } from './product/withdrawn.service.ts';
import { WithdrawnProduct } from './product/withdrawn.types.ts';

const SIMILAR = 4;

/** What an address leads to that no product on sale stands at. */
@Resolver(() => WithdrawnProduct)
export class AddressResolver {
  @Query(() => Int, {
    nullable: true,
    description: 'The product that has this slug, or had it last. It may be off sale. Null when it is nobody’s.',
  })
  productIdBySlug(@Ctx() ctx: Context, @Arg('slug', () => String) slug: string): Promise<number | null> {
    return productIdBySlug(ctx, slug);
  }

  @Query(() => WithdrawnProduct, { nullable: true, description: 'Null for a product on sale and for an unknown one.' })
  withdrawnProduct(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<WithdrawnProduct | null> {
    return getWithdrawn(ctx, id);
  }

  @Cost({ call: 80, size: 4 })
  @FieldResolver(() => [ProductView], { description: 'On sale, of the same category first.' })
  similar(@Ctx() ctx: Context, @Root() { id }: WithdrawnProduct): Promise<ProductView[]> {
    return relatedOf(ctx).load({ id, first: SIMILAR });
  }
}
