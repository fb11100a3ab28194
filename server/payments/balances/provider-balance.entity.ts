import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import type { PaymentWay } from '../../orders/payment-way.ts';

/** What a provider said that its account holds in a currency, the last time it was asked. */
@Entity('provider_balance')
export class ProviderBalance {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_provider_balance' })
  way: PaymentWay;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_provider_balance' })
  currency: string;

  @Column('bigint', { name: 'balance_minor', transformer: numericColumn })
  balanceMinor: number;

  /** All that moved until then is written down. */
  @Column('timestamptz')
  at: Date;

  /** What moved before is not. */
  @Column('timestamptz', { name: 'covered_from' })
  coveredFrom: Date;
}
