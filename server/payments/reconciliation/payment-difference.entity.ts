import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import { Order } from '../../orders/order.entity.ts';

/** How PayPal's transactions and the books disagree. */
export enum DifferenceKind {
  /** PayPal took money that the shop knows nothing of. */
  PAYMENT_UNKNOWN_HERE = 'PAYMENT_UNKNOWN_HERE',
  /** The shop has booked a payment that PayPal does not list. */
  PAYMENT_UNKNOWN_AT_PAYPAL = 'PAYMENT_UNKNOWN_AT_PAYPAL',
  PAYMENT_AMOUNT = 'PAYMENT_AMOUNT',
  /** PayPal charged another fee than it said when it took the money. */
  FEE_AMOUNT = 'FEE_AMOUNT',
  /** PayPal gave or took money back, and the shop has booked neither a refund nor a dispute. */
  REFUND_UNKNOWN_HERE = 'REFUND_UNKNOWN_HERE',
  REFUND_UNKNOWN_AT_PAYPAL = 'REFUND_UNKNOWN_AT_PAYPAL',
  REFUND_AMOUNT = 'REFUND_AMOUNT',
  /** Booked and credited, and PayPal has returned it to the shop. */
  REFUND_RETURNED = 'REFUND_RETURNED',
}

/** One disagreement, once per kind and transaction; it ends by itself when a later comparison no longer finds it. */
@Entity('payment_difference')
@Index('ux_payment_difference_kind', ['kind', 'paypalId'], { unique: true })
@Index('ix_payment_difference_order_id', ['orderId'])
@Index('ix_payment_difference_open', ['happenedAt'], { where: 'resolved_at IS NULL AND set_aside_at IS NULL' })
export class PaymentDifference {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_difference', default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  kind: DifferenceKind;

  /** PayPal's id of the transaction; of a refund that has none, the shop's own request id. */
  @Column('text', { name: 'paypal_id' })
  paypalId: string;

  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_payment_difference_order_id' })
  order: Relation<Order> | null;

  @Column('bigint', { name: 'paypal_minor', transformer: numericColumn, nullable: true })
  paypalMinor: number | null;

  @Column('text', { name: 'paypal_currency', nullable: true })
  paypalCurrency: string | null;

  @Column('bigint', { name: 'booked_minor', transformer: numericColumn, nullable: true })
  bookedMinor: number | null;

  @Column('text', { name: 'booked_currency', nullable: true })
  bookedCurrency: string | null;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;

  @Column('timestamptz', { name: 'found_at' })
  foundAt: Date;

  @Column('timestamptz', { name: 'resolved_at', nullable: true })
  resolvedAt: Date | null;

  /** An admin dealt with it. */
  @Column('timestamptz', { name: 'set_aside_at', nullable: true })
  setAsideAt: Date | null;
}
