import type { Ctx } from '../../core/context.ts';
import type { PaymentWay } from '../../orders/payment-way.ts';
import type { EventEnvelope } from './webhook-event.ts';

export interface IncomingWebhook {
  readonly headers: Record<string, string | string[] | undefined>;
  /** The bytes that came, as text. */
  readonly body: string;
}

/** Whether an event is genuine; null: that cannot be found out now. */
export type Proof = () => Promise<boolean | null>;

/** A provider that tells the shop of what happens to its payments. */
export interface WebhookSource {
  readonly way: PaymentWay;
  /** Where it is listened to. */
  readonly path: string;
  /** Who signs the events, for the description of the route. */
  readonly signer: string;
  /** Headers that are kept with an event. */
  readonly keeps: RegExp;
  /** Null unless the text is one event. */
  readonly envelopeOf: (body: string) => EventEnvelope | null;
  /** How to find out whether it is genuine; null: by its form it cannot be. */
  readonly proofOf: (ctx: Ctx, incoming: IncomingWebhook) => Proof | null;
  /** Applies an event. It only points: what happened is asked of the provider or booked idempotently. */
  readonly handle: (ctx: Ctx, event: EventEnvelope) => Promise<void>;
}
