import { Column, Entity, PrimaryColumn } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';

/** What was booked on a day of the shop's time zone; written in the transaction of each payment and refund. */
@Entity('sales_day')
export class SalesDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_sales_day' })
  day: string;

  /** Orders that were paid on it. */
  @Column('integer')
  orders: number;

  /** Gross, with shipping. */
  @Column('bigint', { name: 'paid_minor', transformer: numericColumn })
  paidMinor: number;

  /** What went back on it, of orders of any day. */
  @Column('bigint', { name: 'refunded_minor', transformer: numericColumn })
  refundedMinor: number;

  /** Kits sold less those whose money went back; a refund of an amount names none. */
  @Column('bigint', { name: 'kits_minor', transformer: numericColumn })
  kitsMinor: number;

  /** The same of files. */
  @Column('bigint', { name: 'files_minor', transformer: numericColumn })
  filesMinor: number;
}

/** What was sold of a product on a day, less the units whose money went back on it. A refund of an amount names no product. */
@Entity('sales_product_day')
export class SalesProductDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_sales_product_day' })
  day: string;

  /** Not a foreign key: what was sold outlives the product. */
  @PrimaryColumn('integer', { name: 'product_id', primaryKeyConstraintName: 'pk_sales_product_day' })
  productId: number;

  @Column('integer')
  units: number;

  /** Gross, after the discount, without shipping. */
  @Column('bigint', { name: 'revenue_minor', transformer: numericColumn })
  revenueMinor: number;
}

/** The sum of the days of a month. Written by triggers of `sales_product_day`, never by hand. */
@Entity('sales_product_month')
export class SalesProductMonth {
  /** The first day of it. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_sales_product_month' })
  month: string;

  @PrimaryColumn('integer', { name: 'product_id', primaryKeyConstraintName: 'pk_sales_product_month' })
  productId: number;

  @Column('integer')
  units: number;

  @Column('bigint', { name: 'revenue_minor', transformer: numericColumn })
  revenueMinor: number;
}
