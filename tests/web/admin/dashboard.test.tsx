import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Component as Panel } from '../../../web/app/routes/admin/panel.tsx';
import { account } from '../../../web/lib/account/account.ts';
import { axisTop, markedPoints, nearest, peakOf, placeOf } from '../../../web/features/admin-dashboard/chart-scale.ts';
import { ADMIN } from '../../support/web/page-signing.ts';
import { signInAs } from '../../support/web/web-account.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

describe('the axis of a chart', () => {
  it.each([
    [0, 3],
    [1, 3],
    [4, 6],
    [421, 450],
    [450, 450],
    [451, 600],
    [8774, 9000],
    [1_000_000, 1_200_000],
  ])('holds %i under the round top %i', (highest, top) => expect(axisTop(highest)).toBe(top));

  it('has every value below its top, in three whole steps', () => {
    for (let highest = 0; highest < 5000; highest += 7) {
      const top = axisTop(highest);
      expect([top >= highest, Number.isInteger(top / 3)]).toEqual([true, true]);
    }
  });

  it('finds the point under the pointer, also outside of the chart', () => {
    expect([nearest(-1, 30), nearest(0.5, 31), nearest(2, 30)]).toEqual([0, 15, 29]);
    expect([placeOf(0, 1), placeOf(29, 30)]).toEqual([50, 100]);
  });

  it('marks the latest of equal peaks, and as many days as there is room for', () => {
    expect(peakOf([1, 5, 5, 2])).toBe(2);
    expect(markedPoints(30)).toEqual([0, 7, 15, 22, 29]);
    expect([markedPoints(1), markedPoints(2)]).toEqual([[0], [0, 1]]);
  });
});

const euros = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' });
const sales = (orders: number, revenue: number) => ({
  __typename: 'SalesFigures',
  orders,
  revenue: euros(revenue),
  averageOrder: orders === 0 ? null : euros(Math.round(revenue / orders)),
  kitsShare: orders === 0 ? null : 0.61,
  conversion: orders === 0 ? null : 0.0213,
});

const DAYS = [120, 421, 386].map((count, i) => ({
  __typename: 'VisitDay',
  date: `2026-11-${20 + i}`,
  count,
  uniqueCount: Math.round(count / 2),
}));

const visits = (days = DAYS) => ({
  __typename: 'DashboardVisits',
  today: 386,
  total: 812_345,
  count: 927,
  countBefore: 900,
  days,
  countries: [{ __typename: 'VisitLocation', countryCode: 'SK', country: 'Slovakia', count: 927 }],
});

const figures = (changes: Record<string, unknown> = {}) => ({
  adminDashboard: {
    __typename: 'AdminDashboard',
    visits: visits(),
    sales: sales(142, 1_826_400),
    salesBefore: sales(130, 1_645_405),
    weeks: [{ __typename: 'SalesWeek', week: 47, start: '2026-11-16', revenue: euros(610_000) }],
    bestSellers: [{ __typename: 'BestSeller', productId: 7, name: 'Kestrel', units: 12, revenue: euros(58_800) }],
    ...changes,
  },
});

const RAIL_COUNTS = {
  __typename: 'AdminCounts',
  ordersToPack: 7,
  products: null,
  waitingBuilds: null,
  waitingReviews: null,
};

const waiting = (permissions: string[], enabled = true, limits: object = {}): Answers => ({
  AdminRail: () => ({ me: { __typename: 'User', id: 'admin', permissions } }),
  AdminCounts: () => ({ adminCounts: RAIL_COUNTS }),
  Waiting: () => ({
    me: {
      __typename: 'User',
      id: 'admin',
      permissions,
      secondFactor: { __typename: 'SecondFactor', enabled },
    },
    adminCounts: {
      __typename: 'AdminCounts',
      lowStock: null,
      outOfStock: null,
      waitingBuilds: null,
      waitingReviews: null,
      failedWebhooks: null,
      ordersToPack: 7,
      paymentsToCheck: 1,
      mailsToCheck: 0,
      withdrawals: 0,
      withdrawalsOverdue: 2,
      complaints: 1,
      complaintsOverdue: 0,
      disputes: 1,
      deadPaymentEvents: 0,
      paymentDifferences: 0,
      bankEntries: 0,
      cashCollections: 0,
      undelivered: 0,
    },
    adminLimits: { __typename: 'AdminLimits', turnover: null, crossBorderSales: null, ...limits },
  }),
  LatestOrders: () => ({ adminOrders: { __typename: 'AdminOrderPage', items: [] } }),
});

const open = (answers: Answers) => renderPage(<Panel />, { path: '/admin/panel', answers });

beforeEach(() => signInAs(ADMIN));
afterEach(() => {
  cleanup();
  account.end('signed_out');
});

const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt, dt a' }).closest('div')!.querySelector('dd')!.textContent;

describe('the dashboard', () => {
  it('says what each figure is measured against', async () => {
    open({ ...waiting(['ANALYTICS', 'ORDERS']), Dashboard: () => figures() });
    await screen.findByText('Paid orders');
    expect(figure('Visits today')).toBe('386927 in 3 days, 812,345 in all');
    expect(figure('Paid orders')).toBe('142130 in the 3 days before');
    expect(figure('Revenue')).toBe('€18,264+11% on the 3 days before');
    expect(figure('Average order')).toBe('€128.62Goods sold: 61% kits, 39% files');
    expect(figure('Conversion')).toBe('2.13%2.13% in the 3 days before');
    expect(screen.getByText('421 on 21 Nov')).toBeDefined();
    const list = new URL(screen.getByRole('link', { name: 'Paid orders' }).getAttribute('href')!, location.origin);
    const [from, to] = ['from', 'to'].map((name) => list.searchParams.get(name)!);
    expect([list.pathname, list.searchParams.get('by')]).toEqual(['/admin/orders', 'paid']);
    expect((Date.parse(to!) - Date.parse(from!)) / 86_400_000 + 1).toBe(3);
  });

  it('begins at the peak of the chart, and gives its days as a table', async () => {
    open({ ...waiting(['ANALYTICS']), Dashboard: () => figures() });
    const chart = await screen.findByRole('slider', { name: 'Visits by day' });
    expect(chart.getAttribute('aria-valuetext')).toBe('21 November: 421 visits, 211 unique visitors');
    const rows = within(screen.getByRole('table', { name: 'Visits by day' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain('21 November421211');
  });

  it('shows the sales where the visits cannot be read, and says so where there are none yet', async () => {
    open({ ...waiting(['ANALYTICS']), Dashboard: () => figures({ visits: null }) });
    expect(await screen.findByText('The visits cannot be read at the moment.')).toBeDefined();
    expect(figure('Revenue')).toContain('€18,264');
    cleanup();
    const none = DAYS.map((day) => ({ ...day, count: 0, uniqueCount: 0 }));
    open({ ...waiting(['ANALYTICS']), Dashboard: () => figures({ visits: visits(none) }) });
    expect(await screen.findByText('No visits yet')).toBeDefined();
  });

  it('shows an admin who only packs what waits, what is done last, asks for no figures, and links no list of others', async () => {
    const { asked } = open(waiting(['ORDERS']));
    const todo = within(await screen.findByRole('navigation', { name: 'Waiting for you' })).getAllByRole('link');
    expect(todo.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['7 orders to pack', '/admin/orders?todo=pack'],
      ['1 payment to check', '/admin/orders?todo=payment'],
      ['2 withdrawals overdue', '/admin/withdrawals?show=overdue'],
      ['1 complaint to settle', '/admin/complaints'],
      ['1 dispute to answer', '/admin/orders?todo=dispute'],
      ['0 mails that did not go out', '/admin/mails'],
      ['0 withdrawals to settle', '/admin/withdrawals'],
      ['0 complaints overdue', '/admin/complaints?show=overdue'],
      ['0 payment notices that failed', '/admin/payment-events'],
      ['0 differences between PayPal and the books', '/admin/payment-differences'],
      ['0 bank payments to sort out', '/admin/bank-payments'],
      ['0 cash-on-delivery payments to sort out', '/admin/bank-payments#cash-open'],
      ['0 undelivered e-invoices', '/admin/documents?sending=TROUBLE'],
    ]);
    expect(await screen.findByText('No orders yet')).toBeDefined();
    expect(asked).not.toContain('Dashboard');
  });

  it('warns of the limits of VAT with what waits, and asks for nothing more', async () => {
    const turnover = {
      __typename: 'Turnover',
      year: 2027,
      net: euros(100),
      lastYear: euros(5_100_000),
      nextYear: euros(5_000_000),
      atOnce: euros(6_250_000),
      state: 'LAST_YEAR',
    };
    const crossBorderSales = {
      __typename: 'CrossBorderSales',
      net: euros(900_000),
      threshold: euros(1_000_000),
      near: true,
      passed: false,
      chosen: false,
    };
    const { asked } = open(waiting(['SETTINGS'], true, { turnover, crossBorderSales }));
    expect(await screen.findByText(/was €51,000\.00 in the last calendar year.*since 1 January 2027/)).toBeDefined();
    expect(screen.getByText(/at €9,000\.00 of €10,000\.00/)).toBeDefined();
    expect(asked.filter((name) => /turnover|cross/i.test(name))).toEqual([]);
  });

  it('advises a second step only to those who have none', async () => {
    open({ ...waiting(['ORDERS'], false) });
    const link = await screen.findByRole('link', { name: 'Set it up' });
    expect(link.getAttribute('href')).toBe('/account/security');
    cleanup();
    open(waiting(['ORDERS'], true));
    await screen.findByRole('navigation', { name: 'Waiting for you' });
    expect(screen.queryByRole('link', { name: 'Set it up' })).toBeNull();
  });
});
