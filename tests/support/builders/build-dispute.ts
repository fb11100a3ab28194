import { Dispute } from '../../../server/payments/disputes/dispute.entity.ts';
import { openDispute, type NewDispute } from '../../../server/payments/simulator/disputes.service.ts';
import { atPayPal, buildPaid, type Payment, type PaymentChanges } from './build-payment.ts';
import type { TestShop } from '../shop.ts';

export interface Disputed {
  readonly payment: Payment;
  readonly captureId: string;
  /** PayPal's id of the dispute. */
  readonly disputeId: string;
}

/** A paid order whose buyer complains at PayPal; the shop has heard of it. */
export const buildDisputed = async (
  shop: TestShop,
  { given = {}, ...changes }: PaymentChanges & { given?: NewDispute } = {},
): Promise<Disputed> => {
  const payment = await buildPaid(shop, changes);
  await shop.runJobs();
  const captureId = (await atPayPal(shop, payment)).captures[0]!.id;
  const disputeId = await openDispute(shop.ctx(), captureId, given);
  await shop.runJobs();
  return { payment, captureId, disputeId };
};

export const readDispute = (shop: TestShop, paypalDisputeId: string): Promise<Dispute> =>
  shop.ctx().repo(Dispute).findOneByOrFail({ paypalDisputeId });
