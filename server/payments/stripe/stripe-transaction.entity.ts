import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';

/** A movement of the balance at Stripe, as its own list has it. Written by the nightly reading alone. */
@Entity('stripe_transaction')
@Index('ix_stripe_transaction_happened_at', ['happenedAt'])
@Index('ix_stripe_transaction_payout_id', ['payoutId'], { where: 'payout_id IS NOT NULL' })
export class StripeTransaction {
  /** Such as txn_1Mi. */
  @PrimaryColumn('text', { name: 'stripe_id', primaryKeyConstraintName: 'pk_stripe_transaction' })
  stripeId: string;

  /** Stripe's reporting category: charge, refund, dispute, fee, payout, … */
  @Column('text')
  category: string;

  /** What moved it: a charge, a refund, a dispute, a payout. */
  @Column('text', { name: 'source_id', nullable: true })
  sourceId: string | null;

  /** The payment that it belongs to, by which the shop knows it. */
  @Column('text', { name: 'reference_id', nullable: true })
  referenceId: string | null;

  /** Gross; what leaves the account is negative. */
  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  /** What Stripe keeps of it. */
  @Column('bigint', { name: 'fee_minor', transformer: numericColumn })
  feeMinor: number;

  @Column('text')
  currency: string;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;

  /** The payout that it was in; null: none yet, or Stripe does not say. */
  @Column('text', { name: 'payout_id', nullable: true })
  payoutId: string | null;
}
