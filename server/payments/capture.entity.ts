import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';

/** Money that moved, or will move, for an attempt, as its provider says: recorded once per id, whatever it is worth to us. */
@Entity('payment_capture')
@Check('ck_payment_capture_amount', 'amount_minor >= 0')
@Index('ux_payment_capture_paypal_capture_id', ['paypalCaptureId'], { unique: true })
@Index('ix_payment_capture_attempt_id', ['attemptId'])
export class Capture {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_capture', default: () => 'uuidv7()' })
  id: string;

  /** The provider's; of a bank transfer `bank:` and the id of its entry. */
  @Column('text', { name: 'paypal_capture_id' })
  paypalCaptureId: string;

  @Column('uuid', { name: 'attempt_id' })
  attemptId: string;

  @ManyToOne(() => PaymentAttempt, { nullable: false })
  @JoinColumn({ name: 'attempt_id', foreignKeyConstraintName: 'fk_payment_capture_attempt_id' })
  attempt: Relation<PaymentAttempt>;

  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  @Column('text')
  currency: string;

  /** What PayPal said that it keeps of it, in the same currency; null: it did not say. */
  @Column('bigint', { name: 'fee_minor', transformer: numericColumn, nullable: true })
  feeMinor: number | null;

  /** PayPal's word: COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED. */
  @Column('text')
  status: string;

  @Column('text', { name: 'pending_reason', nullable: true })
  pendingReason: string | null;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;
}
