import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { readEditable } from '../admin/admin-product-edit.queries.ts';
import { EditableProduct } from '../admin/admin-product-edit.types.ts';
import { adminRows } from '../admin/admin-products.queries.ts';
import { AdminProductRow } from '../admin/admin-products.types.ts';
import { ProductView } from '../catalog.types.ts';
import { fitCountOf, fitIds, fitsOf } from './product-fits.queries.ts';
import { addFit, MOST_FITS, removeFit } from './product-fits.service.ts';

@Resolver(() => ProductView)
export class ProductFitsResolver {
  @Cost({ size: MOST_FITS })
  @FieldResolver(() => [ProductView], {
    description: `Products on sale that fit with it, such as a wing for its fuselage: as the seller says, ${MOST_FITS} at most.`,
  })
  fitsWith(@Ctx() ctx: Context, @Root() { id }: ProductView): Promise<ProductView[]> {
    return fitsOf(ctx).load(id);
  }

  @FieldResolver(() => Int, { description: 'How many products on sale fit with it.' })
  fitsWithCount(@Ctx() ctx: Context, @Root() { id, fits }: ProductView): number | Promise<number> {
    return fits ?? fitCountOf(ctx).load(id);
  }
}

@Resolver(() => EditableProduct)
export class EditableFitsResolver {
  @Cost({ call: 80, size: MOST_FITS })
  @FieldResolver(() => [AdminProductRow], {
    description: 'Products that fit with it, on sale or not, as they were named.',
  })
  async fitsWith(@Ctx() ctx: Context, @Root() { id }: EditableProduct): Promise<AdminProductRow[]> {
    return adminRows(ctx, await fitIds(ctx, id));
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: says that two products fit with each other, on both; said already is no error. Errors: RELATION_TO_ITSELF, ' +
      'PRODUCT_NOT_FOUND, TOO_MANY_RELATIONS (args.id fits with args.most already).',
  })
  async addProductFit(
    @Ctx() ctx: Context,
    @Arg('productId', () => Int) productId: number,
    @Arg('otherId', () => Int, { description: 'The product that it fits with.' }) otherId: number,
  ): Promise<EditableProduct> {
    await addFit(ctx, { productId, otherId });
    return readEditable(ctx, productId);
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: takes back that two products fit with each other; not said is no error. Errors: RELATION_TO_ITSELF, PRODUCT_NOT_FOUND.',
  })
  async removeProductFit(
    @Ctx() ctx: Context,
    @Arg('productId', () => Int) productId: number,
    @Arg('otherId', () => Int, { description: 'The product that it fits with.' }) otherId: number,
  ): Promise<EditableProduct> {
    await removeFit(ctx, { productId, otherId });
    return readEditable(ctx, productId);
  }
}
