import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { messageIdOf } from '../../core/mail.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { Order } from '../../orders/order.entity.ts';
import { sellerLanguage } from '../../settings/seller.setting.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { DISPUTE_MAIL, disputeBlocks } from './dispute-mail.ts';
import { Dispute, DisputeState } from './dispute.entity.ts';
import { Refund, RefundStatus } from '../refunds/refund.entity.ts';

const creditedOf = async (ctx: Ctx, { heldRefundId }: Dispute): Promise<number | null> => {
  if (!heldRefundId) return null;
  const booked = { paypalRefundId: heldRefundId, status: RefundStatus.COMPLETED };
  return (await ctx.repo(Refund).findOneBy(booked))?.amountMinor ?? null;
};

/** Tells the seller of a dispute, once for each state and stage. */
export const disputeMailJob = defineJob({
  name: 'payments.dispute-mail',
  lane: 'mail',
  payload: z.object({ disputeId: z.uuid(), state: z.enum(DisputeState), stage: z.string() }),
  run: async (ctx, { disputeId, state, stage }) => {
    const dispute = await ctx.repo(Dispute).findOneByOrFail({ id: disputeId });
    const { orderNumber, id } = await ctx.repo(Order).findOneByOrFail({ id: dispute.orderId });
    const { seller } = await readSettings(ctx);
    const locale = sellerLanguage(seller);
    const link = `${ctx.shop.config.publicUrl}/admin/orders/${id}`;
    const creditedMinor = await creditedOf(ctx, dispute);
    const statement = disputeBlocks({ ...dispute, state, stage, creditedMinor }, locale);
    await ctx.shop.mailer.send({
      to: seller.email,
      ...(await composeMail(ctx, DISPUTE_MAIL, locale, { orderNumber, statement, link })),
      messageId: messageIdOf(ctx.shop.config, `dispute-${disputeId}-${state}-${stage}`.toLowerCase()),
    });
  },
});
