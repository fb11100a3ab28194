import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import { Capture } from '../capture.entity.ts';

export enum RefundStatus {
  /** Recorded here, PayPal's answer is not known. */
  REQUESTED = 'REQUESTED',
  COMPLETED = 'COMPLETED',
  FAILED = 'FAILED',
}

/** The failure of a refund that had been booked: the money is with the shop again, and the buyer has a credit note. */
export const RETURNED = 'RETURNED_TO_SHOP';

/** The reason of money that PayPal or a bank took back and told no more about. */
export const REVERSAL = 'PayPal: reversal';

/** Units of one line of the order. */
export interface RefundItem {
  readonly itemId: string;
  readonly quantity: number;
}

/** What is kept back of the price of a line, or (null) of the delivery. */
export interface Deduction {
  readonly itemId: string | null;
  readonly minor: number;
}

/** Money that goes back. Recorded before PayPal is asked. */
@Entity('payment_refund')
@Check('ck_payment_refund_status', `status IN ('REQUESTED', 'COMPLETED', 'FAILED')`)
@Check('ck_payment_refund_amount', 'amount_minor > 0')
@Check('ck_payment_refund_gift_cards', 'gift_cards_minor BETWEEN 0 AND amount_minor')
@Index('ux_payment_refund_request_id', ['requestId'], { unique: true })
@Index('ux_payment_refund_paypal_refund_id', ['paypalRefundId'], { unique: true })
@Index('ix_payment_refund_open', ['captureId'], { where: `status <> 'COMPLETED'` })
@Index('ix_payment_refund_unhandled', { synchronize: false })
@Index('ix_payment_refund_capture_id', ['captureId'])
export class Refund {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_refund', default: () => 'uuidv7()' })
  id: string;

  @Column('text', { name: 'request_id' })
  requestId: string;

  @Column('uuid', { name: 'capture_id' })
  captureId: string;

  @ManyToOne(() => Capture, { nullable: false })
  @JoinColumn({ name: 'capture_id', foreignKeyConstraintName: 'fk_payment_refund_capture_id' })
  capture: Relation<Capture>;

  @Column('text', { name: 'paypal_refund_id', nullable: true })
  paypalRefundId: string | null;

  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  /** Of it, what goes back to the gift cards that paid: the provider gives back the rest. */
  @Column('bigint', { name: 'gift_cards_minor', default: 0, transformer: numericColumn })
  giftCardsMinor: number;

  @Column('text', { default: RefundStatus.REQUESTED })
  status: RefundStatus;

  @Column('text')
  reason: string;

  /** Which goods or files the money is for, none where it is for the delivery alone; null: it was given as an amount, or it is for everything. */
  @Column('jsonb', { nullable: true })
  items: RefundItem[] | null;

  /** What the delivery cost goes back with the units, or alone. */
  @Column('boolean', { default: false })
  delivery: boolean;

  /** Whether goods go back on the shelf; null: as the state of the order says (all of them when nothing was shipped). */
  @Column('boolean', { nullable: true })
  restock: boolean | null;

  /** Kept back of what the units and the delivery cost; null: nothing. */
  @Column('jsonb', { nullable: true })
  deductions: Deduction[] | null;

  /** Of the units, those that go back on the shelf, whatever `restock` would say; null: as it says. */
  @Column('jsonb', { nullable: true })
  fit: RefundItem[] | null;

  /** Units that it put back on the shelf when it was booked; null: none. */
  @Column('jsonb', { nullable: true })
  restocked: RefundItem[] | null;

  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** An admin has settled what failed, in another way. */
  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null;
}

/** What the provider of the payment gives back. */
export const providerMinor = ({
  amountMinor,
  giftCardsMinor,
}: Pick<Refund, 'amountMinor' | 'giftCardsMinor'>): number => amountMinor - giftCardsMinor;
