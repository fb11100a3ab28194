import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { numericColumn } from '../../core/database/columns.ts';
import type { Carrier } from '../carriers.ts';
import { Order } from '../order.entity.ts';
import { Manifest } from './manifest.entity.ts';
import { LabelState, type ParcelState } from './parcel-states.ts';

/** A parcel of an order, to its buyer or back. Everything about it is decided under the order's lock. */
@Entity('parcel')
@Check('ck_parcel_state', "state IN ('PACKED', 'HANDED_OVER', 'READY', 'DELIVERED', 'RETURNED', 'CANCELLED')")
@Check('ck_parcel_label', "label_state IN ('NONE', 'REQUESTED', 'READY', 'REFUSED', 'UNCLEAR')")
@Check('ck_parcel_handover', "state IN ('PACKED', 'CANCELLED') OR handed_over_at IS NOT NULL")
@Check(
  'ck_parcel_size',
  'weight_grams BETWEEN 1 AND 1000000 AND length_mm BETWEEN 1 AND 10000 AND width_mm BETWEEN 1 AND 10000 AND height_mm BETWEEN 1 AND 10000',
)
@Index('ux_parcel_ordinal', ['orderId', 'ordinal'], { unique: true })
@Index('ix_parcel_manifest', ['manifestId'], { where: 'manifest_id IS NOT NULL' })
@Index('ix_parcel_look', ['lookAt'], { where: 'look_at IS NOT NULL' })
export class Parcel {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_parcel' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_parcel_order' })
  order?: Relation<Order>;

  /** 1, 2, 3 … of its order, never given twice: with the order's number it is what carriers know the parcel by. */
  @Column('integer')
  ordinal: number;

  /** From the buyer to the shop. */
  @Column('boolean', { name: 'is_return', default: false })
  returning: boolean;

  @Column('text')
  state: ParcelState;

  /** Null: nobody said. */
  @Column('text', { nullable: true })
  carrier: Carrier | null;

  /** The carrier's number, by which anybody follows it. */
  @Column('text', { nullable: true })
  number: string | null;

  @Column('integer', { name: 'weight_grams', nullable: true })
  weightGrams: number | null;

  @Column('integer', { name: 'length_mm', nullable: true })
  lengthMm: number | null;

  @Column('integer', { name: 'width_mm', nullable: true })
  widthMm: number | null;

  @Column('integer', { name: 'height_mm', nullable: true })
  heightMm: number | null;

  /** What the carrier collects for the whole order at the door: on one parcel of it. */
  @Column('bigint', { name: 'cash_minor', default: 0, transformer: numericColumn })
  cashMinor: number;

  @Column('text', { name: 'label_state', default: LabelState.NONE })
  labelState: LabelState;

  /** Why there is none, in the carrier's words. */
  @Column('text', { name: 'label_fault', nullable: true })
  labelFault: string | null;

  /** Before the carrier was asked for the first time: from then on it may know the parcel. */
  @Column('timestamptz', { name: 'label_asked_at', nullable: true })
  labelAskedAt: Date | null;

  /** Address of the label among the private files. */
  @Column('text', { name: 'label_sha256', nullable: true })
  labelSha256: string | null;

  /** The carrier's own id, which its calls take. */
  @Column('text', { name: 'carrier_id', nullable: true })
  carrierId: string | null;

  /** Into which its label was made; null: none, or the carrier has none. */
  @Column('uuid', { name: 'manifest_id', nullable: true })
  manifestId: string | null;

  @ManyToOne(() => Manifest, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'manifest_id', foreignKeyConstraintName: 'fk_parcel_manifest' })
  manifest?: Relation<Manifest>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** New with each handing over: names the mail about it. */
  @Column('uuid', { name: 'handover_id', nullable: true })
  handoverId: string | null;

  @Column('timestamptz', { name: 'handed_over_at', nullable: true })
  handedOverAt: Date | null;

  @Column('timestamptz', { name: 'ready_at', nullable: true })
  readyAt: Date | null;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt: Date | null;

  /** When the carrier was last asked where it is. */
  @Column('timestamptz', { name: 'looked_at', nullable: true })
  lookedAt: Date | null;

  /** When it is asked next; null: not any more. */
  @Column('timestamptz', { name: 'look_at', nullable: true })
  lookAt: Date | null;
}
