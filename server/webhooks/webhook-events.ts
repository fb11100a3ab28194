/** What happens in the shop that other systems may hear of. */
export enum WebhookEvent {
  ORDER_PAID = 'order.paid',
  ORDER_REFUNDED = 'order.refunded',
  ORDER_SHIPPED = 'order.shipped',
  PARCEL_PACKED = 'parcel.packed',
  PARCEL_HANDED_OVER = 'parcel.handed_over',
  PARCEL_DELIVERED = 'parcel.delivered',
  PRODUCT_CHANGED = 'product.changed',
  STOCK_LOW = 'stock.low',
}

/** A delivery that tries an address out; nobody asks for it by name. */
export const PING = 'ping';

export enum WebhookState {
  PENDING = 'PENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}

/** Why the last try of a delivery came to nothing. */
export enum WebhookProblem {
  HTTP_STATUS = 'HTTP_STATUS',
  REDIRECT = 'REDIRECT',
  TIMEOUT = 'TIMEOUT',
  UNREACHABLE = 'UNREACHABLE',
  TLS = 'TLS',
  ADDRESS_REFUSED = 'ADDRESS_REFUSED',
  TOO_LARGE = 'TOO_LARGE',
  ENDPOINT_OFF = 'ENDPOINT_OFF',
  SECRET_LOST = 'SECRET_LOST',
}
