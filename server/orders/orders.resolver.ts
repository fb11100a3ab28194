import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { TaxLine } from '../cart/cart.types.ts';
import { taxLineView } from '../cart/quote-view.ts';
import { productById } from '../catalog/catalog.loaders.ts';
import { Image } from '../catalog/catalog.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { OrderGiftCardView } from '../gift-cards/gift-cards.types.ts';
import { chosenValues } from '../models/tailoring/chosen-values.ts';
import { ChosenValue } from '../models/tailoring/tailoring.types.ts';
import { workView } from '../printing/printing-view.ts';
import { PrintWorkView } from '../printing/printing.types.ts';
import { AppliedPromotion } from '../promotions/promotions.types.ts';
import { giftCardViews } from './gift-cards/order-gift-card.ts';
import { eventText } from './order-events.ts';
import { OrderLine } from './order-line.entity.ts';
import { orderTaxes } from './order-taxes.ts';
import { Order } from './order.entity.ts';
import { OrderEventView } from './order.types.ts';
import { cancelOrder } from './order-cancellation.service.ts';
import { PlaceOrderInput } from './orders.inputs.ts';
import { eventsByOrder, linesByOrder } from './orders.loaders.ts';
import { placeOrder } from './order-placement.service.ts';
import { findOrder } from './orders.queries.ts';
import { promotionViews } from './promotions/order-promotion.ts';
import { PlacedOrder } from './placed-order.types.ts';

@Resolver(() => Order)
export class OrdersResolver {
  @Cost({ call: 30 })
  @Query(() => Order, {
    description: 'One order, for its owner or the holder of its secret link; else ORDER_NOT_FOUND.',
  })
  order(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('accessToken', () => String, { nullable: true }) accessToken?: string | null,
  ): Promise<Order> {
    return findOrder(ctx, { id, accessToken });
  }

  @Mutation(() => PlacedOrder, {
    description:
      'Places an order at the prices of the quote with this fingerprint, and holds its goods for 30 minutes. Never ' +
      'charges another sum: a change is QUOTE_CHANGED. Repeating it with the same key and input gives the same order.',
  })
  placeOrder(@Ctx() ctx: Context, @Arg('input', () => PlaceOrderInput) input: PlaceOrderInput): Promise<PlacedOrder> {
    return placeOrder(ctx, input);
  }

  @Mutation(() => Order, { description: 'Cancels an unpaid order and frees its goods; else ORDER_NOT_CANCELLABLE.' })
  cancelOrder(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('accessToken', () => String, { nullable: true }) accessToken?: string | null,
  ): Promise<Order> {
    return cancelOrder(ctx, { id, accessToken });
  }

  // Few have more than ten; a hundred, which one may have, take 20 more to be read.
  @Cost({ call: 20, size: 10 })
  @FieldResolver(() => [OrderLine])
  lines(@Ctx() ctx: Context, @Root() order: Order): Promise<OrderLine[]> {
    return linesByOrder(ctx).load(order.id);
  }

  @Cost({ size: 4 })
  @FieldResolver(() => [TaxLine], { description: 'VAT contained in the total, one per rate.' })
  async taxes(@Ctx() ctx: Context, @Root() order: Order): Promise<TaxLine[]> {
    return orderTaxes(order, await linesByOrder(ctx).load(order.id)).map(taxLineView);
  }

  @Cost({ size: 2 })
  @FieldResolver(() => [AppliedPromotion], { description: 'What took something off when it was placed.' })
  promotions(@Root() order: Order): AppliedPromotion[] {
    return promotionViews(order.promotions);
  }

  @Cost({ size: 5 })
  @FieldResolver(() => [OrderGiftCardView], { description: 'What pays a part of the total, or all of it.' })
  giftCards(@Root() order: Order): OrderGiftCardView[] {
    return giftCardViews(order.giftCards);
  }

  @Cost({ size: 20 })
  @FieldResolver(() => [OrderEventView], { description: 'What happened to it, oldest first.' })
  async events(@Ctx() ctx: Context, @Root() order: Order): Promise<OrderEventView[]> {
    const events = await eventsByOrder(ctx).load(order.id);
    return events.map(({ at, kind, data }) => ({ at, kind, text: eventText(kind, data, ctx.locale) }));
  }
}

@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => Image, {
    nullable: true,
    description: 'The cover of the product as it is now; null once it is gone.',
  })
  async image(@Ctx() ctx: Context, @Root() line: OrderLine): Promise<Image | null> {
    const product = await productById(ctx).load(line.print?.productId ?? line.productId);
    return product?.image ?? null;
  }

  @FieldResolver(() => PrintWorkView, {
    name: 'print',
    nullable: true,
    description: 'What is printed for the buyer, as it was ordered; null for a product.',
  })
  printed(@Ctx() ctx: Context, @Root() { print }: OrderLine): PrintWorkView | null {
    return print && workView(print, ctx.locale);
  }

  @Cost({ size: 12 })
  @FieldResolver(() => [ChosenValue], { description: 'What the files are made for; none: as they are, and for goods.' })
  chosen(@Ctx() ctx: Context, @Root() { tailored }: OrderLine): ChosenValue[] {
    return chosenValues(tailored?.words ?? [], ctx.locale);
  }
}
