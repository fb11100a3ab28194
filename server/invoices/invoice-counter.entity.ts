import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number given out in a series and year. Its row lock makes the numbers gap-free. */
@Entity('invoice_counter')
@Check('ck_invoice_counter_last', 'last > 0')
export class InvoiceCounter {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_invoice_counter' })
  series: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_invoice_counter' })
  year: number;

  @Column('integer')
  last: number;
}
