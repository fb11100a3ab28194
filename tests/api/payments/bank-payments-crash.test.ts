import { describe, expect, it } from 'vitest';
import { importStatement } from '../../../server/payments/bank/statement-import.service.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { madeOf } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { buildStatement, paymentOf } from '../../support/builders/build-statement.ts';
import { goOnUntil, startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildTransferOrder, offerTransfer } from '../../support/offer-transfer.ts';
import type { TestShop } from '../../support/shop.ts';

let shop: TestShop;

const paidOf = async (ids: readonly string[]): Promise<number> => {
  const sql = `SELECT count(*)::int AS n FROM orders WHERE id = ANY($1::uuid[]) AND payment_status = 'PAID'`;
  const [row] = await shop!.ctx().sql<{ n: number }>(sql, [ids]);
  return row!.n;
};

/** The jobs that the dead process left do what it had begun. */
const goOn = async (done: () => Promise<boolean>): Promise<void> => {
  await shop!.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await goOnUntil(shop!, done);
};

describe('a shop that is killed while it takes a statement in', () => {
  it.each(['bank.stored', 'bank.booking'])(
    'at %s books each payment once, by itself and when it is sent again',
    async (step) => {
      shop = await startShopOfTest();
      await offerTransfer(shop);
      const { headers } = await buildPerson(shop, { admin: true });
      const kit = await buildSellable(shop, { stock: 10, priceMinor: 5000 });
      const lines = [{ productId: kit, quantity: 1 }];
      const first = await buildTransferOrder(shop, { lines, email: 'a@example.sk' });
      const second = await buildTransferOrder(shop, { lines, email: 'b@example.sk' });
      const ids = [first.order.id, second.order.id];
      const statement = buildStatement(
        [first, second].map(({ order }, n) => paymentOf(order, { reference: `CRASH-${n}` })),
      );
      const send = (url: string) =>
        fetch(`${url}/api/admin/bank-statement`, { method: 'POST', headers, body: statement }).catch(() => null);

      const doomed = await startCrashingShop(shop, step);
      await send(doomed.url);
      expect(await doomed.gone).toBe('SIGKILL');
      expect(await paidOf(ids)).toBe(0);

      await goOn(async () => (await paidOf(ids)) === 2);
      const again = await send(shop.url);
      expect(await again!.json()).toEqual({ found: 2, added: 0, booked: 0, unread: 0 });
      for (const orderId of ids) expect(await madeOf(shop, { orderId })).toMatchObject({ paid: 1, invoices: 1 });
      expect(await checkInvariants(shop)).toEqual([]);
    },
  );
});

describe('a shop that is killed while a refund of a transfer is entered', () => {
  it.each(['refund.recorded', 'refund.settling'])(
    'at %s has one credit note, by itself and when it is entered again',
    async (step) => {
      shop = await startShopOfTest();
      await offerTransfer(shop);
      const { headers } = await buildPerson(shop, { admin: true });
      const kit = await buildSellable(shop, { stock: 10, priceMinor: 5000 });
      const { order } = await buildTransferOrder(shop, {
        lines: [{ productId: kit, quantity: 1 }],
        email: 'c@example.sk',
      });
      await importStatement(shop.ctx(), Buffer.from(buildStatement([paymentOf(order)])));
      const query = 'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { id } }';
      const input = { orderId: order.id, reason: 'Vrátený tovar', restock: true, idempotencyKey: 'crash-refund' };
      const enter = (url: string) =>
        fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: { input } }),
        }).catch(() => null);

      const doomed = await startCrashingShop(shop, step);
      await enter(doomed.url);
      expect(await doomed.gone).toBe('SIGKILL');
      const credited = async () => (await madeOf(shop!, { orderId: order.id })).creditNotes;
      expect(await credited()).toBe(0);

      await goOn(async () => (await credited()) === 1);
      await enter(shop.url);
      expect(await madeOf(shop, { orderId: order.id })).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
      expect(await checkInvariants(shop)).toEqual([]);
    },
  );
});
