import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { phonePhoto } from '../../support/builders/build-photo.ts';
import { NotAnswered, type Caller } from './traffic.ts';

/** What the shop has confirmed to somebody, and must not lose. */
export interface Acknowledged {
  readonly placed: string[];
  readonly paid: string[];
  /** Keys of the changes of stock. */
  readonly stock: string[];
  readonly pictures: string[];
}

export interface Offer {
  readonly kit: number;
  readonly files: number;
  readonly acknowledged: Acknowledged;
  readonly isOver: () => boolean;
}

const AGAIN_MS = 250;
/** Counted as a failure, for nobody changes a price; a buyer looks at the cart and orders anew. */
const CHANGED = /QUOTE_CHANGED/;
const ADDRESS = { street: 'Lipová 7', city: 'Bratislava', postcode: '811 02', country: 'SK' };

/** As often as it takes: the same call, with the same key. Null once it is over, or when the cart is another by now. */
const persist = async <Data>({ isOver }: Offer, call: () => Promise<Data>): Promise<Data | null> => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error;
      if (isOver() || CHANGED.test(error.message)) return null;
      await pause(AGAIN_MS);
    }
  }
};

const FILE = /\/assets\/[\w.-]+\.js/;

/** A page and its program, which has to come from the same version. */
const open = async (caller: Caller, address: string): Promise<void> => {
  const file = FILE.exec(await caller.get(address))?.[0];
  if (!file) throw new Error(`${address} names no program`);
  await caller.get(file);
};

/** Looks at one page after another, at pictures of the bucket, and asks by GraphQL. */
export const shop = async (caller: Caller, offer: Offer, everyMs: number): Promise<void> => {
  const list = 'query { products(first: 12) { nodes { id name price { minor } } } categories { slug } }';
  const looks = [
    () => caller.get('/'),
    () => caller.get(`/products/${offer.kit}`),
    () => open(caller, '/products?sort=price_asc'),
    () => caller.get('/api/products'),
    () => caller.ask(list),
    () => caller.get(`/media/${offer.acknowledged.pictures.at(-1)}`),
  ];
  for (let n = Math.floor(Math.random() * looks.length); !offer.isOver(); n += 1) {
    await looks[n % looks.length]!().catch((error: unknown) => {
      if (!(error instanceof NotAnswered)) throw error;
    });
    await pause(everyMs);
  }
};

const QUOTE =
  'query ($input: CartQuoteInput!) { cartQuote(input: $input) { fingerprint shippingMethods { id } shippingMethod } }';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { accessToken order { id } } }';
const START = 'mutation ($input: PaymentInput!) { startPayment(input: $input) { paypalOrderId } }';
const CAPTURE = 'mutation ($input: PaymentInput!) { capturePayment(input: $input) { state } }';

const givenOf = async (caller: Caller, offer: Offer) => {
  const lines = [offer.kit, offer.files].map((productId) => ({ productId, quantity: 1 }));
  const quote = (shippingMethod?: string) =>
    persist(offer, () =>
      caller.ask<{
        cartQuote: { fingerprint: string; shippingMethods: { id: string }[]; shippingMethod: string | null };
      }>(QUOTE, { input: { lines, country: 'SK', shippingMethod } }),
    );
  const first = await quote();
  const shippingMethod = first?.cartQuote.shippingMethod ?? first?.cartQuote.shippingMethods[0]?.id;
  const priced = await quote(shippingMethod);
  const billingAddress = { firstName: 'Emma', lastName: 'Wright', ...ADDRESS };
  return {
    lines,
    shippingMethod,
    fingerprint: priced?.cartQuote.fingerprint,
    email: `emma-${randomUUID()}@example.sk`,
    billingAddress,
    shippingAddress: billingAddress,
    idempotencyKey: randomUUID(),
    digitalConsent: true,
    termsAccepted: true,
  };
};

const buyOne = async (caller: Caller, offer: Offer): Promise<void> => {
  const { acknowledged } = offer;
  const input = await givenOf(caller, offer);
  const placed = await persist(offer, () =>
    caller.ask<{ placeOrder: { accessToken: string; order: { id: string } } }>(PLACE, { input }),
  );
  if (!placed) return;
  const { accessToken, order } = placed.placeOrder;
  acknowledged.placed.push(order.id);
  const started = await persist(offer, () =>
    caller.ask<{ startPayment: { paypalOrderId: string } }>(START, { input: { orderId: order.id, accessToken } }),
  );
  if (!started) return;
  const { paypalOrderId } = started.startPayment;
  const body = new URLSearchParams({ token: paypalOrderId, choice: 'pay' });
  // Whom PayPal has heard once, it does not ask again.
  await caller.get('/simulator/paypal/approve', { method: 'POST', body }).catch(() => undefined);
  const paid = await persist(offer, () =>
    caller.ask<{ capturePayment: { state: string } }>(CAPTURE, {
      input: { orderId: order.id, accessToken, paypalOrderId },
    }),
  );
  if (paid?.capturePayment.state === 'PAID') acknowledged.paid.push(order.id);
};

/** Buys a kit and files at a time, and pays; comes back with the same key whenever there was no answer. */
export const buy = async (caller: Caller, offer: Offer, everyMs: number): Promise<void> => {
  while (!offer.isOver()) {
    await buyOne(caller, offer);
    await pause(everyMs);
  }
};

const STOCK = `mutation ($input: ChangeStockInput!) { changeStock(input: $input) { id } }`;

export const uploadPicture = async (caller: Caller, colour: string): Promise<string> => {
  const headers = { 'content-type': 'image/jpeg' };
  const body = new Uint8Array(await phonePhoto(colour));
  const text = await caller.get('/api/admin/settings/pictures', { method: 'POST', headers, body });
  return (JSON.parse(text) as { key: string }).key;
};

/** Brings kits in, looks at the orders, and puts a new picture into the bucket now and then. */
export const administer = async (caller: Caller, offer: Offer, everyMs: number): Promise<void> => {
  for (let n = 0; !offer.isOver(); n += 1) {
    const key = randomUUID();
    const input = { id: offer.kit, delta: 1, key, reason: 'DELIVERY' };
    if (await persist(offer, () => caller.ask(STOCK, { input }))) offer.acknowledged.stock.push(key);
    if (n % 4 === 0) {
      const colour = `#${Math.floor(Math.random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`;
      const picture = await persist(offer, () => uploadPicture(caller, colour));
      if (picture) offer.acknowledged.pictures.push(picture);
    }
    await pause(everyMs);
  }
};
