import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../../server/core/permissions.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import type { GivenPromotion } from '../../../server/promotions/promotion-rules.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import type { Person } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startShop();
  admin = await buildAdminWith(shop, [Permission.CATALOGUE, Permission.ANALYTICS]);
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders'])).toEqual([]);
  await shop.close();
});

const PARTS = `id code state kind percent amount { minor } minimum { minor } startsAt endsAt productIds categoryIds maxUses
  stackable active redeemed version names { en sk de } sales { orders revenue { minor } reduction { minor } }`;
const CREATE = `mutation ($input: PromotionInput!) { promotion: createPromotion(input: $input) { ${PARTS} } }`;
const UPDATE = `mutation ($input: UpdatePromotionInput!) { promotion: updatePromotion(input: $input) { ${PARTS} } }`;
const SWITCH = `mutation ($input: SwitchPromotionInput!) { promotion: switchPromotion(input: $input) { ${PARTS} } }`;
const LIST = `query ($search: String, $state: PromotionState, $first: Int) {
  promotions(search: $search, state: $state, first: $first) { totalCount hasMore items { ${PARTS} } }
}`;

interface Shown {
  id: string;
  code: string;
  version: number;
  state: string;
  sales: object | null;
}
interface Data {
  promotion: Shown;
  promotions: { totalCount: number; items: Shown[] };
}

const send = (query: string, variables: object, { headers } = admin) =>
  shop.graphql<Data>(query, variables as Record<string, unknown>, { headers });
const create = async (changes: Partial<GivenPromotion> = {}): Promise<Shown> => {
  const { data, errors } = await send(CREATE, { input: givenPromotion(changes) });
  expect(errors).toBeUndefined();
  return data.promotion;
};
const refusal = async (query: string, input: object) => {
  const { errors } = await send(query, { input });
  return [errors?.[0]!.extensions.code, errors?.[0]!.extensions.args];
};

describe('createPromotion', () => {
  it('adds one as it is given, its code in capitals', async () => {
    const endsAt = new Date(shop.clock.now().getTime() + 3_600_000);
    const given = { kind: PromotionKind.AMOUNT, amountMinor: 500, minimumMinor: 3000, endsAt, productIds: [7, 3, 7] };
    expect(await create({ code: ' spring 26 ', ...given })).toMatchObject({
      code: 'SPRING26',
      state: 'RUNNING',
      percent: null,
      amount: { minor: 500 },
      minimum: { minor: 3000 },
      endsAt: endsAt.toISOString(),
      productIds: [3, 7],
      active: true,
      redeemed: 0,
      version: 1,
      sales: { orders: 0, revenue: { minor: 0 }, reduction: { minor: 0 } },
    });
  });

  it.each<[string, Partial<GivenPromotion>, string, string]>([
    ['a code with other letters', { code: 'ZĽAVA!' }, 'code', 'INVALID'],
    ['a code that is too short', { code: 'AB' }, 'code', 'INVALID'],
    ['no name in a language', { names: { en: 'Summer', sk: ' ', de: 'Sommer' } }, 'names.sk', 'REQUIRED'],
    ['a name that is too long', { names: { en: 'x'.repeat(61), sk: 'x', de: 'x' } }, 'names.en', 'TOO_LONG'],
    ['no per cent', { percent: null }, 'percent', 'REQUIRED'],
    ['the whole price', { percent: 100 }, 'percent', 'TOO_HIGH'],
    ['no amount', { kind: PromotionKind.AMOUNT }, 'amountMinor', 'REQUIRED'],
    ['an amount of nothing', { kind: PromotionKind.AMOUNT, amountMinor: 0 }, 'amountMinor', 'TOO_LOW'],
    ['as many paid as taken', { kind: PromotionKind.N_FOR_M, takeUnits: 3, payUnits: 3 }, 'payUnits', 'TOO_HIGH'],
    ['a hundred units', { kind: PromotionKind.N_FOR_M, takeUnits: 100, payUnits: 1 }, 'takeUnits', 'TOO_HIGH'],
    ['no use at all', { maxUses: 0 }, 'maxUses', 'TOO_LOW'],
    ['a category that is no number', { categoryIds: ['x'] }, 'categoryIds.0', 'INVALID'],
  ])('refuses %s', async (_what, changes, field, code) => {
    expect(await refusal(CREATE, givenPromotion(changes))).toEqual(['VALIDATION_FAILED', { [field]: code }]);
  });

  it('refuses an end before the beginning, and a code that another has, in whatever letters', async () => {
    const at = shop.clock.now();
    const dates = await refusal(CREATE, givenPromotion({ startsAt: at, endsAt: at }));
    expect(dates).toEqual(['VALIDATION_FAILED', { endsAt: 'ENDS_TOO_EARLY' }]);
    const { code } = await create();
    const taken = await refusal(CREATE, givenPromotion({ code: code.toLowerCase() }));
    expect(taken).toEqual(['VALIDATION_FAILED', { code: 'TAKEN' }]);
  });
});

describe('updatePromotion and switchPromotion', () => {
  it('change what is expected, and leave word in the audit log', async () => {
    const { id, code } = await create();
    const given = { ...givenPromotion({ code, percent: 15 }), id };
    const { data } = await send(UPDATE, { input: { ...given, expectedVersion: 1 } });
    expect(data.promotion).toMatchObject({ percent: 15, version: 2, code });
    const off = await send(SWITCH, { input: { id, expectedVersion: 2, active: false } });
    expect(off.data.promotion).toMatchObject({ state: 'OFF', active: false, version: 3 });
    expect(await refusal(UPDATE, { ...given, expectedVersion: 2 })).toEqual(['VERSION_CONFLICT', { id, version: 3 }]);
    expect(await refusal(SWITCH, { id, expectedVersion: 2, active: true })).toMatchObject(['VERSION_CONFLICT', {}]);
    const entries = await shop
      .ctx()
      .sql<{ action: string; before: object; after: object }>(
        `SELECT action, before, after FROM audit_entry WHERE subject = 'PROMOTION' AND subject_id = $1 ORDER BY id`,
        [id],
      );
    expect(entries.map(({ action }) => action)).toEqual(['promotion.create', 'promotion.update', 'promotion.switch']);
    expect(entries[1]).toMatchObject({ before: { percent: 10 }, after: { percent: 15 } });
    expect(entries[2]).toMatchObject({ before: { active: true }, after: { active: false } });
  });

  it('know no promotion that is none', async () => {
    for (const id of ['x', '00000000-0000-7000-8000-000000000000']) {
      expect((await refusal(SWITCH, { id, expectedVersion: 1, active: true }))[0]).toBe('NOT_FOUND');
      const given = { ...givenPromotion(), id, expectedVersion: 1 };
      expect((await refusal(UPDATE, given))[0]).toBe('NOT_FOUND');
    }
  });
});

describe('promotions', () => {
  it('are found by words of a name in any language or of the code, and by state', async () => {
    const names = { en: 'Launch week', sk: 'Týždeň štartov', de: 'Startwoche' };
    const { id } = await create({ names, startsAt: new Date(shop.clock.now().getTime() + 3_600_000) });
    const ids = async (variables: object) => (await send(LIST, variables)).data.promotions.items.map((one) => one.id);
    for (const search of ['tyzden', 'STARTW', 'week launch']) expect(await ids({ search })).toEqual([id]);
    expect(await ids({ search: 'nothing-like-it' })).toEqual([]);
    expect(await ids({ state: 'PLANNED' })).toEqual([id]);
    expect((await send(LIST, { first: 1 })).data.promotions.items[0]!.id).toBe(id);
  });

  it('tell in one statement more how much was sold with them, to who may see figures', async () => {
    const kit = await buildSellable(shop, { priceMinor: 10_000 });
    const { id, code } = await create({ maxUses: 1 });
    await buildPaidOrder(shop.ctx(), [kit], { promotionCode: code });
    const one = (await send(LIST, { search: code })).data.promotions.items[0];
    const sales = { orders: 1, revenue: { minor: 9490 }, reduction: { minor: 1000 } };
    expect(one).toMatchObject({ id, state: 'USED_UP', redeemed: 1, sales });
    const narrow = await buildAdminWith(shop, [Permission.CATALOGUE]);
    expect((await send(LIST, { search: code }, narrow)).data.promotions.items[0]!.sales).toBeNull();
    const few = await shop.statements(() => send(LIST, { first: 1 }));
    expect(await shop.statements(() => send(LIST, { first: 100 }))).toBe(few);
  });

  it('count as sold what was paid, less what was given back', async () => {
    const lines = [{ productId: await buildSellable(shop, { priceMinor: 10_000 }), quantity: 1 }];
    const { code: promotionCode } = await create();
    await buildOrder(shop.ctx(), { lines, promotionCode });
    const { orderId } = await buildPaid(shop, { lines, promotionCode });
    await refundOrder(shop.ctx(), { orderId, reason: 'Chyba', requestId: 'sales', amountMinor: 1000 });
    const [one] = (await send(LIST, { search: promotionCode })).data.promotions.items;
    expect(one!.sales).toEqual({ orders: 1, revenue: { minor: 8490 }, reduction: { minor: 1000 } });
  });
});
