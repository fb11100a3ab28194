import type { Locale } from '../core/locale.ts';

export interface PayableLine {
  readonly productName: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly productType: string;
}

export interface PayableAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

/** What a provider has to know of an order. Amounts are gross minor units: tax is inside the prices. */
export interface Payable {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly attemptId: string;
  readonly locale: Locale;
  readonly email: string;
  /** When the attempt was made. */
  readonly begunAt: Date;
  readonly currency: string;
  readonly lines: readonly PayableLine[];
  readonly shippingMinor: number;
  /** With what gift cards pay. */
  readonly discountMinor: number;
  readonly dueMinor: number;
  readonly shippingAddress: PayableAddress | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}
