/**
 * A sample connector of a fulfilment service: it fetches paid orders, ships them with the carrier's number, fetches the
 * documents of a month, and tells the shop's webhooks from others. It needs Node 22 and nothing else:
 *
 *   MARTYX_URL=https://shop.example MARTYX_KEY=mtxa_… node --experimental-strip-types connector.ts 2026-11 ./documents
 *
 * The key is made in the administration under Settings, API keys, with the scopes orders:read, fulfilment:write and
 * documents:read; it opens nothing else. Each call is described at {shop}/api/docs, and how things work at {shop}/developers.
 *
 * What a connector should do, and this one does:
 * - send an `Idempotency-Key` with whatever changes something, the same one when it tries again: the shop does it once;
 * - wait as long as `Retry-After` says when it is told 429 or 503, and a moment when it is told 409 IDEMPOTENCY_IN_FLIGHT;
 * - go on with `after` until it is null, and never count pages;
 * - look at `errorCode`, never at texts.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export interface Order {
  id: string;
  orderNumber: string;
  toCollect: number | null;
  currency: string;
  shippingMethod: string | null;
  recipient: Record<'firstName' | 'lastName' | 'street' | 'city' | 'postcode' | 'country', string> & {
    company: string | null;
    phone: string | null;
    email: string | null;
  };
  /** Null: it is brought to the recipient. */
  pickupPoint: { carrier: string; id: string; name: string } | null;
  lines: { sku: string; quantity: number }[];
}

export interface Document {
  number: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  total: number;
  pdf: string;
  ubl: string;
}

/** What the carrier answers when a parcel is announced to it. */
export interface Parcel {
  carrier: string;
  tracking: string;
}

const TRIES = 5;

/** What the shop refused, by its code. */
export class ShopError extends Error {
  readonly status: number;
  readonly errorCode: string;

  constructor(status: number, errorCode: string) {
    super(`${status} ${errorCode}`);
    this.status = status;
    this.errorCode = errorCode;
  }
}

export class Connector {
  readonly #shop: string;
  readonly #key: string;

  constructor(shop: string, key: string) {
    this.#shop = shop;
    this.#key = key;
  }

  /** Ships everything that waits, by the numbers that `announce` gets of the carrier. Answers the numbers of the orders. */
  async shipPaidOrders(announce: (order: Order) => Promise<Parcel>): Promise<string[]> {
    const shipped: string[] = [];
    for (const order of await this.#all<Order>('/api/back-office/v1/orders?stage=TO_SHIP')) {
      const body = JSON.stringify(await announce(order));
      const url = `/api/back-office/v1/orders/${order.id}/shipment`;
      await this.#call(url, { method: 'POST', body, key: `ship-${order.id}` });
      shipped.push(order.orderNumber);
    }
    return shipped;
  }

  /** Writes the documents of a month, such as 2026-11, into a folder, as PDF and as data. Answers what there is. */
  async fetchDocuments(month: string, folder: string): Promise<Document[]> {
    await mkdir(folder, { recursive: true });
    const documents = await this.#all<Document>(`/api/back-office/v1/documents?month=${month}`);
    for (const { number, pdf, ubl } of documents) {
      await writeFile(path.join(folder, `${number}.pdf`), await this.#bytes(pdf));
      await writeFile(path.join(folder, `${number}.xml`), await this.#bytes(ubl));
    }
    return documents;
  }

  /** Every page of a list, before anything is done with it: what is shipped leaves the list. */
  async #all<Item>(url: string): Promise<Item[]> {
    const items: Item[] = [];
    let after: string | null = null;
    do {
      const next = after === null ? url : `${url}&after=${encodeURIComponent(after)}`;
      const page = (await (await this.#call(next)).json()) as { items: Item[]; after: string | null };
      items.push(...page.items);
      after = page.after;
    } while (after !== null);
    return items;
  }

  async #bytes(url: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#call(url)).arrayBuffer());
  }

  async #call(
    url: string,
    { method = 'GET', body, key }: { method?: string; body?: string; key?: string } = {},
  ): Promise<Response> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.#key}` };
    if (body) headers['content-type'] = 'application/json';
    if (key) headers['idempotency-key'] = `"${key}"`;
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(new URL(url, this.#shop), { method, headers, body });
      if (answer.ok) return answer;
      const { errorCode } = (await answer.json()) as { errorCode: string };
      const passing = [429, 503].includes(answer.status) || errorCode === 'IDEMPOTENCY_IN_FLIGHT';
      if (!passing || tries === TRIES) throw new ShopError(answer.status, errorCode);
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    }
  }
}

/** Whether the shop sent a webhook, not longer than five minutes ago. `body` is as it came, before it is parsed. */
export const isFromShop = (signature: string, body: string, secret: string, now = Date.now()): boolean => {
  const parts = signature.split(',').map((part) => part.split('=', 2) as [string, string?]);
  const moment = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!(Math.abs(now / 1000 - Number(moment)) <= 300)) return false;
  const own = createHmac('sha256', secret).update(`${moment}.${body}`).digest();
  return parts.some(([name, value = '']) => {
    const theirs = Buffer.from(value, 'hex');
    return name === 'v1' && theirs.length === own.length && timingSafeEqual(theirs, own);
  });
};

const main = async (month: string, folder: string): Promise<void> => {
  const connector = new Connector(process.env.MARTYX_URL!, process.env.MARTYX_KEY!);
  // Here a real connector asks the carrier for a number; the shop takes any.
  const announce = ({ orderNumber }: Order) => Promise.resolve({ carrier: 'OTHER', tracking: orderNumber });
  console.log('shipped', await connector.shipPaidOrders(announce));
  console.log('documents', (await connector.fetchDocuments(month, folder)).length);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv[2] ?? new Date().toISOString().slice(0, 7), process.argv[3] ?? 'documents');
}
