import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../../core/database/columns.ts';
import type { Carrier } from '../../../orders/carriers.ts';
import { Order } from '../../../orders/order.entity.ts';

export enum CollectionState {
  /** Waits for a person. */
  OPEN = 'OPEN',
  /** Is the money of its order. */
  BOOKED = 'BOOKED',
  /** A person dealt with it otherwise. */
  SET_ASIDE = 'SET_ASIDE',
}

/** What a carrier says that it collected for a parcel, once however often its lists say it. */
@Entity('cash_collection')
@Check('ck_cash_collection_state', "state IN ('OPEN', 'BOOKED', 'SET_ASIDE')")
@Check('ck_cash_collection_amount', 'amount_minor > 0 AND fee_minor BETWEEN 0 AND amount_minor')
@Check('ck_cash_collection_booked', "state <> 'BOOKED' OR order_id IS NOT NULL")
@Index('ux_cash_collection_reference', ['reference'], { unique: true })
@Index('ux_cash_collection_booked', ['orderId'], { unique: true, where: "state = 'BOOKED'" })
@Index('ix_cash_collection_order', ['orderId'], { where: 'order_id IS NOT NULL' })
@Index('ix_cash_collection_open', ['collectedAt', 'id'], { where: "state = 'OPEN'" })
@Index('ix_cash_collection_collected', ['collectedAt'])
@Index('ix_cash_collection_payout', ['payoutId'], { where: 'payout_id IS NOT NULL' })
export class CashCollection {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_cash_collection', default: () => 'uuidv7()' })
  id: string;

  /** What tells it from any other, made of what the list says. */
  @Column('text')
  reference: string;

  @Column('text')
  carrier: Carrier;

  @Column('text', { name: 'parcel_number', nullable: true })
  parcelNumber: string | null;

  @Column('text', { name: 'variable_symbol', nullable: true })
  variableSymbol: string | null;

  @Column('bigint', { name: 'amount_minor', transformer: numericColumn })
  amountMinor: number;

  /** What the carrier keeps of it. */
  @Column('bigint', { name: 'fee_minor', transformer: numericColumn })
  feeMinor: number;

  @Column('text')
  currency: string;

  /** Noon of the day that the list says. */
  @Column('timestamptz', { name: 'collected_at' })
  collectedAt: Date;

  /** The payout that it was in, such as cash:GLS:2026-11-27; null: none that is known. */
  @Column('text', { name: 'payout_id', nullable: true })
  payoutId: string | null;

  @Column('timestamptz', { name: 'paid_out_at', nullable: true })
  paidOutAt: Date | null;

  /** By its parcel, else by its number or symbol. */
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_cash_collection_order' })
  order?: Relation<Order>;

  @Column('text')
  state: CollectionState;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
