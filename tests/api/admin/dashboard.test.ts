import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AdminRole } from '../../../server/accounts/admin/admin-role.entity.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { markPaymentFailed, markRefunded } from '../../../server/orders/order-payment.service.ts';
import { markShipped } from '../../../server/orders/order-shipping.service.ts';
import { visitLogOf } from '../../../server/visits/visit-log.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { track } from '../../support/builders/build-visit.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: TestShop;
let owner: SignedInHeaders;
/** Lets time pass; sessions of admins do not outlast it. */
const pass = async (ms: number): Promise<void> => {
  shop.clock.advance(ms);
  owner = await signInAs(shop, await buildAccount(shop, { admin: true }));
};
beforeAll(async () => {
  shop = await startShop();
  await pass(0);
});
afterAll(() => shop.close());

const adminWith = async (...permissions: Permission[]): Promise<SignedInHeaders> => {
  const roles = shop.ctx().repo(AdminRole);
  const name = permissions.join(' and ');
  await roles.insert({ name, permissions });
  const { id: roleId } = await roles.findOneByOrFail({ name });
  return signInAs(shop, await buildAccount(shop, { admin: true, roleId }));
};

interface Sales {
  orders: number;
  revenue: { minor: number };
  averageOrder: { minor: number } | null;
  kitsShare: number | null;
  conversion: number | null;
}
interface Dashboard {
  visits: {
    today: number;
    total: number;
    count: number;
    countBefore: number;
    days: { date: string; count: number }[];
    countries: { countryCode: string; count: number }[];
  } | null;
  sales: Sales;
  salesBefore: Sales;
  weeks: { week: number; start: string; revenue: { minor: number } }[];
  bestSellers: { productId: number; name: string; units: number; revenue: { minor: number } }[];
}

const SALES = '{ orders revenue { minor } averageOrder { minor } kitsShare conversion }';
const DASHBOARD = `query ($days: Int!) {
  adminDashboard(days: $days) {
    visits { today total count countBefore days { date count } countries { countryCode count } }
    sales ${SALES} salesBefore ${SALES}
    weeks { week start revenue { minor } }
    bestSellers { productId name units revenue { minor } }
  }
}`;
const ask = (days: number, headers: Record<string, string> = owner) =>
  shop.graphql<{ adminDashboard: Dashboard }>(DASHBOARD, { days }, { headers });
const dashboard = async (days: number): Promise<Dashboard> => (await ask(days)).data.adminDashboard;

const COUNTS = `{ adminCounts {
  ordersToPack paymentsToCheck mailsToCheck withdrawals products lowStock outOfStock waitingBuilds waitingReviews failedWebhooks
} }`;
const counts = async (headers: Record<string, string> = owner): Promise<Record<string, number | null>> =>
  (await shop.graphql<{ adminCounts: Record<string, number | null> }>(COUNTS, {}, { headers })).data.adminCounts;

const refusal = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) =>
  (await answer).errors?.[0]?.extensions.code;

describe('the dashboard of a shop without any sale', () => {
  it('shows zeroes, and no average of nothing', async () => {
    const { sales, salesBefore, weeks, bestSellers, visits } = await dashboard(7);
    const nothing = { orders: 0, revenue: { minor: 0 }, averageOrder: null, kitsShare: null, conversion: null };
    expect([sales, salesBefore, bestSellers]).toEqual([nothing, nothing, []]);
    expect(weeks.map(({ revenue }) => revenue.minor)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(visits).toMatchObject({ today: 0, total: 0, count: 0, countBefore: 0, countries: [] });
    expect(visits!.days).toHaveLength(7);
  });
});

describe('the dashboard', () => {
  it('compares a period with as many days before it', async () => {
    const kit = await buildSellable(shop, { priceMinor: 10_000, name: 'Crawler' });
    const files = await buildSellable(shop, { priceMinor: 2_500, type: 'DIGITAL', name: 'Crawler files' });
    await track(shop);
    await track(shop);
    await buildPaidOrder(shop.ctx(), [files]);
    await pass(7 * DAY);
    await track(shop);
    await track(shop);
    await track(shop);
    await track(shop);
    const { order } = await buildPaidOrder(shop.ctx(), [kit, files]);
    await markRefunded(shop.ctx(), order, { amountMinor: 700, full: false });
    await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    const { sales, salesBefore, visits, bestSellers, weeks } = await dashboard(7);
    const [before, paid] = [2_500, order.totalMinor];
    expect(sales).toEqual({
      orders: 1,
      revenue: { minor: paid - 700 },
      averageOrder: { minor: paid - 700 },
      kitsShare: 0.8,
      conversion: 0.25,
    });
    expect(salesBefore).toMatchObject({ orders: 1, revenue: { minor: before }, kitsShare: 0, conversion: 0.5 });
    expect(visits).toMatchObject({ today: 4, total: 6, count: 4, countBefore: 2 });
    expect(visits!.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 4]);
    expect(visits!.countries.map(({ count }) => count)).toEqual([4]);
    const each = { units: 1 };
    expect(bestSellers).toEqual([
      { ...each, productId: kit, name: 'Crawler', revenue: { minor: 10_000 } },
      { ...each, productId: files, name: 'Crawler files', revenue: { minor: 2_500 } },
    ]);
    expect(weeks.slice(-2).map(({ revenue }) => revenue.minor)).toEqual([before, paid - 700]);
    expect((await dashboard(30)).sales.orders).toBe(2);
  });

  it('takes the goods of a refunded order out of what sells', async () => {
    const kit = await buildSellable(shop, { name: 'Returned' });
    const { order } = await buildPaidOrder(shop.ctx(), [kit]);
    const sold = async () => (await dashboard(1)).bestSellers.map(({ name }) => name);
    expect(await sold()).toContain('Returned');
    await markRefunded(shop.ctx(), order, { amountMinor: order.totalMinor, full: true });
    expect(await sold()).not.toContain('Returned');
  });

  it('costs the same five statements for a day and for a year', async () => {
    await dashboard(1);
    expect(await shop.statements(() => dashboard(1))).toBe(await shop.statements(() => dashboard(366)));
    const texts = await shop.statementTexts(() => dashboard(366));
    expect(texts.filter((text) => /sales_|visit_/.test(text))).toHaveLength(5);
  });

  it('shows the sales while the store of visits is away', async () => {
    const away = vi.spyOn(visitLogOf(shop.shop).store, 'days').mockRejectedValue(new Error('no host'));
    const { visits, sales } = await dashboard(30);
    away.mockRestore();
    expect(visits).toBeNull();
    expect(sales).toMatchObject({ orders: 3, conversion: null });
  });

  it('is refused for no days and for more than a year', async () => {
    expect(await refusal(ask(0))).toBe('VALIDATION_FAILED');
    expect(await refusal(ask(367))).toBe('VALIDATION_FAILED');
  });

  it('is for admins with ANALYTICS only, and so are the figures of visits', async () => {
    const customer = await signInAs(shop, await buildAccount(shop));
    const packer = await adminWith(Permission.ORDERS);
    const analyst = await adminWith(Permission.ANALYTICS);
    expect(await refusal(ask(7, {}))).toBe('UNAUTHENTICATED');
    expect(await refusal(ask(7, customer))).toBe('FORBIDDEN');
    expect(await refusal(ask(7, packer))).toBe('FORBIDDEN');
    expect(await refusal(ask(7, analyst))).toBeUndefined();
    const rest = async (headers: SignedInHeaders) =>
      (await shop.inject({ url: '/api/admin/visits/count', headers })).statusCode;
    expect([await rest(customer), await rest(packer), await rest(analyst)]).toEqual([403, 403, 200]);
    const visits = (headers: SignedInHeaders) => shop.graphql('{ visitCount { totalCount } }', {}, { headers });
    expect(await refusal(visits(packer))).toBe('FORBIDDEN');
    expect(await refusal(visits(analyst))).toBeUndefined();
  });
});

describe('what waits for a person', () => {
  it('is one statement, and the order leaves it when it is dealt with', async () => {
    const before = await counts();
    const { order } = await buildPaidOrder(shop.ctx(), [await buildSellable(shop, { stock: 4 })]);
    await buildPaidOrder(shop.ctx(), [await buildSellable(shop, { type: 'DIGITAL' })]);
    await buildSellable(shop, { stock: 0 });
    expect(await counts()).toEqual({
      ...before,
      ordersToPack: before.ordersToPack! + 1,
      products: before.products! + 3,
      lowStock: before.lowStock! + 1,
      outOfStock: before.outOfStock! + 1,
    });
    await markShipped(shop.ctx(), order);
    expect((await counts()).ordersToPack).toBe(before.ordersToPack);
    const texts = await shop.statementTexts(() => counts());
    expect(texts.filter((text) => text.includes('"ordersToPack"'))).toHaveLength(1);
  });

  it('has payments that failed, and mails that nobody took within an hour', async () => {
    const before = await counts();
    const unpaid = await buildOrder(shop.ctx(), { lines: [{ productId: await buildSellable(shop), quantity: 1 }] });
    await markPaymentFailed(shop.ctx(), unpaid.order);
    expect((await counts()).paymentsToCheck).toBe(before.paymentsToCheck! + 1);
    const job = `SELECT graphile_worker.add_job('contact.mail', '{}', run_at := now() - $1::interval)`;
    await shop.ctx().sql(job, ['59 minutes']);
    expect((await counts()).mailsToCheck).toBe(before.mailsToCheck);
    await shop.ctx().sql(job, ['61 minutes']);
    expect((await counts()).mailsToCheck).toBe(before.mailsToCheck! + 1);
  });

  it('is told as far as the role goes', async () => {
    const shown = async (...permissions: Permission[]) =>
      Object.entries(await counts(await adminWith(...permissions)))
        .filter(([, count]) => count !== null)
        .map(([name]) => name);
    expect(await shown(Permission.ORDERS, Permission.ANALYTICS)).toEqual([
      'ordersToPack',
      'paymentsToCheck',
      'mailsToCheck',
      'withdrawals',
    ]);
    expect(await shown(Permission.CATALOGUE)).toEqual([
      'products',
      'lowStock',
      'outOfStock',
      'waitingBuilds',
      'waitingReviews',
    ]);
    expect(await shown(Permission.SETTINGS)).toEqual(['failedWebhooks']);
    expect(await refusal(shop.graphql(COUNTS))).toBe('UNAUTHENTICATED');
    const customer = await signInAs(shop, await buildAccount(shop));
    expect(await refusal(shop.graphql(COUNTS, {}, { headers: customer }))).toBe('FORBIDDEN');
  });
});
