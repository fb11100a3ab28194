/** Texts to be copied, for programs of the back office. Tests run them. */

/** What a key of an admin may do, by the words of the page. */
export const OFFICE_SCOPES = [
  ['orders:read', 'orders'],
  ['fulfilment:write', 'fulfilment'],
  ['documents:read', 'documents'],
  ['products:read', 'products'],
  ['stock:read', 'stock'],
  ['stock:write', 'count'],
  ['webhooks:write', 'webhooks'],
] as const;

const call = (lines: readonly string[]): string => lines.join(' \\\n  ');

const KEY = `-H "Authorization: Bearer $MARTYX_KEY"`;

export const ordersToShip = (origin: string): string =>
  call([`curl '${origin}/api/back-office/v1/orders?stage=TO_SHIP&first=50'`, KEY]);

export const ship = (origin: string): string =>
  call([
    `curl -X POST '${origin}/api/back-office/v1/orders/ORDER_ID/shipment'`,
    KEY,
    `-H 'Content-Type: application/json'`,
    `-H 'Idempotency-Key: "ship-ORDER_ID"'`,
    `-d '{"carrier":"PACKETA","tracking":"Z 123 4567 890"}'`,
  ]);

export const nextPage = (origin: string): string =>
  call([`curl '${origin}/api/back-office/v1/orders?stage=TO_SHIP&first=50&after=CURSOR'`, KEY]);

/** Addresses that scripts of other sites may read. */
export const CROSS_ORIGIN = ['/api/products', '/api/products/{id}', '/api/openapi.json'] as const;
