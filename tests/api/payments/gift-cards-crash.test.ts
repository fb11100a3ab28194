import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { issueByShop } from '../../../server/admin/gift-cards/admin-gift-cards.service.ts';
import { canonicalCode, hashOf } from '../../../server/gift-cards/gift-card-code.ts';
import { findCard } from '../../../server/gift-cards/gift-card-balance.queries.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { balanceOf, buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildOrderInput } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { goOnUntil, startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';
import type { TestShop } from '../../support/shop.ts';

const start = async (): Promise<TestShop> => {
  const shop = await startShopOfTest();
  await offerGiftCards(shop);
  return shop;
};

const CODE = /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){3}/;

/** The codes that were sent, by whichever process. */
const sentCodes = ({ dataDir, mails }: TestShop): string[] => {
  const folder = path.join(dataDir, 'outbox');
  let files: string[] = [];
  try {
    files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    // Nothing was sent by the process that died.
  }
  return [...files, ...mails.map(({ text }) => text)].flatMap((text) => CODE.exec(text)?.[0] ?? []);
};

describe('a gift card, in a shop that dies by kill -9', () => {
  it('has its money while the order that it pays is not placed, and pays it once when it is placed again', async () => {
    const own = await start();
    const kit = await buildSellable(own, { priceMinor: 2000, stock: 5 });
    const card = await buildGiftCard(own, 5000);
    const lines = [{ productId: kit, quantity: 1 }];
    const input = await buildOrderInput(own.ctx(), { lines, giftCardCodes: [card.code] });
    const doomed = await startCrashingShop(own, 'gift-card.paying');
    const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { accessToken } }';
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query, variables: { input } });
    await fetch(`${doomed.url}/graphql`, { method: 'POST', headers, body }).catch(() => undefined);
    expect(await doomed.gone).toBe('SIGKILL');
    expect(await balanceOf(own, card)).toBe(5000);
    const { order } = await placeOrder(own.ctx(), input);
    expect(order.paymentStatus).toBe('PAID');
    expect(await balanceOf(own, card)).toBe(5000 - order.totalMinor);
    await own.runJobs();
    expect(await checkInvariants(own)).toEqual([]);
  });

  it.each(['gift-card.coded', 'gift-card.sent'])(
    'at %s is sent, and the last code that was sent is the one',
    async (step) => {
      const own = await start();
      const given = {
        idempotencyKey: 'crash-card-1',
        amountMinor: 5000,
        recipientEmail: 'jana@example.sk',
        language: 'sk',
      };
      const { id } = await issueByShop(await ownerCtx(own), given);
      const doomed = await startCrashingShop(own, step);
      expect(await doomed.gone).toBe('SIGKILL');
      expect((await findCard(own.ctx(), id)).sentAt).toBeNull();
      await goOnUntil(own, async () => (await findCard(own.ctx(), id)).sentAt !== null);
      const codes = sentCodes(own);
      expect(codes).toHaveLength(step === 'gift-card.sent' ? 2 : 1);
      expect(hashOf(canonicalCode(codes.at(-1)!))).toBe((await findCard(own.ctx(), id)).codeHash);
    },
  );
});
