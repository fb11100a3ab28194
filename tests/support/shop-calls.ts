import { randomUUID } from 'node:crypto';

export const ADMIN = { email: 'admin@martyx.example', password: 'Workshop-Admin-2026!' };
/** Of the accounts that tests open. */
export const PASSWORD = 'Balsa-and-Glue-88';
export const ANNA = { email: 'anna@martyx.example', password: 'Rocket-Fan-2026!' };

interface Session {
  token: string;
  user: { id: string; email: string; emailConfirmed: boolean; admin: boolean };
}

/** A running shop as programs of others call it, by its address; with a session as the person of it. Throws what the shop refuses. */
export class ShopCalls {
  constructor(
    readonly url: string,
    readonly session?: Session,
  ) {}

  get headers(): Record<string, string> {
    return this.session ? { authorization: `Bearer ${this.session.token}` } : {};
  }

  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const headers = { 'content-type': 'application/json', ...this.headers };
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(new URL('/graphql', this.url), { method: 'POST', headers, body });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  async signIn(who: { email: string; password: string }): Promise<ShopCalls> {
    const login = `mutation ($input: LoginInput!) {
      login(input: $input) { token user { id email emailConfirmed admin } }
    }`;
    return new ShopCalls(this.url, (await this.ask<{ login: Session }>(login, { input: who })).login);
  }

  async put(path: string, type: string, bytes: Buffer): Promise<void> {
    const headers = { 'content-type': type, ...this.headers };
    const answer = await fetch(new URL(path, this.url), { method: 'PUT', headers, body: new Uint8Array(bytes) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }

  /** What the browser keeps of the session, for the storage state of a page. */
  get stored(): { name: string; value: string }[] {
    const { token, user } = this.session!;
    const kept = { martyx_token: token, martyx_user: user, ...(user.admin && { adminAuthed: true }) };
    return Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  }
}

const ADDRESS = { street: 'Lipová 7', city: 'Bratislava', postcode: '811 02', country: 'SK' };

export interface Purchase {
  email?: string;
  firstName?: string;
  lastName?: string;
  lines: { productId: number; quantity: number }[];
  /** Absent: in Slovakia. */
  address?: typeof ADDRESS;
  /** Absent: the first one there. */
  shippingMethod?: string;
}

export interface Bought {
  id: string;
  accessToken: string;
  items: { id: string; productId: number }[];
}

interface Quote {
  cartQuote: { fingerprint: string; shippingMethod: string | null; shippingMethods: { id: string }[] };
}

const quoteOf = (shop: ShopCalls, { lines, address = ADDRESS }: Purchase, shippingMethod?: string) =>
  shop
    .ask<Quote>(
      'query ($input: CartQuoteInput!) { cartQuote(input: $input) { fingerprint shippingMethod shippingMethods { id } } }',
      { input: { lines, country: address.country, shippingMethod } },
    )
    .then(({ cartQuote }) => cartQuote);

/** An order that waits for its payment. */
export const placeByCalls = async (shop: ShopCalls, purchase: Purchase): Promise<Bought> => {
  const { lines, email, firstName = 'Emma', lastName = 'Wright' } = purchase;
  const first = await quoteOf(shop, purchase, purchase.shippingMethod);
  const shippingMethod = first.shippingMethod ?? first.shippingMethods[0]?.id;
  const { fingerprint } = await quoteOf(shop, purchase, shippingMethod);
  const address = { firstName, lastName, ...(purchase.address ?? ADDRESS) };
  const given = { lines, email, shippingMethod, fingerprint, billingAddress: address };
  const agreed = { idempotencyKey: randomUUID(), digitalConsent: true, termsAccepted: true };
  const { placeOrder } = await shop.ask<{ placeOrder: { accessToken: string; order: Bought } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { accessToken order { id lines { id productId } } } }',
    { input: { ...given, ...agreed, ...(shippingMethod && { shippingAddress: address }) } },
  );
  return { ...placeOrder.order, accessToken: placeOrder.accessToken };
};

/** Pays an order at the simulator; another process of the shop may have taken it. Gives the state of the payment. */
export const payByCalls = async (shop: ShopCalls, { id, accessToken }: Bought): Promise<string> => {
  const input = { orderId: id, accessToken };
  const start = 'mutation ($input: PaymentInput!) { startPayment(input: $input) { paypalOrderId } }';
  const { startPayment } = await shop.ask<{ startPayment: { paypalOrderId: string } }>(start, { input });
  const { paypalOrderId } = startPayment;
  const body = new URLSearchParams({ token: paypalOrderId, choice: 'pay' });
  await fetch(new URL('/simulator/paypal/approve', shop.url), { method: 'POST', body, redirect: 'manual' });
  const capture = 'mutation ($input: PaymentInput!) { capturePayment(input: $input) { state } }';
  const paid = await shop.ask<{ capturePayment: { state: string } }>(capture, { input: { ...input, paypalOrderId } });
  return paid.capturePayment.state;
};

/** An order that is paid at the simulator. */
export const buyByCalls = async (shop: ShopCalls, purchase: Purchase): Promise<Bought> => {
  const bought = await placeByCalls(shop, purchase);
  await payByCalls(shop, bought);
  return bought;
};

/** Opens an account and confirms its address as an administrator does; gives its id. */
export const openAccountByCalls = async (
  shop: ShopCalls,
  person: { email: string; firstName?: string; lastName?: string },
): Promise<string> => {
  const input = { password: PASSWORD, firstName: 'Emma', lastName: 'Wright', termsAccepted: true, ...person };
  await shop.ask('mutation ($input: RegisterInput!) { register(input: $input) { receivedAt } }', { input });
  const admin = await shop.signIn(ADMIN);
  const { adminUsers } = await admin.ask<{ adminUsers: { items: { id: string }[] } }>(
    'query ($email: String!) { adminUsers(filter: { search: $email }) { items { id } } }',
    { email: person.email },
  );
  const { id } = adminUsers.items[0]!;
  await admin.ask('mutation ($id: ID!) { confirmUserEmail(input: { id: $id }) { id } }', { id });
  return id;
};
