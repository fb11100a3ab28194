import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far PayPal's transactions are compared with the books: one row. */
@Entity('payment_reconciliation')
@Check('ck_payment_reconciliation_one', 'id = 1')
export class Reconciliation {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_payment_reconciliation' })
  id: number;

  /** Older payments are not compared. */
  @Column('timestamptz', { name: 'covered_from' })
  coveredFrom: Date;

  /** PayPal's list is complete up to here. */
  @Column('timestamptz', { name: 'covered_until', nullable: true })
  coveredUntil: Date | null;

  @Column('timestamptz', { name: 'compared_at', nullable: true })
  comparedAt: Date | null;

  /** The last run failed; null: it did not. */
  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt: Date | null;

  @Column('text', { nullable: true })
  error: string | null;
}
