import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Parcel } from './parcel.entity.ts';
import type { ParcelState } from './parcel-states.ts';

/** Where a parcel was, one row for each step. Append-only. */
@Entity('parcel_event')
@Index('ix_parcel_event_parcel', ['parcelId', 'id'])
export class ParcelEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_parcel_event' })
  id: string;

  @Column('uuid', { name: 'parcel_id' })
  parcelId: string;

  @ManyToOne(() => Parcel, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'parcel_id', foreignKeyConstraintName: 'fk_parcel_event_parcel' })
  parcel?: Relation<Parcel>;

  /** By the carrier's clock where it told. */
  @Column('timestamptz')
  at: Date;

  @Column('text')
  kind: ParcelState;

  /** In the carrier's words; null: a step of the shop. */
  @Column('text', { nullable: true })
  text: string | null;
}
