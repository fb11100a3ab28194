import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import type { MovementKind } from '../reconciliation/movement-kind.ts';

/** A movement of money as PayPal's own list of transactions has it. Written by the reconciliation alone. */
@Entity('paypal_transaction')
@Index('ix_paypal_transaction_reference_id', ['referenceId'])
@Index('ix_paypal_transaction_happened_at', ['happenedAt'])
export class PayPalTransaction {
  /** PayPal's id of the transaction: of a capture or a refund, the same as its own. */
  @PrimaryColumn('text', { name: 'paypal_id', primaryKeyConstraintName: 'pk_paypal_transaction' })
  paypalId: string;

  /** PayPal's T-code, such as T0006 (a payment) or T1107 (a refund). */
  @Column('text', { name: 'event_code' })
  eventCode: string;

  @Column('text')
  kind: MovementKind;

  /** S: done, P: pending, V: reversed, D: denied. */
  @Column('text')
  status: string;

  /** The transaction that it belongs to: of a refund, the payment. */
  @Column('text', { name: 'reference_id', nullable: true })
  referenceId: string | null;

  /** Gross; what leaves the account is negative. */
  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  @Column('text')
  currency: string;

  /** What PayPal keeps (positive) or gives back (negative), in the same currency. */
  @Column('bigint', { name: 'fee_minor', transformer: numericColumn, nullable: true })
  feeMinor: number | null;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;
}
