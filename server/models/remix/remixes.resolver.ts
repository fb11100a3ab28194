import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { EditableProduct } from '../../catalog/admin/admin-product-edit.types.ts';
import { adminRows } from '../../catalog/admin/admin-products.queries.ts';
import { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { draftViewOf, ModelDraftView } from '../draft/drafts.types.ts';
import { ModelVersionView } from '../version/model-versions.resolver.ts';
import { originOf, remixesOf, storedOrigin } from './remixes.queries.ts';
import { beginRemix, MOST_REMIXES } from './remixes.service.ts';
import { AdminRemixOrigin, RemixOrigin } from './remixes.types.ts';

@Resolver(() => ProductView)
export class ProductOriginResolver {
  @FieldResolver(() => RemixOrigin, {
    nullable: true,
    description: 'The product that its model was made from; null where it is no remix, or where that is off sale.',
  })
  remixOf(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<RemixOrigin | null> {
    return originOf(ctx).load(id);
  }
}

@Resolver(() => ModelVersionView)
export class VersionRemixesResolver {
  @Cost({ size: MOST_REMIXES })
  @FieldResolver(() => [ProductView], {
    description: `Products on sale whose models were made from it, the oldest first, ${MOST_REMIXES} at most.`,
  })
  remixes(@Ctx() ctx: Context, @Root() { id, productId }: ModelVersionView): Promise<ProductView[]> {
    return remixesOf(ctx).load({ versionId: id, productId });
  }
}

@Resolver(() => EditableProduct)
export class EditableOriginResolver {
  @Cost({ call: 80 })
  @FieldResolver(() => AdminRemixOrigin, {
    nullable: true,
    description: 'The product that its model was made from, on sale or not; null where it is no remix.',
  })
  async remixOf(@Ctx() ctx: Context, @Root() { id }: EditableProduct): Promise<AdminRemixOrigin | null> {
    const origin = await storedOrigin(ctx, id);
    const [product] = origin ? await adminRows(ctx, [origin.productId]) : [];
    return origin && product ? { product, version: origin.version } : null;
  }

  @Mutation(() => ModelDraftView, {
    description:
      'For admins: begins the first version of a product’s model with the parts of a published version of another one. Errors: ' +
      'PRODUCT_NOT_FOUND, NOT_FOUND (no such version), RELATION_TO_ITSELF, RELATION_CYCLE, REMIX_TOO_LATE, TOO_MANY_RELATIONS.',
  })
  async beginModelRemix(
    @Ctx() ctx: Context,
    @Arg('productId', () => Int) productId: number,
    @Arg('originId', () => Int, { description: 'The product that it is made from.' }) originId: number,
    @Arg('versionId', () => ID) versionId: string,
  ): Promise<ModelDraftView> {
    return draftViewOf(await beginRemix(ctx, { productId, originId, versionId }));
  }
}
