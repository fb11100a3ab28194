import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../core/database/columns.ts';
import { Order } from '../orders/order.entity.ts';
import type { InvoiceSnapshot } from './invoice-snapshot.ts';

export enum InvoiceKind {
  INVOICE = 'INVOICE',
  CREDIT_NOTE = 'CREDIT_NOTE',
}

/** An issued invoice or credit note. A trigger refuses to change or delete it; only the address of its PDF is filled in. */
@Entity('invoice')
@Check(
  'ck_invoice_kind',
  `(kind = 'INVOICE' AND original_id IS NULL) OR (kind = 'CREDIT_NOTE' AND original_id IS NOT NULL)`,
)
@Check('ck_invoice_total', 'total_minor = net_minor + tax_minor')
@Index('ux_invoice_number', ['number'], { unique: true })
@Index('ux_invoice_sequence', ['series', 'year', 'sequence'], { unique: true })
@Index('ux_invoice_order', ['orderId'], { unique: true, where: `kind = 'INVOICE'` })
@Index('ix_invoice_order', ['orderId', 'id'])
@Index('ix_invoice_taxable_on', ['taxableOn', 'id'])
export class Invoice {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_invoice' })
  id: string;

  /** Printed number, such as FA2026000123. */
  @Column('text')
  number: string;

  @Column('text')
  series: string;

  @Column('integer')
  year: number;

  /** 1, 2, 3 … without a gap in each series and year. */
  @Column('integer')
  sequence: number;

  @Column('text')
  kind: InvoiceKind;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_invoice_order' })
  order?: Relation<Order>;

  /** The invoice that a credit note corrects. */
  @Column('uuid', { name: 'original_id', nullable: true })
  originalId: string | null;

  @ManyToOne(() => Invoice, { onDelete: 'RESTRICT', nullable: true })
  @JoinColumn({ name: 'original_id', foreignKeyConstraintName: 'fk_invoice_original' })
  original?: Relation<Invoice> | null;

  @Column('timestamptz', { name: 'issued_at' })
  issuedAt: Date;

  @Column('date', { name: 'taxable_on' })
  taxableOn: string;

  @Column('bigint', { name: 'net_minor', transformer: numericColumn })
  netMinor: number;

  @Column('bigint', { name: 'tax_minor', transformer: numericColumn })
  taxMinor: number;

  /** Negative on a credit note. */
  @Column('bigint', { name: 'total_minor', transformer: numericColumn })
  totalMinor: number;

  @Column('text')
  currency: string;

  @Column('jsonb')
  snapshot: InvoiceSnapshot;

  /** Null until the sheet was made. */
  @Column('text', { name: 'pdf_sha256', nullable: true })
  pdfSha256: string | null;
}
