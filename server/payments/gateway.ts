import type { Shop } from '../core/shop.ts';
import type { Payable } from './payable.ts';

/** Money that a provider took for a payment, as it tells of it. Null: it did not say, so it is asked; it is no mismatch. */
export interface ToldCapture {
  readonly id: string;
  /** COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED. */
  readonly status: string;
  readonly pendingReason: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** Every order that it is said to be for. */
  readonly orderIds: readonly string[];
  /** The account that gets the money. */
  readonly payee: string | null;
  /** What the provider keeps of it, in the same currency. */
  readonly feeMinor: number | null;
  /** When it was taken, and when the provider last changed it. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** A payment as its provider tells of it. */
export interface ToldPayment {
  /** OPEN: waits for the buyer; APPROVED: may be captured; CLOSED: will never take money. */
  readonly status: 'OPEN' | 'APPROVED' | 'CAPTURED' | 'CLOSED';
  readonly captures: readonly ToldCapture[];
  /** Why the buyer's last try was refused; null: it was not. */
  readonly refusal: string | null;
}

/** Money that goes back, as the provider tells of it. */
export interface ToldRefund {
  readonly id: string;
  /** COMPLETED, PENDING; anything else: it failed. */
  readonly status: string;
  readonly amountMinor: number | null;
  /** Ours, where the provider names it. */
  readonly requestId: string | null;
}

export interface Registered {
  readonly id: string;
  /** Where the buyer approves. */
  readonly approveUrl: string | null;
  readonly payee: string | null;
}

export interface WantedRefund {
  readonly captureId: string;
  readonly amountMinor: number;
  readonly requestId: string;
  /** Told to the payer; null: the provider's own words. */
  readonly note: string | null;
}

/**
 * A provider that is asked over the network. The same request id is the same action. Every call throws ProviderError, and none
 * may be made inside a transaction.
 */
export interface Gateway {
  /** As people know it. */
  readonly name: string;
  readonly register: (shop: Shop, order: Payable, requestId: string) => Promise<Registered>;
  readonly payment: (shop: Shop, id: string) => Promise<ToldPayment>;
  /** Takes the money of an approved payment. */
  readonly capture: (shop: Shop, id: string, requestId: string) => Promise<ToldPayment>;
  readonly readCapture: (shop: Shop, captureId: string) => Promise<ToldCapture>;
  readonly refund: (shop: Shop, wanted: WantedRefund) => Promise<ToldRefund>;
  readonly readRefund: (shop: Shop, refundId: string) => Promise<ToldRefund>;
  /** What went back of a capture of a payment, as far as the provider still lists it. */
  readonly refundsOf: (shop: Shop, paymentId: string, captureId: string) => Promise<ToldRefund[]>;
  /** Lets go of a payment that is not to be captured any more: nobody can approve it, and the buyer's money is free. Absent: there is nothing to let go of. */
  readonly release?: (shop: Shop, id: string) => Promise<ToldPayment>;
}
