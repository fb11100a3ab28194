import { isObjectType, parse, type GraphQLObjectType, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { measureOperation } from '../../../server/edge/graphql/cost.ts';
import { buildBareSchema } from '../../../server/schema.ts';
import { buildCostWorld, type CostWorld } from '../../support/builders/build-cost-world.ts';
import { callOf, costOf, isNeeded, measured, type Field } from '../../support/measured-cost.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** What a unit of cost stands for, and how far a measured field may be off on a busy machine. */
const UNIT_MS = 0.025;
const TOLERANCE = 3;
/** Of noise, in one measurement. */
const SLACK_MS = 3;
/** What they take beside what they say tells how slow this machine is: a short loop does not. */
const COMMON = ['productsById', 'adminOrder', 'backOfficeOrders', 'adminProduct', 'cartQuote'];

const schema = buildBareSchema();
let shop: TestShop;
let world: CostWorld;
let slowness = 1;
beforeAll(async () => {
  shop = await startShop();
  world = await buildCostWorld(shop);
  const ratios: number[] = [];
  for (const name of COMMON) {
    const { text, as } = questionOf(schema.getQueryType()!.getFields()[name] as Field, givenOf());
    const { cpuMs } = await measured(shop, schema, { textOf: () => text, ctxOf: ctxOf(as) });
    ratios.push(cpuMs / (costOf(schema, text) * UNIT_MS));
  }
  slowness = Math.max(1, ratios.sort((a, b) => a - b)[COMMON.length >> 1]!);
}, 120_000);
afterAll(() => shop.close());

type Caller = 'visitor' | 'customer' | 'admin';
const ctxOf = (caller: Caller) => (): Ctx =>
  caller === 'visitor' ? shop.ctx() : caller === 'customer' ? world.asCustomer() : world.asAdmin();

interface Row {
  readonly field: string;
  readonly cpuMs: number;
  readonly allowedMs: number;
}

const rowOf = (field: string, cpuMs: number, cost: number): Row => ({
  field,
  cpuMs,
  allowedMs: slowness * (TOLERANCE * cost * UNIT_MS + SLACK_MS),
});
const tooExpensive = (rows: readonly Row[]): readonly Row[] => rows.filter(({ cpuMs, allowedMs }) => cpuMs > allowedMs);

interface Place {
  readonly as: Caller;
  /** An operation with a selection where the type is given. */
  readonly around: (selection: string) => string;
}

const products = (): string => `productsById(ids: [${world.products.join()}])`;
const cart = (): string =>
  `{ lines: [${world.kits.map((id) => `{ productId: ${id}, quantity: 1 }`).join()}], country: "SK" }`;

const PLACES: Readonly<Record<string, Place>> = {
  Product: { as: 'visitor', around: (s) => `{ ${products()} { ${s} } }` },
  User: { as: 'customer', around: (s) => `{ me { ${s} } }` },
  Order: { as: 'customer', around: (s) => `{ me { orders { nodes { ${s} } } } }` },
  OrderConnection: { as: 'customer', around: (s) => `{ me { orders { ${s} } } }` },
  OwnedDownloadConnection: { as: 'customer', around: (s) => `{ me { downloads { ${s} } } }` },
  OrderLine: { as: 'customer', around: (s) => `{ me { orders { nodes { lines { ${s} } } } } }` },
  OwnedDownload: { as: 'customer', around: (s) => `{ me { downloads { nodes { ${s} } } } }` },
  OwnedVersion: { as: 'customer', around: (s) => `{ me { downloads { nodes { line { versions { ${s} } } } } } }` },
  TailoredCopy: {
    as: 'customer',
    around: (s) => `{ me { downloads { nodes { line { tailoredCopies { ${s} } } } } } }`,
  },
  TailoringOption: {
    as: 'customer',
    around: (s) => `{ me { downloads { nodes { line { tailoring { parameters { options { ${s} } } } } } } } }`,
  },
  AdminGiftCard: { as: 'admin', around: (s) => `{ adminGiftCards(first: 100) { items { ${s} } } }` },
  AdminRole: { as: 'admin', around: (s) => `{ adminRoles { ${s} } }` },
  CustomerGroup: { as: 'admin', around: (s) => `{ customerGroups { ${s} } }` },
  AdminUser: { as: 'admin', around: (s) => `{ adminUsers { items { ${s} } } }` },
  Build: { as: 'visitor', around: (s) => `{ builds { items { ${s} } } }` },
  Builder: { as: 'visitor', around: (s) => `{ builds { items { builder { ${s} } } } }` },
  BackOfficeOrderConnection: { as: 'admin', around: (s) => `{ backOfficeOrders { ${s} } }` },
  StockCountConnection: { as: 'admin', around: (s) => `{ backOfficeStock { ${s} } }` },
  Category: { as: 'visitor', around: (s) => `{ categories { ${s} } }` },
  DownloadsContent: {
    as: 'visitor',
    around: (s) => `{ ${products()} { tabs { content { ... on DownloadsContent { ${s} } } } } }`,
  },
  RcComponent: {
    as: 'visitor',
    around: (s) => `{ ${products()} { tabs { content { ... on PrintInfoContent { rcComponents { ${s} } } } } } }`,
  },
  ModelVersion: {
    as: 'visitor',
    around: (s) => `{ productsById(ids: [${world.model.productId}]) { modelVersions { ${s} } } }`,
  },
  ProductPart: { as: 'visitor', around: (s) => `{ ${products()} { parts { ${s} } } }` },
  Review: {
    as: 'visitor',
    around: (s) => `{ productsById(ids: [${world.kits.join()}]) { reviews(first: 10) { nodes { ${s} } } } }`,
  },
  CartLine: { as: 'customer', around: (s) => `{ myCart { ${s} } }` },
  QuoteLine: { as: 'visitor', around: (s) => `{ cartQuote(input: ${cart()}) { lines { ${s} } } }` },
  AdminCategory: { as: 'admin', around: (s) => `{ adminCategories { ${s} } }` },
  EditableProduct: { as: 'admin', around: (s) => `{ adminProduct(id: ${world.kits[0]}) { ${s} } }` },
  Complaint: {
    as: 'customer',
    around: (s) => `{ order(id: "${world.bought[0]!.order.id}") { complaints { ${s} } } }`,
  },
  Withdrawal: {
    as: 'customer',
    around: (s) => `{ order(id: "${world.bought[0]!.order.id}") { withdrawals { ${s} } } }`,
  },
  WithdrawnProduct: { as: 'visitor', around: (s) => `{ withdrawnProduct(id: ${world.inactive}) { ${s} } }` },
  SearchSuggestions: { as: 'visitor', around: (s) => `{ searchSuggestions(text: "ender") { ${s} } }` },
  ProductConnection: { as: 'visitor', around: (s) => `{ products { ${s} } }` },
  ModelDraft: { as: 'admin', around: (s) => `{ modelDraft(productId: ${world.model.productId}) { ${s} } }` },
  ModelDraftPart: {
    as: 'admin',
    around: (s) => `{ modelDraft(productId: ${world.model.productId}) { parts { ${s} } } }`,
  },
  ModelUpload: { as: 'admin', around: (s) => `{ modelUpload(id: "${world.uploadId}") { ${s} } }` },
  UploadedFile: { as: 'admin', around: (s) => `{ modelUpload(id: "${world.uploadId}") { files { ${s} } } }` },
  PrintQueue: {
    as: 'customer',
    around: (s) => `{ printQueue(lineId: "${world.bought[0]!.lines[0]!.id}") { ${s} } }`,
  },
  Promotion: { as: 'admin', around: (s) => `{ promotions(first: 100) { items { ${s} } } }` },
  VisitStore: { as: 'admin', around: (s) => `{ visitStore { ${s} } }` },
  WishlistItem: { as: 'customer', around: (s) => `{ myWishlist { items { ${s} } } }` },
};

const computedOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(({ resolve }) => resolve) as Field[];

/** Another bed each time: a plan that was made is kept. */
const argumentsOf = (run: number): Record<string, string> => ({
  bed: `{ widthMm: ${220 + run}, depthMm: 220, heightMm: 250 }`,
  printerClass: 'FAST',
  input: '{ printerClass: FAST }',
  profile: '{ walls: 3 }',
});

describe('the table of what fields cost', () => {
  it('has every type of the schema that computes a field', () => {
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const computing = types.filter((type) => !/^__|^(Query|Mutation)$/.test(type.name) && computedOf(type).length > 0);
    expect(computing.map(({ name }) => name).sort()).toEqual(Object.keys(PLACES).sort());
  });

  it.each(Object.entries(PLACES))('says of every field of %s what it takes at least', async (name, place) => {
    const { as, around } = place;
    const base = await measured(shop, schema, { textOf: () => around('__typename'), ctxOf: ctxOf(as) });
    expect(JSON.stringify(base.data)).toContain(`"__typename":"${name}"`);
    const rows: Row[] = [];
    for (const field of computedOf(schema.getType(name) as GraphQLObjectType)) {
      const textOf = (run: number) => around(`__typename ${callOf(field, argumentsOf(run))}`);
      const cost = costOf(schema, textOf(0)) - costOf(schema, around('__typename'));
      const enoughMs = base.cpuMs + rowOf(field.name, 0, cost).allowedMs;
      const { cpuMs } = await measured(shop, schema, { textOf, ctxOf: ctxOf(as), enoughMs });
      rows.push(rowOf(field.name, cpuMs - base.cpuMs, cost));
    }
    expect(tooExpensive(rows)).toEqual([]);
  });
});

/** Arguments of questions that need some, or that are dear with them. */
const givenOf = (): Readonly<Record<string, Record<string, string>>> => {
  const kit = String(world.kits[0]);
  const { order, lines } = world.bought[0]!;
  const user = `"${world.asCustomer().viewer!.userId}"`;
  const orders = `[${world.bought.map((one) => `"${one.order.id}"`).join()}]`;
  return {
    adminGiftCard: { id: `"${world.giftCardId}"` },
    adminGiftCards: { first: '100' },
    adminBuilds: { queue: 'WAITING' },
    adminOrder: { id: `"${order.id}"` },
    orderPacking: { id: `"${order.id}"` },
    scannedOrder: { number: '"MX-2026-000001"' },
    adminProduct: { id: kit },
    adminReviews: { state: 'PUBLISHED' },
    adminUser: { id: user },
    builder: { id: user },
    myReview: { productId: kit },
    adminOrders: { first: '100' },
    adminDocuments: { first: '100' },
    documentBundle: { month: '"2026-11"' },
    adminUsers: { first: '100' },
    adminProducts: { first: '100' },
    adminDashboard: { days: '366' },
    visitsDaily: { days: '366' },
    auditLog: { first: '100' },
    backOfficeOrder: { id: `"${order.id}"` },
    backOfficeOrders: { first: '100' },
    backOfficeStock: { first: '100' },
    boughtLines: { idempotencyKey: '"nobody-has-this-key"' },
    build: { id: `"${world.builds[0]}"` },
    cartQuote: { input: cart() },
    category: { slug: '"rockets"' },
    order: { id: `"${order.id}"` },
    modelDraft: { productId: String(world.model.productId) },
    modelUpload: { id: `"${world.uploadId}"` },
    packList: { ids: orders },
    pickupPoints: { input: '{ carrier: PACKETA, country: "SK", text: "Zilina" }' },
    priceHistory: { productId: kit },
    promotion: { id: `"${world.promotionId}"` },
    customerGroup: { id: `"${world.groupId}"` },
    promotions: { first: '100' },
    printQueue: { lineId: `"${lines[0]!.id}"` },
    product: { id: kit },
    productPreview: { id: kit },
    profileSlicing: { input: `{ productId: ${world.model.productId}, printerClass: QUICK, profile: { walls: 3 } }` },
    printQuote: {
      input: `{ productId: ${world.sliced}, parts: [{ partId: "fin", copies: 2 }], material: "PLA", colour: "#1a1a1a" }`,
    },
    productIdBySlug: { slug: '"x"' },
    builds: { first: '100' },
    products: { search: '"kriv kit rocket"', first: '50' },
    productsById: { ids: `[${world.products.join()}]` },
    searchSuggestions: { text: '"kriv rock"', first: '12' },
    taxReturns: { period: '"2026-Q4"' },
    paymentAccounts: { period: '"2026-Q4"' },
    payoutMovements: { payoutId: '"txn_none"' },
    stockChanges: { productId: kit, first: '100' },
    visitRows: { day: '"2026-01-01"' },
    adminWithdrawals: { filter: 'OPEN' },
    adminComplaints: { filter: 'OPEN' },
    fittingMotors: { rooms: '[{ diameterMm: 29, lengthMm: 200, passMm: 20, reachMm: 300 }]' },
    legalText: { which: 'TERMS' },
    withdrawnProduct: { id: String(world.inactive) },
  };
};
/** They say back what is handed in, or end at a secret that nobody has. */
const NOT_MEASURED = new Set(['mailText', 'mailTextPreview', 'paymentResult', 'sharedWishlist']);
const OF_ADMINS =
  /^(admin|backOffice|model|visit|audit|mail|settings|stock|webhook|packList|priceHistory|productPreview|promotion|waiting|dead|paymentD|giftCard|customerG|attribute|document|taxR|turnover)/;

const questionOf = (field: Field, given: Readonly<Record<string, Record<string, string>>>) => {
  const passed = given[field.name] ?? {};
  expect(field.args.filter(isNeeded).every(({ name }) => passed[name])).toBe(true);
  const as: Caller = OF_ADMINS.test(field.name) ? 'admin' : 'customer';
  return { text: `{ ${callOf(field, passed)} }`, as };
};

describe('the questions', () => {
  it('of the schema take no more than they say', async () => {
    const given = givenOf();
    const rows: Row[] = [];
    for (const field of Object.values(schema.getQueryType()!.getFields()) as Field[]) {
      if (NOT_MEASURED.has(field.name)) continue;
      const { text, as } = questionOf(field, given);
      const { allowedMs } = rowOf(field.name, 0, costOf(schema, text));
      const { cpuMs } = await measured(shop, schema, { textOf: () => text, ctxOf: ctxOf(as), enoughMs: allowedMs });
      rows.push(rowOf(field.name, cpuMs, costOf(schema, text)));
    }
    expect(rows.length).toBeGreaterThan(50);
    expect(tooExpensive(rows)).toEqual([]);
  });

  it('cost more with words to search for, given in whatever way', () => {
    const cost = (text: string, variables = {}) => {
      const document = parse(text);
      return measureOperation(schema, document, document.definitions[0] as OperationDefinitionNode, variables).cost;
    };
    const none = cost('{ products { totalCount } }');
    const asked = 'query ($s: String) { products(search: $s) { totalCount } }';
    expect(cost('{ products(search: "kit") { totalCount } }')).toBeGreaterThan(none + 100);
    expect(cost(asked, { s: 'kit' })).toBe(cost('{ products(search: "kit") { totalCount } }'));
    expect(cost(asked, { s: null })).toBe(cost('{ products(search: null) { totalCount } }'));
    expect(cost(asked, { s: null })).toBeLessThan(none + 10);
  });
});
