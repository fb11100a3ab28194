import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { Order } from '../orders/order.entity.ts';
import { PaymentWay } from '../orders/payment-way.ts';
import { AttemptState } from './payment-state.ts';

/** One try to pay one order. The row exists before PayPal hears of it; of a bank transfer once its money is there. */
@Entity('payment_attempt')
@Check(
  'ck_payment_attempt_state',
  `state IN ('CREATED', 'APPROVED', 'CAPTURING', 'PENDING', 'PAID', 'DECLINED', 'CANCELLED', 'FAILED', 'REFUNDED')`,
)
@Check('ck_payment_attempt_amount', "amount_minor > 0 OR (amount_minor = 0 AND way = 'GIFT_CARD')")
@Index('ix_payment_attempt_order_id', ['orderId'])
@Index('ux_payment_attempt_paypal_order_id', ['paypalOrderId'], { unique: true })
@Index('ux_payment_attempt_request_id', ['requestId'], { unique: true })
@Index('ix_payment_attempt_next_ask_at', ['nextAskAt'], { where: 'next_ask_at IS NOT NULL' })
export class PaymentAttempt {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_attempt', default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_payment_attempt_order_id' })
  order: Relation<Order>;

  /** Who takes the money. */
  @Column('text', { default: PaymentWay.PAYPAL })
  way: PaymentWay;

  @Column('text', { default: AttemptState.CREATED })
  state: AttemptState;

  /** Null until PayPal answered the creation. */
  @Column('text', { name: 'paypal_order_id', nullable: true })
  paypalOrderId: string | null;

  /** Root of every PayPal-Request-Id of this attempt. */
  @Column('text', { name: 'request_id' })
  requestId: string;

  /** Counts decided declines: a new round is a new request at PayPal. */
  @Column('integer', { name: 'capture_round', default: 1 })
  captureRound: number;

  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  @Column('text')
  currency: string;

  /** Merchant id that PayPal named at the creation: the account that must get the money. */
  @Column('text', { nullable: true })
  payee: string | null;

  @Column('text', { name: 'approve_url', nullable: true })
  approveUrl: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** When the capture of this round was first sent; null: nothing can have been charged in it. */
  @Column('timestamptz', { name: 'capture_sent_at', nullable: true })
  captureSentAt: Date | null;

  /** While it lies ahead, one process is busy with the capture. */
  @Column('timestamptz', { name: 'busy_until', nullable: true })
  busyUntil: Date | null;

  @Column('timestamptz', { name: 'last_asked_at', nullable: true })
  lastAskedAt: Date | null;

  /** When the reconciler asks PayPal again; null once nothing can change. */
  @Column('timestamptz', { name: 'next_ask_at', nullable: true })
  nextAskAt: Date | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** Short name of what went wrong, such as `INSTRUMENT_DECLINED`, `MISMATCH_AMOUNT`, `STOCK_GONE`. */
  @Column('text', { nullable: true })
  failure: string | null;
}
