import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';

/**
 * What was sold to consumers of other member states in a calendar year of the shop's time zone, goods and files together:
 * the sum of Directive 2006/112/EC, art. 59c. Written in the transaction of each payment and credit note.
 */
@Entity('cross_border_sales')
export class CrossBorderSales {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_cross_border_sales' })
  year: number;

  /** Without VAT, less what was credited. */
  @Column('bigint', { name: 'net_minor', default: 0, transformer: numericColumn })
  netMinor: number;

  /** When the payment came that passed the threshold; what is credited later does not take it back. Null: not passed. */
  @Column('timestamptz', { name: 'passed_at', nullable: true })
  passedAt: Date | null;
}
