import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission } from '../../../server/core/permissions.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import type { Person } from '../../support/builders/build-gallery.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop({ env: { GRAPHQL_BUDGET: '1000000000' } });
  owner = await buildAdminWith(shop, Object.values(Permission));
});
afterAll(() => shop.close());

const x = (count: number): string => 'x'.repeat(count);
const ROCKET = '🚀';

const ask = async (query: string, variables: object = {}) => {
  const { headers } = owner;
  return shop.graphql(query, variables as Record<string, unknown>, { headers });
};

/** The arguments of the one error, which has to be VALIDATION_FAILED; null where the input passes. */
const faultsOf = async (query: string, variables?: object): Promise<unknown> => {
  const { errors = [] } = await ask(query, variables);
  const refused = errors.filter(({ extensions }) => extensions.code === 'VALIDATION_FAILED');
  return refused.length > 0 ? refused[0]!.extensions.args : null;
};

const QUOTE = 'query ($i: CartQuoteInput!) { cartQuote(input: $i) { fingerprint } }';
const LINE = { productId: 1, quantity: 1 };
const ADDRESS = { firstName: 'Z', lastName: 'K', street: 'S 1', city: 'B', postcode: '97401', country: 'SK' };
const ORDER = {
  idempotencyKey: 'inputs-test-1',
  lines: [LINE],
  email: 'a@b.sk',
  billingAddress: ADDRESS,
  digitalConsent: true,
  termsAccepted: true,
  fingerprint: 'f',
};
const PLACE = 'mutation ($i: PlaceOrderInput!) { placeOrder(input: $i) { __typename } }';
const REFUND = 'mutation ($i: RefundOrderInput!) { refundOrder(input: $i) { __typename } }';
const WHOLE_REFUND = { orderId: 'o', reason: 'r', restock: false, idempotencyKey: 'inputs-test-1' };
const ORDERS =
  'query ($f: AdminOrderFilter, $n: Int!, $p: Int!) { adminOrders(filter: $f, first: $n, page: $p) { __typename } }';
const DAYS = 'query ($d: Int!) { visitsDaily(days: $d) { __typename } }';
const ROWS = 'query ($d: String!, $c: String) { visitRows(day: $d, countryCode: $c) { __typename } }';
const STOCK = 'mutation ($i: ChangeStockInput!) { changeStock(input: $i) { id } }';
const SHIP = 'mutation ($i: [ShipmentInput!]!) { markOrdersShipped(input: { shipments: $i }) { id } }';
const RESTORE = 'mutation ($i: [WishlistRestoreInput!]!) { restoreToWishlist(input: { items: $i }) { __typename } }';
const KEY = 'mutation ($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret } }';
const PAYMENT = 'query ($i: PaymentInput!) { paymentResult(input: $i) { state } }';
const SAVE = 'mutation ($i: SaveAddressInput!) { saveAddress(input: $i) { id } }';
const CATEGORY = 'mutation ($i: UpdateCategoryInput!) { updateCategory(input: $i) { id } }';
const NOTE = { id: 1, key: '0190a0a0-0000-7000-8000-000000000000', delta: 1, reason: 'COUNT' };

describe('an input of GraphQL', () => {
  it.each<[string, string, object, object | null]>([
    [
      'numbers of lines',
      QUOTE,
      { i: { lines: [LINE, { productId: 0, quantity: 1000 }] } },
      { 'lines.1.productId': 'TOO_SMALL', 'lines.1.quantity': 'TOO_LARGE' },
    ],
    [
      'a pattern and a length',
      QUOTE,
      { i: { lines: [], country: 'SVK', shippingMethod: x(41) } },
      { country: 'INVALID', shippingMethod: 'TOO_LONG' },
    ],
    ['what is null', QUOTE, { i: { lines: [], country: null, shippingMethod: null } }, null],
    ['characters, not their halves', QUOTE, { i: { lines: [], shippingMethod: ROCKET.repeat(40) } }, null],
    [
      'one character too many',
      QUOTE,
      { i: { lines: [], shippingMethod: `${ROCKET.repeat(40)}x` } },
      { shippingMethod: 'TOO_LONG' },
    ],
    ['signs with a way to be shown', QUOTE, { i: { lines: [], shippingMethod: '☺\uFE0F'.repeat(40) } }, null],
    [
      'inputs in inputs',
      PLACE,
      { i: { ...ORDER, idempotencyKey: 'short', billingAddress: { ...ADDRESS, city: x(1001), phone: x(1001) } } },
      { idempotencyKey: 'INVALID', 'billingAddress.city': 'TOO_LONG', 'billingAddress.phone': 'TOO_LONG' },
    ],
    [
      'inputs in inputs that may be absent',
      PLACE,
      { i: { ...ORDER, shippingAddress: { ...ADDRESS, vatId: x(1001) } } },
      { 'shippingAddress.vatId': 'TOO_LONG' },
    ],
    [
      'lists in inputs',
      REFUND,
      { i: { ...WHOLE_REFUND, amountMinor: 0, lines: [{ lineId: x(65), quantity: 0 }] } },
      { amountMinor: 'TOO_SMALL', 'lines.0.lineId': 'TOO_LONG', 'lines.0.quantity': 'TOO_SMALL' },
    ],
    [
      'a key of letters',
      REFUND,
      { i: { ...WHOLE_REFUND, idempotencyKey: 'not a key', reason: x(201) } },
      { idempotencyKey: 'INVALID', reason: 'TOO_LONG' },
    ],
    [
      'arguments of a class and the one it extends',
      ORDERS,
      { f: { search: x(201) }, n: 101, p: 0 },
      { 'filter.search': 'TOO_LONG', first: 'TOO_LARGE', page: 'TOO_SMALL' },
    ],
    ['arguments without an input', DAYS, { d: 0 }, { days: 'TOO_SMALL' }],
    ['a day that the calendar lacks', ROWS, { d: '2026-02-30', c: 'SVK' }, { day: 'INVALID', countryCode: 'INVALID' }],
    ['a day before all days', ROWS, { d: '1969-12-31' }, { day: 'INVALID' }],
    [
      'a number that is not 0',
      STOCK,
      { i: { ...NOTE, delta: 0, note: x(201) } },
      { delta: 'INVALID', note: 'TOO_LONG' },
    ],
    ['a number with two ends', STOCK, { i: { ...NOTE, delta: -1_000_001 } }, { delta: 'TOO_SMALL' }],
    [
      'the first wrong one of a list of inputs',
      SHIP,
      { i: [{ id: 'a' }, { id: 'b', tracking: x(101) }, { id: x(65) }] },
      { tracking: 'TOO_LONG' },
    ],
    ['one of a list', SHIP, { i: { id: x(65) } }, { id: 'TOO_LONG' }],
    [
      'a list of inputs that is too long',
      SHIP,
      { i: Array.from({ length: 101 }, () => ({ id: 'a' })) },
      { shipments: 'TOO_MANY' },
    ],
    [
      'a list of inputs with dates',
      RESTORE,
      { i: [{ productId: 0, addedAt: '2026-01-01T00:00:00Z' }] },
      { productId: 'TOO_SMALL' },
    ],
    ['a list of words', KEY, { i: { currentPassword: 'x', name: x(1001), scopes: [] } }, { name: 'TOO_LONG' }],
    [
      'a pattern of its own',
      PAYMENT,
      { i: { orderId: x(65), paypalOrderId: 'a b' } },
      { orderId: 'TOO_LONG', paypalOrderId: 'INVALID' },
    ],
    [
      'inputs of another module',
      SAVE,
      { i: { label: x(1001), address: { ...ADDRESS, street: x(1001) } } },
      { label: 'TOO_LONG', 'address.street': 'TOO_LONG' },
    ],
    [
      'only its own length, not what its service asks',
      CATEGORY,
      { i: { id: '1', expectedVersion: 1, slug: x(1001) } },
      { slug: 'TOO_LONG' },
    ],
  ])('is told of %s before anything else looks at it', async (_name, query, variables, faults) => {
    expect(await faultsOf(query, variables)).toEqual(faults);
  });

  it('that is written in the text is held to the length of its lists, before their items are looked at', async () => {
    const lines = (count: number, line: string) =>
      `{ cartQuote(input: { lines: [${Array(count).fill(line).join()}] }) { fingerprint } }`;
    expect(await faultsOf(lines(101, '{ productId: 1, quantity: 1 }'))).toEqual({ lines: 'TOO_MANY' });
    expect(await faultsOf(lines(2, '{ productId: 0, quantity: 1 }'))).toEqual({
      'lines.0.productId': 'TOO_SMALL',
      'lines.1.productId': 'TOO_SMALL',
    });
  });
});

describe('what a service asks of an input', () => {
  const ROLE = 'mutation ($i: AdminRoleInput!) { createRole(input: $i) { id } }';
  const LIST =
    'query ($a: String, $b: String, $f: Int!, $l: Int, $x: ProductFilter) { products(after: $a, before: $b, first: $f, last: $l, filter: $x) { __typename } }';
  const BUILDS = 'query ($f: Int!, $p: Int!) { builds(first: $f, page: $p) { __typename } }';
  const HOOK = 'mutation ($i: WebhookEndpointInput!) { createWebhookEndpoint(input: $i) { secret } }';
  const PROFILE = 'mutation ($i: ProfileInput!) { updateProfile(input: $i) { id } }';
  const BUILD = 'mutation ($i: SaveBuildInput!) { saveBuild(input: $i) { id } }';
  const BED = { widthMm: 100, depthMm: 100, heightMm: 100 };

  it.each<[string, string, object, object | null]>([
    [
      'an order',
      PLACE,
      {
        i: {
          ...ORDER,
          email: 'x',
          notes: x(1001),
          billingAddress: { ...ADDRESS, firstName: ' ', company: x(201), phone: 'x', country: 'xx' },
        },
      },
      {
        email: 'EMAIL_INVALID',
        notes: 'TOO_LONG',
        'billingAddress.firstName': 'REQUIRED',
        'billingAddress.company': 'TOO_LONG',
        'billingAddress.phone': 'INVALID',
        'billingAddress.country': 'COUNTRY_INVALID',
      },
    ],
    [
      'a postcode beside a wrong name',
      PLACE,
      { i: { ...ORDER, billingAddress: { ...ADDRESS, lastName: x(101), postcode: '1' } } },
      { 'billingAddress.lastName': 'TOO_LONG', 'billingAddress.postcode': 'POSTCODE_INVALID' },
    ],
    [
      'lines of one product together',
      PLACE,
      { i: { ...ORDER, lines: [LINE, { productId: 1, quantity: 999 }] } },
      { lines: 'TOO_MANY' },
    ],
    ['a role', ROLE, { i: { name: x(61), permissions: [] } }, { name: 'TOO_LONG', permissions: 'REQUIRED' }],
    [
      'a list',
      LIST,
      {
        a: 'c',
        f: 0,
        l: 101,
        x: {
          category: x(101),
          categories: ['a\0'],
          fitsPrinter: { ...BED, shape: 'CIRCULAR', depthMm: 90 },
          attributes: [{ key: x(101), options: [x(101)] }],
        },
      },
      {
        first: 'OUT_OF_RANGE',
        last: 'OUT_OF_RANGE',
        after: 'CONFLICT',
        'filter.category': 'TOO_LONG',
        'filter.categories': 'INVALID',
        'filter.fitsPrinter.depthMm': 'INVALID',
        'filter.attributes.0.key': 'TOO_LONG',
        'filter.attributes.0.options': 'TOO_LONG',
      },
    ],
    ['a page', BUILDS, { f: 101, p: 0 }, { first: 'TOO_LARGE', page: 'TOO_SMALL' }],
    [
      'an endpoint',
      HOOK,
      { i: { url: 'ftp://a.sk', description: x(101), events: [] } },
      { url: 'INVALID', description: 'TOO_LONG', events: 'REQUIRED' },
    ],
    [
      'a profile',
      PROFILE,
      { i: { firstName: x(101), username: '.', phone: 'x' } },
      { firstName: 'TOO_LONG', username: 'INVALID', phone: 'INVALID' },
    ],
    [
      'a build',
      BUILD,
      { i: { productId: 1, title: ' ', story: x(1001), grams: 0, hours: 0.01, launches: 10_001 } },
      { title: 'REQUIRED', story: 'TOO_LONG', grams: 'OUT_OF_RANGE', hours: 'OUT_OF_RANGE', launches: 'OUT_OF_RANGE' },
    ],
    [
      'a refund',
      REFUND,
      { i: { ...WHOLE_REFUND, reason: ' ', lines: [], amountMinor: 1, restock: true } },
      { reason: 'REQUIRED', lines: 'REQUIRED', amountMinor: 'INVALID', restock: 'INVALID' },
    ],
    [
      'names of a category',
      CATEGORY,
      { i: { id: '1', expectedVersion: 1, slug: '-', names: { en: ' ', sk: x(61), de: 'a' } } },
      { 'names.en': 'REQUIRED', 'names.sk': 'TOO_LONG' },
    ],
  ])('is told with all that is wrong at once: %s', async (_name, query, variables, faults) => {
    expect(await faultsOf(query, variables)).toEqual(faults);
  });

  it.each<[string, string, object, object]>([
    ['a role', ROLE, { i: { name: `${x(60)} and more`, permissions: ['ORDERS'] } }, { name: 'TOO_LONG' }],
    ['a build', BUILD, { i: { productId: 1, title: `${x(80)} and more` } }, { title: 'TOO_LONG' }],
  ])('is not cut at the end of a word that just fits: %s', async (_name, query, variables, faults) => {
    expect(await faultsOf(query, variables)).toEqual(faults);
  });
});
