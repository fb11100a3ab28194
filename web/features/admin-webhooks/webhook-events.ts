import type { WebhookEvent } from '../../codegen/schema.gen.ts';

/** As they stand in what is sent. */
export const EVENTS: readonly (readonly [WebhookEvent, string])[] = [
  ['ORDER_PAID', 'order.paid'],
  ['ORDER_REFUNDED', 'order.refunded'],
  ['ORDER_SHIPPED', 'order.shipped'],
  ['PARCEL_PACKED', 'parcel.packed'],
  ['PARCEL_HANDED_OVER', 'parcel.handed_over'],
  ['PARCEL_DELIVERED', 'parcel.delivered'],
  ['PRODUCT_CHANGED', 'product.changed'],
  ['STOCK_LOW', 'stock.low'],
];

export const eventText = (event: WebhookEvent): string => EVENTS.find(([name]) => name === event)?.[1] ?? event;

/** What people call an endpoint: its description, else where it is. */
export const endpointName = ({ url, description }: { url: string; description: string }): string =>
  description || new URL(url).host;
