import { describe, expect, it } from 'vitest';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, madeOf } from '../../support/builders/build-payment.ts';
import { startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';

const REFUND = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { id } }`;

describe('a refund by an admin whose process dies by kill -9', () => {
  it.each(['refund.recorded', 'refund.answered'])('at %s is found again, carried out and logged once', async (step) => {
    const shop = await startShopOfTest();
    const { headers } = await buildPerson(shop, { admin: true });
    const payment = await buildPaid(shop);
    await shop.runJobs();
    const doomed = await startCrashingShop(shop, step);
    const input = {
      orderId: payment.orderId,
      amountMinor: 500,
      reason: 'Late',
      restock: false,
      idempotencyKey: 'one-click',
    };
    await fetch(`${doomed.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: REFUND, variables: { input } }),
    }).catch(() => undefined);
    expect(await doomed.gone).toBe('SIGKILL');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 0 });
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = NULL, locked_by = NULL');
    await shop.runJobs();
    const again = await shop.graphql(REFUND, { input }, { headers });
    expect(again.errors).toBeUndefined();
    expect((await atPayPal(shop, payment)).refunded).toEqual([500]);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    const logged = await shop.ctx().sql(`SELECT 1 FROM audit_entry WHERE action = 'order.refund'`);
    expect(logged).toHaveLength(1);
    expect(await checkInvariants(shop)).toEqual([]);
  });
});
