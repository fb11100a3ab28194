import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });

/** Buyers come from networks of their own, each of another neighbourhood. */
const networkOf = (n: number): string => `100.${64 + (n % 64)}.${(n >> 6) % 256}.${(n >> 14) % 256}`;

interface Visitor {
  readonly base: string;
  readonly n: number;
  /** Headers beside the usual ones. */
  readonly asked?: Readonly<Record<string, string>>;
}

const send = (
  { base, n, asked = {} }: Visitor,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; location?: string; text: string }> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    const about = payload === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(payload) };
    const headers = { 'x-forwarded-for': networkOf(n), ...about, ...asked };
    const request = http.request(new URL(path, base), { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          location: response.headers.location,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject).end(payload);
  });

const graphql = async <T>(visitor: Visitor, query: string, variables: unknown = {}): Promise<T> => {
  const { text } = await send(visitor, 'POST', '/graphql', { query, variables });
  const { data, errors } = JSON.parse(text) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const CARD =
  'id slug name specLine productType price { minor decimal currency } image { url width height alt kind } category { slug name } stockState';
const LIST = `query List($filter: ProductFilter) { products(first: 24, filter: $filter) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } } }`;
const DETAIL = `query Detail($id: Int!) { product(id: $id) { ${CARD} summary description features available gallery { url width height alt kind } attributes { key label value }
  tabs { id label content { __typename ... on TextContent { html } ... on ListContent { items } ... on DownloadsContent { downloads: items { label format sizeBytes } } } } counterpart { id price { minor } } } }`;
const SEARCH = `query Search($search: String!) { products(first: 24, search: $search) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } } }`;
const FACETS = `query Facets($search: String!) { products(first: 24, search: $search) { nodes { ${CARD} } totalCount facets { key label values { value label count } min max } } }`;
const SUGGEST = `query Suggest($text: String!) { searchSuggestions(text: $text, first: 6) { correction products { id productType name price { minor } image { url } } categories { slug name productCount } } }`;
const QUOTE = `query Quote($input: CartQuoteInput!) { cartQuote(input: $input) { fingerprint shippingMethod total { minor } lines { productId quantity problem unitPrice { minor } subtotal { minor } product { id name image { url } } } shippingMethods { id price { minor } } } }`;
const PLACE =
  'mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { accessToken order { id orderNumber status totalAmount { minor } } } }';
const START = 'mutation Start($input: PaymentInput!) { startPayment(input: $input) { paypalOrderId approveUrl } }';
const CAPTURE = 'mutation Capture($input: PaymentInput!) { capturePayment(input: $input) { state } }';

/** Hits of many and of few, what is mistyped, and misses. */
const WORDS = ['rocket', 'glider', 'kestrel', 'avionics', 'wheel', 'parachute', 'krivan', 'rokcet', 'servo', 'hull'];
const wordsOf = (n: number): string =>
  `${WORDS[n % WORDS.length]}${n % 4 === 3 ? ` ${100 + (n % 720)}` : ''}${n % 10 === 9 ? 'xq' : ''}`;

const TYPED = ['ro', 'rocket', 'esc', 'krivan', 'luftsch', 'rokcet', 'para', 'servo t', 'nosecone', 'glid'];

const addressOf = (n: number) => ({
  firstName: 'Zuzana',
  lastName: 'Kováčová',
  street: `Štúra ${n}`,
  city: 'Banská Bystrica',
  postcode: '97401',
  country: 'SK',
});

interface Quote {
  cartQuote: { fingerprint: string; shippingMethod: string | null; shippingMethods: { id: string }[] };
}

const cartOf = (n: number, products: number) => [
  { productId: 1 + 2 * (n % Math.floor(products / 2)), quantity: 1 + (n % 3) },
  { productId: 2 + 2 * (n % Math.floor(products / 2)), quantity: 1 },
];

const place = async (visitor: Visitor, products: number): Promise<{ id: string; accessToken: string }> => {
  const { n } = visitor;
  const lines = cartOf(n, products);
  const first = await graphql<Quote>(visitor, QUOTE, { input: { lines, country: 'SK' } });
  const shippingMethod = first.cartQuote.shippingMethod ?? first.cartQuote.shippingMethods[0]!.id;
  const { cartQuote } = await graphql<Quote>(visitor, QUOTE, { input: { lines, country: 'SK', shippingMethod } });
  const input = {
    idempotencyKey: randomUUID(),
    lines,
    email: `buyer${n}@posta.sk`,
    billingAddress: addressOf(n),
    shippingAddress: addressOf(n),
    shippingMethod,
    digitalConsent: true,
    termsAccepted: true,
    fingerprint: cartQuote.fingerprint,
  };
  const { placeOrder } = await graphql<{ placeOrder: { accessToken: string; order: { id: string } } }>(visitor, PLACE, {
    input,
  });
  return { id: placeOrder.order.id, accessToken: placeOrder.accessToken };
};

const pay = async (visitor: Visitor, products: number): Promise<void> => {
  const { id, accessToken } = await place(visitor, products);
  const { startPayment } = await graphql<{ startPayment: { paypalOrderId: string } }>(visitor, START, {
    input: { orderId: id, accessToken },
  });
  const approved = await send(
    visitor,
    'POST',
    '/simulator/paypal/approve',
    `token=${startPayment.paypalOrderId}&choice=pay`,
  );
  if (approved.status >= 400) throw new Error(`approve: ${approved.status} ${approved.text}`);
  const input = { orderId: id, accessToken, paypalOrderId: startPayment.paypalOrderId };
  const { capturePayment } = await graphql<{ capturePayment: { state: string } }>(visitor, CAPTURE, { input });
  if (capturePayment.state !== 'PAID') throw new Error(`capture: ${capturePayment.state}`);
};

const OURS = { 'apollo-require-preflight': 'true', 'accept-language': 'en', 'accept-encoding': 'br' };

/** As a browser asks, again where too much is waiting; fails for any other status. */
const visit =
  (pathOf: (n: number, products: number) => string) =>
  async (base: string, n: number, products: number): Promise<void> => {
    const { status, text } = await send({ base, n, asked: OURS }, 'GET', pathOf(n, products));
    if (status === 503) return pause(200).then(() => visit(pathOf)(base, n, products));
    if (status !== 200) throw new Error(`${pathOf(n, products)}: ${status} ${text.slice(0, 200)}`);
  };

export interface Scenario {
  readonly name: string;
  readonly mark?: number;
  readonly run: (base: string, n: number, products: number) => Promise<void>;
}

const reads =
  (query: string, variables: (n: number, products: number) => object) =>
  async (base: string, n: number, products: number) => {
    await graphql({ base, n }, query, variables(n, products));
  };

/** One unit of each is what one shopper does once. `mark`: the most statements a unit may cost. */
export const scenarios: readonly Scenario[] = [
  { name: 'list of 24', mark: 3, run: reads(LIST, () => ({})) },
  {
    name: 'list in a category',
    mark: 3,
    run: reads(LIST, (n) => ({ filter: { category: ['planes', 'boats', 'cars', 'rockets'][n % 4] } })),
  },
  { name: 'detail', mark: 4, run: reads(DETAIL, (n, products) => ({ id: 1 + (n % products) })) },
  { name: 'search', run: reads(SEARCH, (n) => ({ search: wordsOf(n) })) },
  { name: 'search with facets', run: reads(FACETS, (n) => ({ search: wordsOf(n) })) },
  { name: 'list of 24, kept', mark: 0.1, run: visit(() => `/graphql?${new URLSearchParams({ query: LIST })}`) },
  { name: 'page kept', mark: 0.1, run: visit(() => '/?lang=en') },
  {
    name: 'page of a list, made anew',
    mark: 6,
    run: visit((n) => `/products?lang=en&min=${1 + (n % 5000)}&max=${6000 + n}`),
  },
  {
    name: 'page of a product, made anew',
    mark: 14,
    run: visit((n, products) => `/products/${1 + (n % products)}?lang=en`),
  },
  { name: 'suggestions', run: reads(SUGGEST, (n) => ({ text: TYPED[n % TYPED.length] })) },
  {
    name: 'cart: add and read',
    mark: 8,
    run: async (base, n, products) => {
      const [one, two] = cartOf(n, products);
      await graphql({ base, n }, QUOTE, { input: { lines: [one], country: 'SK' } });
      await graphql({ base, n }, QUOTE, { input: { lines: [one, two], country: 'SK' } });
    },
  },
  { name: 'checkout, placed', mark: 15, run: async (base, n, products) => void (await place({ base, n }, products)) },
  { name: 'checkout, paid', mark: 60, run: (base, n, products) => pay({ base, n }, products) },
];
