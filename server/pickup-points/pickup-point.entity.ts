import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PickupCarrier } from '../settings/pickup-carriers.ts';
import type { PickupKind } from './pickup-place.types.ts';

/** Where a carrier keeps parcels for collection, as its list last said. */
@Entity('pickup_point')
@Check('ck_pickup_point_kind', "kind IN ('POINT', 'BOX')")
@Check('ck_pickup_point_place', 'lat BETWEEN -90 AND 90 AND lng BETWEEN -180 AND 180')
@Index('ix_pickup_point_place', { synchronize: false })
@Index('ix_pickup_point_words', { synchronize: false })
export class StoredPickupPoint {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_pickup_point' })
  carrier: PickupCarrier;

  /** The carrier's own. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_pickup_point' })
  id: string;

  @Column('text')
  kind: PickupKind;

  @Column('text')
  name: string;

  @Column('text')
  street: string;

  @Column('text')
  city: string;

  @Column('text')
  postcode: string;

  @Column('text')
  country: string;

  @Column('double precision')
  lat: number;

  @Column('double precision')
  lng: number;

  /** What it is found by: folded, each word behind a space, the town first. */
  @Column('text')
  words: string;

  /** Of seven days, Monday first, such as "08:00-12:00,13:00-18:00"; empty: closed. Null: always open. */
  @Column('jsonb', { nullable: true })
  hours: string[] | null;

  /** Whether it takes the money for a parcel. */
  @Column('boolean')
  cash: boolean;

  /** The heaviest parcel; null: not said. */
  @Column('integer', { name: 'max_grams', nullable: true })
  maxGrams: number | null;

  /** Whether parcels can be sent there; what left the carrier's list is kept, since drafts of buyers name it. */
  @Column('boolean')
  active: boolean;

  /** When the carrier's list last had it. */
  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}
