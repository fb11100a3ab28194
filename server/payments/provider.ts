import type { Ctx } from '../core/context.ts';
import type { PaymentTerms } from '../orders/payment-way.ts';
import type { Gateway } from './gateway.ts';
import type { Refund } from './refunds/refund.entity.ts';

/**
 * A way to pay, in a folder of its own. Whatever tells it that money came books it by `bookReceived`, in the transaction that
 * stores a capture under an id that the provider never gives twice.
 */
export interface PaymentProvider extends PaymentTerms {
  /** Stands in a paid order and on its invoice. */
  readonly method: string;
  /** Where the buyer pays before leaving; absent: the money comes later, and nobody is asked for it. */
  readonly gateway?: Gateway;
  /**
   * Carries out a refund that is recorded as REQUESTED, and books it by `recordRefund`. May happen twice; no transaction is
   * open. Still REQUESTED: the provider has not decided, and is asked again.
   */
  readonly refund: (ctx: Ctx, refund: Refund) => Promise<Refund>;
}
