import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import { Order } from '../../orders/order.entity.ts';

/** How the shop came to know of money. */
export enum EntrySource {
  STATEMENT = 'STATEMENT',
  /** An admin saw it at the bank. The statement that lists it later takes its place. */
  HAND = 'HAND',
}

export enum EntryState {
  /** Waits for a person. */
  OPEN = 'OPEN',
  /** Has paid its order. */
  BOOKED = 'BOOKED',
  /** Somebody has sent it back. */
  RETURNED = 'RETURNED',
  /** Not for an order of the shop. */
  SET_ASIDE = 'SET_ASIDE',
}

/** Money that came to the account of the shop, once per reference of the bank. */
@Entity('bank_entry')
@Check('ck_bank_entry_source', "source IN ('STATEMENT', 'HAND')")
@Check('ck_bank_entry_state', "state IN ('OPEN', 'BOOKED', 'RETURNED', 'SET_ASIDE')")
@Check('ck_bank_entry_amount', 'amount_minor > 0 AND surplus_minor BETWEEN 0 AND amount_minor - 1')
@Check('ck_bank_entry_booked', "state <> 'BOOKED' OR order_id IS NOT NULL")
@Index('ux_bank_entry_reference', ['reference'], { unique: true })
@Index('ix_bank_entry_order', ['orderId'], { where: 'order_id IS NOT NULL' })
@Index('ix_bank_entry_open', ['bookedOn', 'id'], {
  where: `state = 'OPEN' OR (surplus_minor > 0 AND surplus_settled_at IS NULL)`,
})
@Index('ix_bank_entry_payout', ['payoutId'], { where: 'payout_id IS NOT NULL' })
@Index('ix_bank_entry_recorded', { synchronize: false })
export class BankEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_entry', default: () => 'uuidv7()' })
  id: string;

  /** What tells this money from any other, by the bank or made of what the statement says. */
  @Column('text')
  reference: string;

  @Column('text')
  source: EntrySource;

  /** Day of the bank, ISO. */
  @Column('date', { name: 'booked_on' })
  bookedOn: string;

  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  @Column('text')
  currency: string;

  @Column('text', { name: 'payer_name', nullable: true })
  payerName: string | null;

  @Column('text', { name: 'payer_iban', nullable: true })
  payerIban: string | null;

  @Column('text', { name: 'variable_symbol', nullable: true })
  variableSymbol: string | null;

  @Column('text', { name: 'end_to_end_id', nullable: true })
  endToEndId: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  /** Which order it names, or has paid. */
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_bank_entry_order' })
  order?: Relation<Order>;

  @Column('text')
  state: EntryState;

  /** The payout of a provider of payments that it is, while it is set aside; null: none that is known. */
  @Column('text', { name: 'payout_id', nullable: true })
  payoutId: string | null;

  /** What of it the order did not cost, to be sent back. */
  @Column('bigint', { name: 'surplus_minor', default: 0, transformer: numericColumn })
  surplusMinor: number;

  @Column('timestamptz', { name: 'surplus_settled_at', nullable: true })
  surplusSettledAt: Date | null;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
