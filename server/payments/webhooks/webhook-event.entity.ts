import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { PaymentWay } from '../../orders/payment-way.ts';

/** Why an event of a provider could not be processed. */
export enum EventProblem {
  /** It is not what its type says: it will never make sense. */
  MALFORMED = 'MALFORMED',
  /** It is about a payment that the shop does not have. */
  PAYMENT_UNKNOWN = 'PAYMENT_UNKNOWN',
  /** The provider did not answer when it was asked about it; the name is of the time when there was PayPal alone. */
  PAYPAL_SILENT = 'PAYPAL_SILENT',
  /** The provider refused to say more about it. */
  PAYPAL_REFUSED = 'PAYPAL_REFUSED',
  /** Money was taken back, and the dispute behind it is not listed yet. */
  DISPUTE_AWAITED = 'DISPUTE_AWAITED',
  /** A fault of the shop: `error` says which. */
  UNEXPECTED = 'UNEXPECTED',
}

/** A verified event as its provider sent it. Kept whole: what could not be processed can be looked at and played again. */
@Entity('payment_webhook_event')
@Index('ix_payment_webhook_event_processed', { synchronize: false })
@Index('ix_payment_webhook_event_dead_at', ['deadAt'], { where: 'dead_at IS NOT NULL' })
@Index('ix_payment_webhook_event_waiting', ['eventType'], { where: 'processed_at IS NULL' })
export class WebhookEvent {
  /** The provider's event id: the same event twice is one row. */
  @PrimaryColumn('text', { name: 'paypal_event_id', primaryKeyConstraintName: 'pk_payment_webhook_event' })
  paypalEventId: string;

  /** Whose payments it is about. */
  @Column('text', { default: PaymentWay.PAYPAL })
  way: PaymentWay;

  @Column('text', { name: 'event_type' })
  eventType: string;

  @Column('text')
  body: string;

  @Column('jsonb')
  headers: Record<string, string>;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  @Column('timestamptz', { name: 'processed_at', nullable: true })
  processedAt: Date | null;

  @Column('integer', { default: 0 })
  tries: number;

  /** Why the last try failed, in a word; null: it did not. */
  @Column('text', { nullable: true })
  problem: EventProblem | null;

  /** The same as the program says it: for who looks after the shop. */
  @Column('text', { nullable: true })
  error: string | null;

  /** Dead letter: not tried any more, waits for a person. */
  @Column('timestamptz', { name: 'dead_at', nullable: true })
  deadAt: Date | null;

  /** An admin dealt with the dead letter otherwise. */
  @Column('timestamptz', { name: 'set_aside_at', nullable: true })
  setAsideAt: Date | null;
}
