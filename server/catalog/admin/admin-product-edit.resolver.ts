import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { Money } from '../../core/money.types.ts';
import { ProductInput } from './admin-product-edit.inputs.ts';
import { attributeChoices, lastChangeOf, readEditable } from './admin-product-edit.queries.ts';
import { createEditable, updateEditable } from './admin-product-edit.service.ts';
import { AttributeChoice, EditableProduct, ProductChange } from './admin-product-edit.types.ts';
import { laterSalesOf, priorPrice } from './admin-product-prices.ts';
import { adminRows } from './admin-products.queries.ts';
import { AdminProductRow } from './admin-products.types.ts';
import { previewProduct } from '../catalog.service.ts';
import { ProductView } from '../catalog.types.ts';
import { MOST_LATER_SALES } from '../product/later-sales.ts';
import { LaterSale } from '../product/planned-sale.types.ts';
import { duplicateProduct } from '../product/product-duplication.service.ts';
import { linkedIds } from '../product/product-links.service.ts';
import { ProductType } from '../product/product-type.ts';
import { scheduleActivation } from '../product/scheduled-activation.service.ts';

const WRONG =
  'VALIDATION_FAILED by field (TAKEN: another product has it; active: NO_VERSION, NO_FILES, NO_PRICE: what it lacks to be sold; sale: NOT_BELOW the ordinary price, PAST, TOO_LATE, ENDS_TOO_EARLY, OVERLAPS, of a later one at laterSales.0.from)';

@Resolver(() => EditableProduct)
export class ProductEditResolver {
  @Cost({ call: 120 })
  @Query(() => EditableProduct, {
    description: 'For admins: all that can be changed of a product, on sale or not. Errors: PRODUCT_NOT_FOUND.',
  })
  adminProduct(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<EditableProduct> {
    return readEditable(ctx, id);
  }

  @Cost({ call: 80 })
  @Query(() => ProductView, {
    description: 'For admins: a product as shoppers see it, on sale or not. Errors: PRODUCT_NOT_FOUND.',
  })
  productPreview(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<ProductView> {
    return previewProduct(ctx, id);
  }

  @Cost({ size: 60 })
  @Query(() => [AttributeChoice], { description: 'For admins: every property that products may have.' })
  attributeChoices(@Ctx() ctx: Context): Promise<AttributeChoice[]> {
    return attributeChoices(ctx);
  }

  @Mutation(() => EditableProduct, {
    description: `For admins: a new product, off sale unless it is said to be active. Errors: ${WRONG}.`,
  })
  createProduct(
    @Ctx() ctx: Context,
    @Arg('productType', () => ProductType) productType: ProductType,
    @Arg('input', () => ProductInput) input: ProductInput,
  ): Promise<EditableProduct> {
    return createEditable(ctx, productType, input);
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: another product like this one, off sale and without stock, files and counterpart. Errors: PRODUCT_NOT_FOUND.',
  })
  duplicateProduct(@Ctx() ctx: Context, @Arg('id', () => Int) id: number): Promise<EditableProduct> {
    return duplicateProduct(ctx, id);
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: changes what is given. Errors: PRODUCT_NOT_FOUND, VERSION_CONFLICT (somebody changed it after ' +
      `\`expectedVersion\`: \`adminProduct\` has their values), ${WRONG}.`,
  })
  updateProduct(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('input', () => ProductInput) input: ProductInput,
  ): Promise<EditableProduct> {
    return updateEditable(ctx, id, expectedVersion, input);
  }

  @Mutation(() => EditableProduct, {
    description:
      'For admins: puts a product on sale, or takes it off, at a time within a year; null gives the plan up. Errors: ' +
      'PRODUCT_NOT_FOUND, VALIDATION_FAILED (at: PAST, TOO_LATE).',
  })
  async scheduleActivation(
    @Ctx() ctx: Context,
    @Arg('id', () => Int) id: number,
    @Arg('at', () => GraphQLISODateTime, { nullable: true }) at: Date | null,
    @Arg('active', () => Boolean, { defaultValue: true }) active: boolean,
  ): Promise<EditableProduct> {
    await scheduleActivation(ctx, id, { at: at ?? null, active });
    return readEditable(ctx, id);
  }

  @Cost({ call: 80, size: 20 })
  @FieldResolver(() => [AdminProductRow], {
    description: 'Products that it names: its counterpart, and components that this shop sells.',
  })
  async linked(@Ctx() ctx: Context, @Root() { id }: EditableProduct): Promise<AdminProductRow[]> {
    return adminRows(ctx, await linkedIds(ctx, id));
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'The lowest price of the 30 days before its sale, or before now without one, as far as prices are known: what a reduction ' +
      'is announced against. Null: it had none.',
  })
  priorPrice(@Ctx() ctx: Context, @Root() product: EditableProduct): Promise<Money | null> {
    return priorPrice(ctx, product);
  }

  @Cost({ call: 20, size: MOST_LATER_SALES })
  @FieldResolver(() => [LaterSale], { description: 'Those after `sale`, the earliest first.' })
  laterSales(@Ctx() ctx: Context, @Root() product: EditableProduct): Promise<LaterSale[]> {
    return laterSalesOf(ctx, product);
  }

  @FieldResolver(() => ProductChange, { nullable: true, description: 'By an admin, as the audit log has it.' })
  lastChange(@Ctx() ctx: Context, @Root() { id }: EditableProduct): Promise<ProductChange | null> {
    return lastChangeOf(ctx, id);
  }
}
