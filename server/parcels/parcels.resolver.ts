import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { checkArg } from '../core/checked-input.ts';
import { atMost, upTo } from '../core/checks.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { MAX_PAGE } from '../core/page.ts';
import { Order } from '../orders/order.entity.ts';
import { markParcelDelivered } from './arrival.service.ts';
import { handOverParcels, labelOrders } from './bulk-labels.service.ts';
import { handOver, undoHandOver } from './handing-over.service.ts';
import { clearLabel, requestLabel } from './labels/labels.service.ts';
import { orderByNumber, orderPacking } from './order-packing.queries.ts';
import { orderParcels } from './order-parcels.queries.ts';
import { changeParcel, discardParcel, packParcel } from './packing.service.ts';
import { ParcelResultView } from './parcel-result.types.ts';
import { OrderPacking, OrderParcelView } from './parcel-view.types.ts';
import { ChangeParcelInput, CreateReturnInput, PackParcelInput } from './parcels.inputs.ts';
import { createReturn } from './returning.service.ts';

const IN_THE_HOUSE = 'NOT_FOUND, PARCEL_STATE_CONFLICT.';
const MAY_LEAVE = 'ORDER_STATE_CONFLICT, ORDER_DISPUTED';

@Resolver(() => Order)
export class OrderParcelsResolver {
  @Cost({ size: 4 })
  @FieldResolver(() => [OrderParcelView], {
    description:
      'Parcels that left the house, in the order in which they were packed, and labels for sending goods back.',
  })
  parcels(@Ctx() ctx: Context, @Root() order: Order): Promise<OrderParcelView[]> {
    return orderParcels(ctx, order);
  }
}

@Resolver()
export class ParcelsResolver {
  @Cost({ call: 60 })
  @Query(() => OrderPacking, { description: 'An order on the packing table. ORDER_NOT_FOUND.' })
  orderPacking(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<OrderPacking> {
    return orderPacking(ctx, id);
  }

  @Query(() => ID, { nullable: true, description: 'The order whose number was scanned; null: none.' })
  scannedOrder(
    @Ctx() ctx: Context,
    @Arg('number', () => String, { description: 'As it was read.', validateFn: checkArg('number', upTo(100)) })
    number: string,
  ): Promise<string | null> {
    return orderByNumber(ctx, number);
  }

  @Mutation(() => OrderPacking, {
    description: `Packs units of an order into one parcel. VALIDATION_FAILED, ORDER_NOT_FOUND, PARCEL_UNITS_TAKEN, ${MAY_LEAVE}.`,
  })
  async packParcel(
    @Ctx() ctx: Context,
    @Arg('input', () => PackParcelInput) input: PackParcelInput,
  ): Promise<OrderPacking> {
    const { orderId } = await packParcel(ctx, input);
    return orderPacking(ctx, orderId);
  }

  @Mutation(() => OrderPacking, {
    description: `Changes what is said of a parcel that has no label. VALIDATION_FAILED, ${IN_THE_HOUSE}`,
  })
  async changeParcel(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangeParcelInput) { id, ...facts }: ChangeParcelInput,
  ): Promise<OrderPacking> {
    const { orderId } = await changeParcel(ctx, id, facts);
    return orderPacking(ctx, orderId);
  }

  @Mutation(() => OrderPacking, {
    description: `Unpacks a parcel and takes its label back. ${IN_THE_HOUSE}`,
  })
  async discardParcel(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<OrderPacking> {
    const { orderId } = await discardParcel(ctx, id);
    return orderPacking(ctx, orderId);
  }

  @Mutation(() => OrderPacking, {
    description: `Orders the label of a parcel from its carrier; it comes a little later. LABEL_UNAVAILABLE, LABEL_POINT_MISSING, ${MAY_LEAVE}, ${IN_THE_HOUSE}`,
  })
  async requestParcelLabel(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<OrderPacking> {
    const { orderId } = await requestLabel(ctx, id);
    return orderPacking(ctx, orderId);
  }

  @Mutation(() => OrderPacking, {
    description: `Says what was found at the carrier of a label that is UNCLEAR. VALIDATION_FAILED (number), ${IN_THE_HOUSE}`,
  })
  async clearParcelLabel(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('number', () => String, {
      nullable: true,
      description: 'Of the parcel there; null: there is none, and it is ordered again.',
      validateFn: checkArg('number', upTo(100).nullish()),
    })
    number?: string | null,
  ): Promise<OrderPacking> {
    const { orderId } = await clearLabel(ctx, id, number ?? null);
    return orderPacking(ctx, orderId);
  }

  @Mutation(() => OrderPacking, {
    description: `A parcel left the house; the buyer gets a mail unless it is undone within ten seconds. PARCEL_UNITS_TAKEN, ${MAY_LEAVE}, ${IN_THE_HOUSE}`,
  })
  async handParcelOver(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<OrderPacking> {
    const { orderId } = await handOver(ctx, id);
    return orderPacking(ctx, orderId);
  }

  @Mutation(() => OrderPacking, {
    description: `Takes that back while the buyer has not been told; else UNDO_TOO_LATE. ${IN_THE_HOUSE}`,
  })
  async undoParcelHandOver(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<OrderPacking> {
    const { orderId } = await undoHandOver(ctx, id);
    return orderPacking(ctx, orderId);
  }

  @Mutation(() => OrderPacking, {
    description: `A parcel arrived; the order is delivered once all of its parcels are. ${IN_THE_HOUSE}`,
  })
  async markParcelDelivered(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<OrderPacking> {
    const { orderId } = await markParcelDelivered(ctx, id);
    return orderPacking(ctx, orderId);
  }

  @Cost({ size: 'asked' })
  @Mutation(() => [ParcelResultView], {
    description:
      'Packs what is left of orders, 100 at most, and orders their labels: each order whole or not at all, and one that ' +
      'is refused does not stop the others.',
  })
  labelOrders(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'Of orders.', validateFn: checkArg('ids', atMost(MAX_PAGE)) })
    ids: string[],
  ): Promise<ParcelResultView[]> {
    return labelOrders(ctx, ids);
  }

  @Cost({ size: 'asked' })
  @Mutation(() => [ParcelResultView], { description: 'Hands parcels over, 100 at most, each by itself.' })
  handParcelsOver(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'Of parcels.', validateFn: checkArg('ids', atMost(MAX_PAGE)) })
    ids: string[],
  ): Promise<ParcelResultView[]> {
    return handOverParcels(ctx, ids);
  }

  @Mutation(() => OrderPacking, {
    description:
      'Orders a label by which the buyer sends units back, and mails it. VALIDATION_FAILED, ORDER_NOT_FOUND, ' +
      'PARCEL_UNITS_TAKEN (not sent, or on their way back), LABEL_UNAVAILABLE.',
  })
  async createReturn(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateReturnInput) input: CreateReturnInput,
  ): Promise<OrderPacking> {
    const { orderId } = await createReturn(ctx, input);
    return orderPacking(ctx, orderId);
  }
}
