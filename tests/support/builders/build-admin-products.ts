import { randomUUID } from 'node:crypto';
import { buildAccount, signInAs } from './build-account.ts';
import { startShop } from '../shop.ts';

const ROW = 'id sku name active archived version price { minor } missingLocales stock { onHand reserved available }';

export const LIST = `query ($filter: AdminProductFilter, $sort: AdminProductSort, $first: Int, $page: Int) {
  adminProducts(filter: $filter, sort: $sort, first: $first, page: $page) { totalCount items { ${ROW} image { url } category { name } } } }`;
export const PRICE = `mutation ($id: Int!, $price: Int!, $version: Int!) {
  setProductPrice(input: { id: $id, priceMinor: $price, expectedVersion: $version }) { ${ROW} } }`;
export const STOCK = `mutation ($input: ChangeStockInput!) { changeStock(input: $input) { ${ROW} } }`;
export const CHANGES = 'query ($id: Int!) { stockChanges(productId: $id) { by delta onHandAfter reason note } }';
export const HISTORY =
  'query ($id: Int!) { priceHistory(productId: $id) { lowest30Days { minor } prices { price { minor } since } } }';
export const BULK = `mutation ($rows: [BulkProductInput!]!, $policy: ErrorPolicy) {
  bulkUpdateProducts(input: { rows: $rows, errorPolicy: $policy }) { savedCount results { outcome errors { field code } product { ${ROW} } } } }`;
export const ACTIVE =
  'mutation ($ids: [Int!]!, $on: Boolean!) { setProductsActive(input: { ids: $ids, active: $on }) { savedCount } }';
export const ARCHIVE =
  'mutation ($ids: [Int!]!, $on: Boolean!) { setProductsArchived(input: { ids: $ids, archived: $on }) { savedCount results { outcome } } }';

export interface Row {
  id: number;
  sku: string;
  name: string;
  active: boolean;
  archived: boolean;
  version: number;
  price: { minor: number };
  missingLocales: string[];
  stock: { onHand: number; reserved: number; available: number } | null;
}
type Answers = Record<string, never> & {
  adminProducts: { totalCount: number; items: Row[] };
  setProductPrice: Row;
  changeStock: Row;
  stockChanges: object[];
  priceHistory: { lowest30Days: { minor: number }; prices: { price: { minor: number } }[] };
  bulkUpdateProducts: { savedCount: number; results: { outcome: string; errors: object[]; product: Row | null }[] };
  setProductsActive: { savedCount: number };
  setProductsArchived: { savedCount: number; results: { outcome: string }[] };
};

/** A shop with an admin, and the calls by which products are managed. */
export const openProductAdministration = async () => {
  const shop = await startShop();
  const admin = await buildAccount(shop, { admin: true });
  const headers = await signInAs(shop, admin);
  const ask = (query: string, variables: Record<string, unknown> = {}, as = headers) =>
    shop.graphql<Answers>(query, variables, { headers: as });
  const codeOf = async (query: string, variables: object, as = headers) =>
    (await ask(query, variables as Record<string, unknown>, as)).errors?.[0]?.extensions.code;
  const list = async (filter: object, more: object = {}) => (await ask(LIST, { filter, ...more })).data.adminProducts;
  /** The rows with the versions that their products have now. */
  const withVersions = async <Row extends object>(rows: readonly Row[]) => {
    const found = await shop.ctx().sql<{ id: number; version: number }>('SELECT id, version FROM product');
    const versions = new Map(found.map(({ id, version }) => [id, version]));
    return rows.map((row) => ({ expectedVersion: versions.get((row as { id: number }).id) ?? 1, ...row }));
  };
  const rowOf = async (id: number) => {
    const [row] = (await ask(BULK, { rows: await withVersions([{ id }]) })).data.bulkUpdateProducts.results;
    return row!.product!;
  };
  const audited = (id: number) =>
    shop.ctx().sql(
      `SELECT action, before, after, actor_id = $2 AS own FROM audit_entry
       WHERE subject = 'PRODUCT' AND subject_id = $1 ORDER BY id`,
      [String(id), admin.id],
    );
  const change = (id: number, delta: number, more: object = {}) =>
    ask(STOCK, { input: { id, key: randomUUID(), delta, reason: 'DELIVERY', ...more } });
  return { shop, admin, headers, ask, codeOf, list, rowOf, withVersions, audited, change };
};
