import { countWaiting } from '../../server/admin/dashboard/counts.service.ts';
import { readDashboard } from '../../server/admin/dashboard/dashboard.service.ts';
import { listWaitingMails } from '../../server/admin/mails/waiting-mails.service.ts';
import { viewOrder } from '../../server/admin/orders/order-view.ts';
import { listOrders } from '../../server/admin/orders/order-list.queries.ts';
import { AdminOrderSort, OrderTodoKind, type AdminOrderFilter } from '../../server/admin/orders/order-list.types.ts';
import { FulfilmentStatus, OrderStatus, PaymentStatus } from '../../server/orders/order-states.ts';
import { bankPayments } from '../../server/admin/payments/bank-payments.queries.ts';
import { listActors, listEntries } from '../../server/audit/audit.queries.ts';
import type { AuditFilter } from '../../server/audit/audit.types.ts';
import { DAY_MS } from '../../server/core/time.ts';
import { listAdminProducts } from '../../server/catalog/admin/admin-products.queries.ts';
import { AdminProductSort, StockShortage } from '../../server/catalog/admin/admin-products.types.ts';
import { exportProducts } from '../../server/catalog/admin/product-csv-export.queries.ts';
import { ProductSort } from '../../server/catalog/catalog-enums.ts';
import { listProducts } from '../../server/catalog/catalog-list.ts';
import type { ProductListArgs } from '../../server/catalog/catalog-list.types.ts';
import { findProduct, listCategories } from '../../server/catalog/catalog.service.ts';
import { featuredKit } from '../../server/catalog/featured-kit.queries.ts';
import { stockChanges } from '../../server/catalog/stock/stock-change.service.ts';
import { suggest } from '../../server/catalog/search/search-suggestions.ts';
import { listedParts } from '../../server/catalog/sitemap.queries.ts';
import type { Ctx } from '../../server/core/context.ts';
import { listDays, listRows } from '../../server/visits/visit-store.service.ts';
import { dayOf } from '../../server/core/text/format.ts';
import { pagesSitemap, productsSitemap, sitemap } from '../../server/edge/pages/sitemap.ts';

/** One read of the shop, by whom the context says: a visitor, or an admin where the name says so. */
export interface Read {
  readonly name: string;
  /** A change of the catalogue comes before each run. */
  readonly changed?: boolean;
  /** How many times the blocks it may touch, however many more products there are; absent: it grows with what it finds. */
  readonly bound?: number;
  readonly run: (ctx: Ctx) => Promise<unknown>;
}

const list =
  (args: Partial<ProductListArgs>, facets = false) =>
  async (ctx: Ctx): Promise<unknown> => {
    const found = await listProducts(ctx, { first: 24, ...args }, { facets });
    return facets ? found.summary() : found;
  };

const admin = (args: Partial<Parameters<typeof listAdminProducts>[1]>) => (ctx: Ctx) =>
  listAdminProducts(ctx, { first: 50, page: 1, sort: AdminProductSort.NEWEST, ...args });

const lastPart = async (ctx: Ctx): Promise<number> => (await listedParts(ctx)).at(-1)!.part;

const firstPortion = async (ctx: Ctx): Promise<unknown> => {
  for await (const rows of exportProducts(ctx, {})) return rows;
  return null;
};

const option = (key: string, value: string) => ({ key, options: [value] });

export const CATALOGUE_READS: readonly Read[] = [
  { name: 'list', bound: 1.3, run: list({}) },
  { name: 'list by name', bound: 1.3, run: list({ sort: ProductSort.NAME }) },
  { name: 'list by price', bound: 1.3, run: list({ sort: ProductSort.PRICE_ASC }) },
  { name: 'list of a category', bound: 1.3, run: list({ filter: { category: 'boats' } }) },
  { name: 'list, backward', bound: 1.3, run: list({ last: 24 }) },
  { name: 'detail', bound: 1.3, run: (ctx) => findProduct(ctx, 200) },
  { name: 'search, hits', bound: 2, run: list({ search: 'rocket' }) },
  { name: 'search, no hit', bound: 2, run: list({ search: 'xylophonquartz' }) },
  { name: 'search, mistyped', bound: 2, run: list({ search: 'rokcet' }) },
  { name: 'search, two words', run: list({ search: 'krivan rocket' }) },
  { name: 'search, a figure', run: list({ search: 'glider 500' }) },
  { name: 'search, a word of all', bound: 2, run: list({ search: 'printable' }) },
  { name: 'search, a beginning', bound: 2, run: list({ search: 'kri' }) },
  { name: 'search in a category', run: list({ search: 'rocket', filter: { category: 'boats' } }) },
  { name: 'search by price', run: list({ search: 'rocket', sort: ProductSort.PRICE_ASC }) },
  {
    name: 'search, options, price',
    run: list({ search: 'rocket', filter: { priceMaxMinor: 4000, attributes: [option('skill', 'advanced')] } }),
  },
  { name: 'suggestions', bound: 3, run: (ctx) => suggest(ctx, 'krivan', 6) },
  { name: 'suggestions, mistyped', bound: 2, run: (ctx) => suggest(ctx, 'rokcet', 6) },
  { name: 'an option', bound: 1.3, run: list({ filter: { attributes: [option('skill', 'advanced')] } }) },
  { name: 'a range', run: list({ filter: { attributes: [{ key: 'length', min: 100, max: 140 }] } }) },
  {
    name: 'two options, price',
    run: list({ filter: { priceMaxMinor: 1500, attributes: [option('skill', 'advanced'), option('scale', '1:24')] } }),
  },
  { name: 'facets, kept', bound: 1.3, run: list({}, true) },
  { name: 'facets after a change', changed: true, run: list({}, true) },
  { name: 'facets of a search, kept', bound: 2, run: list({ search: 'rocket' }, true) },
  { name: 'facets of a search, changed', changed: true, run: list({ search: 'rocket' }, true) },
  { name: 'categories', bound: 1.3, run: (ctx) => listCategories(ctx) },
  { name: 'categories after a change', changed: true, run: (ctx) => listCategories(ctx) },
  { name: 'featured kit', bound: 1.3, run: (ctx) => featuredKit(ctx) },
  { name: 'sitemap', run: (ctx) => sitemap(ctx, []) },
  { name: 'sitemap of categories', bound: 2, run: (ctx) => pagesSitemap(ctx, []) },
  { name: 'a file of the sitemap', run: (ctx) => productsSitemap(ctx, 1) },
  { name: 'the last file of the sitemap', run: async (ctx) => productsSitemap(ctx, await lastPart(ctx)) },
  { name: 'admin: products', bound: 1.3, run: admin({}) },
  { name: 'admin: products by name', bound: 1.3, run: admin({ sort: AdminProductSort.NAME_ASC }) },
  { name: 'admin: products by stock', bound: 1.7, run: admin({ sort: AdminProductSort.STOCK_ASC }) },
  { name: 'admin: products out of stock', run: admin({ filter: { stock: StockShortage.OUT } }) },
  { name: 'admin: products as CSV, a portion', run: firstPortion },
  { name: 'admin: search', run: admin({ filter: { search: 'kriváň 14' } }) },
  { name: 'admin: search, a word of many', run: admin({ filter: { search: 'kriváň' } }) },
  { name: 'admin: search, no hit', bound: 2, run: admin({ filter: { search: 'xylophon' } }) },
  { name: 'admin: search, number', run: admin({ filter: { search: 'mx-77' } }) },
  { name: 'admin: search, number of many', bound: 1.5, run: admin({ filter: { search: 'mx-1' } }) },
  { name: 'admin: search, oldest', run: admin({ sort: AdminProductSort.OLDEST, filter: { search: 'kriváň 14' } }) },
];

const orders =
  (filter: AdminOrderFilter, page = 1) =>
  (ctx: Ctx) =>
    listOrders(ctx, { first: 50, page, sort: AdminOrderSort.PLACED_DESC, filter });

const log = (filter: AuditFilter) => (ctx: Ctx) => listEntries(ctx, filter, { first: 50, page: 1 });
const clerk = (n: number): string => `00000000-0000-0000-0000-00000000000${n}`;

const visitsOn = (daysAgo: number, countryCode?: string) => (ctx: Ctx) =>
  listRows(ctx, { day: dayOf(new Date(Date.now() - daysAgo * DAY_MS)), countryCode, first: 50, page: 1 });

const newestOrder = async (ctx: Ctx): Promise<unknown> => {
  const [row] = await ctx.sql<{ id: string }>('SELECT id FROM orders ORDER BY order_date DESC LIMIT 1');
  return viewOrder(ctx, row!.id);
};

/** They grow with the years: of `fillBooks`. */
export const BOOK_READS: readonly Read[] = [
  { name: 'admin: audit', bound: 1.3, run: log({}) },
  { name: 'admin: audit of one who works here', bound: 1.3, run: log({ actor: clerk(3) }) },
  { name: 'admin: audit of one who is gone', bound: 2, run: log({ actor: clerk(7) }) },
  { name: 'admin: audit of settings', bound: 2, run: log({ subject: 'SETTINGS' }) },
  { name: 'admin: audit of a product', bound: 2, run: log({ subject: 'PRODUCT', subjectId: '12' }) },
  { name: 'admin: audit, a word of many', bound: 1.3, run: log({ search: 'ship' }) },
  { name: 'admin: audit, who acted', bound: 2, run: listActors },
  { name: 'admin: stock of a product', bound: 2, run: (ctx) => stockChanges(ctx, 1, 20) },
  { name: 'admin: money by bank', bound: 2.5, run: bankPayments },
  { name: 'admin: mails that wait', bound: 1.3, run: listWaitingMails },
  { name: 'admin: what waits', run: countWaiting },
  { name: 'admin: dashboard', run: (ctx) => readDashboard(ctx, 30) },
  { name: 'admin: days with visits', run: (ctx) => listDays(ctx, { first: 50, page: 1 }) },
  { name: 'admin: visits of a day', run: visitsOn(1) },
  { name: 'admin: visits of a day a year ago, of a country', run: visitsOn(365, 'SK') },
];

/** They grow with the orders, not with the products. */
export const ORDER_READS: readonly Read[] = [
  { name: 'admin: orders', bound: 2, run: orders({}) },
  { name: 'admin: orders, refunded', run: orders({ paymentStatus: PaymentStatus.REFUNDED }) },
  { name: 'admin: orders, completed', bound: 2.2, run: orders({ status: OrderStatus.COMPLETED }) },
  { name: 'admin: orders, to send', run: orders({ fulfilmentStatus: FulfilmentStatus.UNFULFILLED }) },
  { name: 'admin: orders, to pack', run: orders({ todo: OrderTodoKind.PACK }) },
  { name: 'admin: orders, payments', run: orders({ todo: OrderTodoKind.PAYMENT }) },
  {
    name: 'admin: orders of a month',
    run: orders({ placedFrom: new Date(Date.now() - 60 * DAY_MS), placedTo: new Date(Date.now() - 30 * DAY_MS) }),
  },
  { name: 'admin: one order', bound: 1.3, run: newestOrder },
  { name: 'admin: orders, one buyer', bound: 2, run: orders({ search: 'buyer777@example.sk' }) },
];
