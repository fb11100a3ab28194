import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { dayOf, daysAfter } from '../../../server/core/text/format.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { liability, listGiftCards } from '../../../server/admin/gift-cards/admin-gift-cards.queries.ts';
import { issueByShop, prolongByShop, reopenByShop, sendAgain, voidByShop } from '../../../server/admin/gift-cards/admin-gift-cards.service.ts'; // oxfmt-ignore
import { GiftCardState } from '../../../server/gift-cards/gift-card-kinds.ts';
import { GiftCard } from '../../../server/gift-cards/gift-card.entity.ts';
import { MOST_GUESSES } from '../../../server/gift-cards/code-guesses.ts';
import { giftCardMailJob } from '../../../server/payments/gift-card/gift-card-mail.job.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { balanceOf, buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Ctx;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 2000 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

let serial = 0;
const given = (changes = {}) => ({
  idempotencyKey: `card-key-${(serial += 1)}`,
  amountMinor: 3000,
  recipientName: 'Jana',
  recipientEmail: 'jana@example.sk',
  message: 'Všetko najlepšie',
  language: 'sk',
  ...changes,
});
const codeIn = (text: string): string => /[0-9A-Z]{5}(-[0-9A-Z]{5}){3}/.exec(text)![0];
const mailOf = async () => {
  await shop.runJobs();
  return shop.mails.at(-1)!;
};
const CHECK = `mutation ($input: CheckGiftCardInput!) {
  checkGiftCard(input: $input) { state balance { minor } entries { kind amount { minor } } } }`;
const check = (code: string) =>
  shop.graphql<{ checkGiftCard: { state: string; balance: { minor: number }; entries: { kind: string }[] } }>(CHECK, {
    input: { code },
  });

const refused = (work: () => Promise<unknown>) => expect(Promise.resolve().then(work));

describe('a gift card that the shop gives', () => {
  it('cannot be given while the shop has none, and only within the limits', async () => {
    await refused(() => issueByShop(admin, given())).rejects.toMatchObject({ code: 'GIFT_CARDS_OFF' });
    await offerGiftCards(shop);
    for (const [changes, args] of [
      [{ amountMinor: 499 }, { amountMinor: 'TOO_LOW' }],
      [{ amountMinor: 50_001 }, { amountMinor: 'TOO_HIGH' }],
      [{ sendOn: '2020-01-01' }, { sendOn: 'TOO_LOW' }],
      [{ recipientEmail: 'nobody' }, { recipientEmail: 'EMAIL_INVALID' }],
    ] as const) {
      await refused(() => issueByShop(admin, given(changes))).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        args,
      });
    }
  });

  it('goes by mail with a sheet in its language, once, and its code pays', async () => {
    const input = given();
    const card = await issueByShop(admin, input);
    expect((await issueByShop(admin, input)).id).toBe(card.id);
    const { to, subject, text, attachments } = await mailOf();
    expect([to, subject]).toEqual(['jana@example.sk', expect.stringContaining('Darčeková karta')]);
    expect(text).toContain('Všetko najlepšie');
    const code = codeIn(text);
    expect((await pdfText(attachments![0]!.content)).text).toContain(code);
    const quote = await quoteCart(shop.ctx(), { lines: [{ productId: files, quantity: 1 }], giftCardCodes: [code] });
    expect(quote.dueMinor).toBe(0);
    const stored = await shop.ctx().repo(GiftCard).findOneByOrFail({ id: card.id });
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    const before = shop.mails.length;
    await giftCardMailJob.run(shop.ctx(), { giftCardId: card.id });
    expect(shop.mails).toHaveLength(before);
  });

  it('waits for its day', async () => {
    const sendOn = daysAfter(dayOf(shop.clock.now()), 2);
    const before = shop.mails.length;
    const card = await issueByShop(admin, given({ sendOn }));
    await shop.runJobs();
    expect(shop.mails).toHaveLength(before);
    const [job] = await shop
      .ctx()
      .sql<{ days: number }>(
        `SELECT extract(epoch FROM run_at - now()) / 86400 AS days FROM graphile_worker._private_jobs WHERE key = $1`,
        [`gift-card-mail:${card.id}`],
      );
    expect(Number(job!.days)).toBeGreaterThan(1);
  });

  it('has one valid code however often its mail is sent', async () => {
    const card = await issueByShop(admin, given());
    const first = codeIn((await mailOf()).text);
    await sendAgain(admin, card.id);
    const again = await mailOf();
    const second = codeIn(again.text);
    expect(second).not.toBe(first);
    expect(shop.mails.at(-2)!.messageId).not.toBe(again.messageId);
    expect((await check(first)).errors?.[0]?.extensions.code).toBe('GIFT_CARD_UNKNOWN');
    expect((await check(second)).data.checkGiftCard).toMatchObject({ state: 'ACTIVE', balance: { minor: 3000 } });
  });
});

describe('the administration of gift cards', () => {
  it('voids a card with a reason, takes that back, and prolongs it, each in the audit log', async () => {
    const card = await issueByShop(admin, given());
    await refused(() => voidByShop(admin, { id: card.id, expectedVersion: 1 }, ' ')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' }); // oxfmt-ignore
    const voided = await voidByShop(admin, { id: card.id, expectedVersion: 1 }, 'Stolen');
    expect([voided.balanceMinor, await balanceOf(shop, card)]).toEqual([0, 0]);
    await refused(() => voidByShop(admin, { id: card.id, expectedVersion: 1 }, 'Twice')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' }); // oxfmt-ignore
    await reopenByShop(admin, { id: card.id, expectedVersion: 2 });
    expect(await balanceOf(shop, card)).toBe(3000);
    const until = daysAfter(dayOf(shop.clock.now()), 900);
    expect((await prolongByShop(admin, { id: card.id, expectedVersion: 3 }, until)).validUntil).toBe(until);
    await refused(() => prolongByShop(admin, { id: card.id, expectedVersion: 4 }, '2020-01-01')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' }); // oxfmt-ignore
    const entries = await shop
      .ctx()
      .sql<{ action: string }>(`SELECT action FROM audit_entry WHERE subject = 'GIFT_CARD' AND subject_id = $1 ORDER BY id`, [card.id]); // oxfmt-ignore
    expect(entries.map(({ action }) => action)).toEqual(['gift-card.issue', 'gift-card.void', 'gift-card.reopen', 'gift-card.prolong']); // oxfmt-ignore
  });

  it('finds a card by the end of its code, an address and an order, and by where it stands', async () => {
    const card = await buildGiftCard(shop, 2500, { recipientEmail: 'seldom@example.sk' });
    const { order } = await buildOrder(shop.ctx(), {
      lines: [{ productId: files, quantity: 1 }],
      giftCardCodes: [card.code],
    });
    for (const search of [card.code.slice(-4).toLowerCase(), 'seldom@', order.orderNumber]) {
      const { items } = await listGiftCards(admin, { search, first: 50, page: 1 });
      expect(items.map(({ id }) => id)).toContain(card.id);
    }
    await shop.ctx().sql(`UPDATE gift_card SET valid_until = '2020-01-01' WHERE id = $1`, [card.id]);
    const { items } = await listGiftCards(admin, { state: GiftCardState.EXPIRED, first: 50, page: 1 });
    expect(items.map(({ id, balance }) => [id, balance.minor])).toEqual([[card.id, 500]]);
    const owed = await liability(admin);
    const [row] = await shop.ctx().sql<{ sum: number }>('SELECT sum(balance_minor)::float8 AS sum FROM gift_card');
    expect([owed.expired.minor, owed.open.minor + owed.expired.minor]).toEqual([500, row!.sum]);
  });
});

it('tells a network nothing more of any code after too many that are none', async () => {
  const card = await buildGiftCard(shop, 1000);
  for (let i = 0; i < MOST_GUESSES; i += 1) await check(`00000-00000-00000-000${String(i).padStart(2, '0')}`);
  expect((await check(card.code)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});
