import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { money, Money } from '../core/money.types.ts';
import { privatePhotoUrl } from '../gallery/private-photos.ts';
import { Order } from '../orders/order.entity.ts';
import { MOST_PHOTOS } from './complaint-photos.service.ts';
import { Complaint } from './complaint.entity.ts';
import { complaintsByOrder, photosByComplaint } from './complaints.loaders.ts';
import { mayComplain, mayTakeBack, openComplaint, takeBackComplaint } from './complaints.service.ts';
import { ComplaintPhotoView, OpenComplaintInput } from './complaints.types.ts';

/** Photographs of a complaint with their addresses. */
export const photosOf = async (ctx: Context, id: string): Promise<ComplaintPhotoView[]> =>
  (await photosByComplaint(ctx).load(id)).map(({ sha256, width, height }) => ({
    url: privatePhotoUrl(ctx.shop, 'complaints', id, sha256),
    width,
    height,
  }));

@Resolver(() => Order)
export class ComplaintsResolver {
  @Mutation(() => Complaint, {
    description:
      'Complains about a defect of something bought; a mail confirms it. Photographs follow by `PUT /api/complaints/{id}/photos`. ' +
      'ORDER_NOT_FOUND, ORDER_STATE_CONFLICT, VALIDATION_FAILED, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.',
  })
  openComplaint(
    @Ctx() ctx: Context,
    @Arg('input', () => OpenComplaintInput) { orderId, accessToken, ...given }: OpenComplaintInput,
  ): Promise<Complaint> {
    return openComplaint(ctx, { id: orderId, accessToken }, given);
  }

  @Mutation(() => Complaint, {
    description:
      'Its buyer takes a complaint back, for good; one that was taken back stays so. ' +
      'ORDER_NOT_FOUND, NOT_FOUND, COMPLAINT_STATE_CONFLICT.',
  })
  takeBackComplaint(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('orderId', () => ID) orderId: string,
    @Arg('accessToken', () => String, { nullable: true }) accessToken?: string | null,
  ): Promise<Complaint> {
    return takeBackComplaint(ctx, { id: orderId, accessToken }, id);
  }

  @Cost({ size: 4 })
  @FieldResolver(() => [Complaint], { description: 'Complaints about defects, oldest first.' })
  complaints(@Ctx() ctx: Context, @Root() order: Order): Promise<Complaint[]> {
    return complaintsByOrder(ctx).load(order.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether there is something that can have a defect.' })
  mayComplain(@Root() order: Order): boolean {
    return mayComplain(order);
  }
}

@Resolver(() => Complaint)
export class ComplaintResolver {
  @FieldResolver(() => ID, { description: 'Of the line in `Order.lines`.' })
  lineId(@Root() { orderLineId }: Complaint): string {
    return orderLineId;
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Of a reduction, what goes back of the price.' })
  amount(@Root() { amountMinor }: Complaint): Money | null {
    return amountMinor === null ? null : money(amountMinor);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its buyer may take it back: takeBackComplaint.' })
  mayTakeBack(@Root() complaint: Complaint): boolean {
    return mayTakeBack(complaint);
  }

  @Cost({ size: MOST_PHOTOS })
  @FieldResolver(() => [ComplaintPhotoView], { description: 'As they came.' })
  photos(@Ctx() ctx: Context, @Root() { id }: Complaint): Promise<ComplaintPhotoView[]> {
    return photosOf(ctx, id);
  }
}
