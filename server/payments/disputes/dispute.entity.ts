import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import { Order } from '../../orders/order.entity.ts';
import { Capture } from '../capture.entity.ts';
import { DisputeProof } from './dispute-proof.ts';

/** Where a dispute stands for the seller. */
export enum DisputeState {
  /** PayPal waits for the seller's answer until `respondBy`. */
  ANSWER = 'ANSWER',
  /** PayPal or the buyer has the next word. */
  WAITING = 'WAITING',
  /** Closed, and the money stays. */
  WON = 'WON',
  /** Closed, and the money went back. */
  LOST = 'LOST',
}

/** A buyer's dispute or a bank's chargeback about one capture, as PayPal tells of it. */
@Entity('payment_dispute')
@Check('ck_payment_dispute_state', `state IN ('ANSWER', 'WAITING', 'WON', 'LOST')`)
@Check('ck_payment_dispute_amount', 'amount_minor > 0 AND held_minor >= 0')
@Index('ux_payment_dispute_paypal_dispute_id', ['paypalDisputeId', 'captureId'], { unique: true })
@Index('ix_payment_dispute_order_id', ['orderId'])
@Index('ix_payment_dispute_capture_id', ['captureId'])
@Index('ix_payment_dispute_open', ['orderId'], { where: 'closed_at IS NULL' })
export class Dispute extends DisputeProof {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_dispute', default: () => 'uuidv7()' })
  id: string;

  @Column('text', { name: 'paypal_dispute_id' })
  paypalDisputeId: string;

  @Column('uuid', { name: 'capture_id' })
  captureId: string;

  @ManyToOne(() => Capture, { nullable: false })
  @JoinColumn({ name: 'capture_id', foreignKeyConstraintName: 'fk_payment_dispute_capture_id' })
  capture: Relation<Capture>;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_payment_dispute_order_id' })
  order: Relation<Order>;

  @Column('text')
  state: DisputeState;

  /** PayPal's word, such as WAITING_FOR_SELLER_RESPONSE. */
  @Column('text')
  status: string;

  /** PayPal's word once it is closed, such as RESOLVED_SELLER_FAVOUR. */
  @Column('text', { nullable: true })
  outcome: string | null;

  /** INQUIRY, CHARGEBACK, PRE_ARBITRATION, ARBITRATION. */
  @Column('text')
  stage: string;

  /** PayPal's word, such as MERCHANDISE_OR_SERVICE_NOT_RECEIVED. */
  @Column('text')
  reason: string;

  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  @Column('text')
  currency: string;

  @Column('timestamptz', { name: 'respond_by', nullable: true })
  respondBy: Date | null;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  /** PayPal's time of the state that is known: an older one changes nothing. */
  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** What PayPal has taken back until it decides. */
  @Column('bigint', { name: 'held_minor', transformer: numericColumn, default: 0 })
  heldMinor: number;

  /** PayPal's id of the reversal that holds it. */
  @Column('text', { name: 'held_refund_id', nullable: true })
  heldRefundId: string | null;

  /** When an admin let the goods go in spite of the dispute; null: they stay in the house if its reason asks for it. */
  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt: Date | null;
}
