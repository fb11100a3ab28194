import { describe, expect, it } from 'vitest';
import { Dispute } from '../../../server/payments/disputes/dispute.entity.ts';
import { decideDispute, openDispute } from '../../../server/payments/simulator/disputes.service.ts';
import { sellCard, sellGiftCards, soldCard } from '../../support/builders/build-gift-card-sale.ts';
import { atPayPal } from '../../support/builders/build-payment.ts';
import { restartUntil, startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';
import type { TestShop } from '../../support/shop.ts';

const sold = async () => {
  const shop = await startShopOfTest();
  await sellGiftCards(shop);
  const { orderId, payment } = await sellCard(shop);
  await shop.runJobs();
  return { shop, orderId, captureId: (await atPayPal(shop, payment)).captures[0]!.id };
};

/** A process of the shop takes up what PayPal tells, and dies of it. */
const dieOf = async (shop: TestShop, step: string): Promise<void> => {
  const doomed = await startCrashingShop(shop, step);
  expect(await doomed.gone).toBe('SIGKILL');
};

describe('a shop killed while it hears of a dispute about a gift card', { timeout: 90_000 }, () => {
  it('has dispute and frozen card, or neither, and both after the restart', async () => {
    const { shop, orderId, captureId } = await sold();
    await openDispute(shop.ctx(), captureId);
    await dieOf(shop, 'dispute.recording');
    expect(await shop.ctx().repo(Dispute).count()).toBe(0);
    expect((await soldCard(shop, orderId))!.frozenAt).toBeNull();
    await restartUntil(shop, async () => (await soldCard(shop, orderId))!.frozenAt !== null);
    expect(await checkInvariants(shop)).toEqual([]);
  });

  it.each(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_BUYER_FAVOUR'])('has decided it once after %s', async (outcome) => {
    const { shop, orderId, captureId } = await sold();
    const id = await openDispute(shop.ctx(), captureId);
    await shop.runJobs();
    await decideDispute(shop.ctx(), id, outcome);
    await dieOf(shop, 'dispute.recording');
    expect((await soldCard(shop, orderId))!.frozenAt).not.toBeNull();
    await restartUntil(shop, async () => (await shop.ctx().repo(Dispute).find())[0]!.closedAt !== null);
    const { frozenAt, balanceMinor } = (await soldCard(shop, orderId))!;
    expect([frozenAt, balanceMinor]).toEqual([null, outcome === 'RESOLVED_SELLER_FAVOUR' ? 5000 : 0]);
    expect(await checkInvariants(shop)).toEqual([]);
  });
});
