import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { CartLineInput } from './cart.types.ts';
import { mergeCart, myCart, saveCart } from './customer-cart.service.ts';

@ObjectType('CartLine', { description: 'A product in the cart that an account keeps.', simpleResolvers: true })
export class CartLineView {
  @Field(() => Int, { description: 'Of a product, or what `keepPrintJob` or `keepTailoredChoice` gave.' })
  productId: number;

  @Field(() => Int)
  quantity: number;
}

@Resolver()
export class CustomerCartResolver {
  @Cost({ size: 100 })
  @Query(() => [CartLineView], { description: "The signed-in customer's cart, in the order of putting in." })
  myCart(@Ctx() ctx: Context): Promise<CartLineView[]> {
    return myCart(ctx);
  }

  @Cost({ size: 100 })
  @Mutation(() => [CartLineView], {
    description:
      "Adds a device's cart to the customer's: files once, quantities added up to what is on sale. With a key (8 to 64 " +
      'letters, digits, _ or -) repeating the last merge adds nothing.',
  })
  mergeCart(
    @Ctx() ctx: Context,
    @Arg('lines', () => [CartLineInput]) lines: CartLineInput[],
    @Arg('key', () => String, { nullable: true }) key?: string | null,
  ): Promise<CartLineView[]> {
    return mergeCart(ctx, lines, key);
  }

  @Cost({ size: 100 })
  @Mutation(() => [CartLineView], {
    description:
      "Makes these lines the customer's cart. With a base, the cart as the device last heard of it, only what differs " +
      'from it is changed: what another device did or what was bought meanwhile stays done.',
  })
  saveCart(
    @Ctx() ctx: Context,
    @Arg('lines', () => [CartLineInput]) lines: CartLineInput[],
    @Arg('base', () => [CartLineInput], { nullable: true }) base?: CartLineInput[] | null,
  ): Promise<CartLineView[]> {
    return saveCart(ctx, lines, base);
  }
}
