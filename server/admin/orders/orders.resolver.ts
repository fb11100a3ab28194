import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { checkArg } from '../../core/checked-input.ts';
import { atMost } from '../../core/checks.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { MAX_PAGE } from '../../core/page.ts';
import { ResentMail } from '../../invoices/mail/order-mail-resend.service.ts';
import { setOrderNote } from '../../orders/order-note.service.ts';
import {
  cancelByShop,
  deliverOrder,
  renewLinkByShop,
  resendToBuyer,
  shipOrder,
  shipOrders,
  unshipOrder,
} from './order-actions.service.ts';
import { regrantDownload, revokeDownload } from './order-downloads.service.ts';
import { listOrders } from './order-list.queries.ts';
import { AdminOrderPage, AdminOrdersArgs } from './order-list.types.ts';
import { setRefundHandled } from './handled-refunds.service.ts';
import { refundByShop } from './order-refund.service.ts';
import { viewOrder } from './order-view.ts';
import { PackOrder } from './pack-list.types.ts';
import { readPackList } from './pack-list.queries.ts';
import { OrderNoteView } from './order-note.types.ts';
import { AdminOrder } from './order-view.types.ts';
import { RefundOrderInput, ShipmentInput, ShippingResultView } from './orders.inputs.ts';

const STATE_CONFLICT = 'ORDER_NOT_FOUND, ORDER_STATE_CONFLICT.';

@Resolver()
export class AdminOrdersResolver {
  @Cost({ call: 100 })
  @Query(() => AdminOrderPage, { description: 'Orders of the shop, page by page.' })
  adminOrders(@Ctx() ctx: Context, @Args(() => AdminOrdersArgs) args: AdminOrdersArgs): Promise<AdminOrderPage> {
    return listOrders(ctx, args);
  }

  @Cost({ call: 60, size: 'asked' })
  @Query(() => [PackOrder], {
    description:
      'What goes into the parcels of chosen orders, 100 at most, in the order of the choice; none without goods.',
  })
  packList(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { validateFn: checkArg('ids', atMost(MAX_PAGE)) }) ids: string[],
  ): Promise<PackOrder[]> {
    return readPackList(ctx, ids);
  }

  @Cost({ call: 300 })
  @Query(() => AdminOrder, { description: 'One order with all that is known of it. ORDER_NOT_FOUND.' })
  adminOrder(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminOrder> {
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, {
    description: `The goods left the house; the buyer gets a mail unless it is undone within ten seconds. VALIDATION_FAILED, ORDER_DISPUTED, ${STATE_CONFLICT}`,
  })
  async markOrderShipped(
    @Ctx() ctx: Context,
    @Arg('input', () => ShipmentInput) { id, ...parcel }: ShipmentInput,
  ): Promise<AdminOrder> {
    await shipOrder(ctx, id, parcel);
    return viewOrder(ctx, id);
  }

  @Cost({ size: 'asked' })
  @Mutation(() => [ShippingResultView], {
    description: 'The same for many orders, 100 at most; one that is refused does not stop the others.',
  })
  markOrdersShipped(
    @Ctx() ctx: Context,
    @Arg('shipments', () => [ShipmentInput], {
      description: 'Each order with its parcel.',
      validateFn: checkArg('shipments', atMost(MAX_PAGE)),
    })
    shipments: ShipmentInput[],
  ): Promise<ShippingResultView[]> {
    return shipOrders(ctx, shipments);
  }

  @Mutation(() => AdminOrder, {
    description: `Takes a shipping back while the buyer has not been told; else UNDO_TOO_LATE. ${STATE_CONFLICT}`,
  })
  async undoOrderShipped(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminOrder> {
    await unshipOrder(ctx, id);
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, { description: `The goods arrived, which completes the order. ${STATE_CONFLICT}` })
  async markOrderDelivered(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminOrder> {
    await deliverOrder(ctx, id);
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, {
    description: 'Cancels an unpaid order, frees its goods and tells the buyer; else ORDER_NOT_CANCELLABLE.',
  })
  async cancelOrderAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminOrder> {
    await cancelByShop(ctx, id);
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, {
    description:
      'Gives money back through PayPal, with a credit note and a mail to the buyer. While PayPal does not answer the ' +
      'refund stays REQUESTED and the shop goes on. VALIDATION_FAILED, ORDER_NOT_FOUND, REFUND_NOT_ALLOWED ' +
      '(args.leftMinor), IDEMPOTENCY_KEY_REUSED.',
  })
  async refundOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => RefundOrderInput) input: RefundOrderInput,
  ): Promise<AdminOrder> {
    await refundByShop(ctx, input);
    return viewOrder(ctx, input.orderId);
  }

  @Mutation(() => AdminOrder, {
    description:
      'Marks a refund that did not reach the buyer as settled in another way, or opens it again. NOT_FOUND, ' +
      'ORDER_STATE_CONFLICT for one that reached the buyer or is not decided.',
  })
  async setRefundHandled(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('handled', () => Boolean) handled: boolean,
  ): Promise<AdminOrder> {
    return viewOrder(ctx, await setRefundHandled(ctx, id, handled));
  }

  @Mutation(() => OrderNoteView, {
    description: 'Writes the note for the workshop. VALIDATION_FAILED, VERSION_CONFLICT (args.version).',
  })
  setOrderNote(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) orderId: string,
    @Arg('text', () => String) text: string,
    @Arg('expectedVersion', () => Int) version: number,
  ): Promise<OrderNoteView> {
    return setOrderNote(ctx, { orderId, text, version });
  }

  @Mutation(() => AdminOrder, {
    description: `Sends a mail once more to the address of the order, three times an hour at most: RATE_LIMITED. ${STATE_CONFLICT}`,
  })
  async resendMailToBuyer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('mail', () => ResentMail) mail: ResentMail,
  ): Promise<AdminOrder> {
    await resendToBuyer(ctx, id, mail);
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, {
    description:
      'Makes every link to the order dead at once and mails a new one to its buyer, three times an hour at most: ' +
      'RATE_LIMITED. ORDER_NOT_FOUND.',
  })
  async renewOrderLinkAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminOrder> {
    await renewLinkByShop(ctx, id);
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, { description: `Takes the files of one line back. ${STATE_CONFLICT}` })
  async revokeDownload(@Ctx() ctx: Context, @Arg('lineId', () => ID) lineId: string): Promise<AdminOrder> {
    const { id } = await revokeDownload(ctx, lineId);
    return viewOrder(ctx, id);
  }

  @Mutation(() => AdminOrder, { description: `Gives the files of one line to its buyer again. ${STATE_CONFLICT}` })
  async regrantDownload(@Ctx() ctx: Context, @Arg('lineId', () => ID) lineId: string): Promise<AdminOrder> {
    const { id } = await regrantDownload(ctx, lineId);
    return viewOrder(ctx, id);
  }
}
