import { describe, expect, it } from 'vitest';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, madeOf } from '../../support/builders/build-payment.ts';
import { buildWithdrawal, inspected, withdrawalsOf } from '../../support/builders/build-withdrawal.ts';
import { startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';

describe('the refund of a withdrawal whose process dies by kill -9', () => {
  it.each(['refund.recorded', 'refund.answered', 'refund.settling'])(
    'at %s is found again, and the money goes back once',
    async (crashAt) => {
      const shop = await startShopOfTest();
      const { headers } = await buildPerson(shop, { admin: true });
      const payment = await buildPaid(shop);
      await shop.runJobs();
      const id = await buildWithdrawal(shop, payment.orderId);
      const [line] = await orderLines(shop.ctx(), payment.orderId);
      const { seen } = await inspected(shop, headers, id, { units: new Map([[line!.id, 1]]), deductionMinor: 700 });
      const doomed = await startCrashingShop(shop, crashAt);
      const query = `mutation { refundWithdrawal(input: { id: "${id}", expectedVersion: ${seen!.version} }) { id } }`;
      await fetch(`${doomed.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }).catch(() => undefined);
      expect(await doomed.gone).toBe('SIGKILL');
      expect((await withdrawalsOf(shop, headers, payment.orderId))[0]).toMatchObject({ state: 'REFUNDING' });
      await shop
        .ctx()
        .sql('UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = NULL, locked_by = NULL');
      await shop.runJobs();
      const again = await shop.graphql(query, {}, { headers });
      expect(again.errors?.[0]?.extensions.code).toBe('VERSION_CONFLICT');
      expect((await atPayPal(shop, payment)).refunded).toEqual([seen!.sum!.minor]);
      expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
      expect((await withdrawalsOf(shop, headers, payment.orderId))[0]).toMatchObject({ state: 'REFUNDED' });
      expect(await checkInvariants(shop)).toEqual([]);
    },
  );
});
