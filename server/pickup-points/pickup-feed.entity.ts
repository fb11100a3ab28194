import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the shop has read a carrier's list. */
@Entity('pickup_feed')
export class PickupFeed {
  /** Such as PACKETA:BOX. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_pickup_feed' })
  id: string;

  /** Of what was read last: nothing is sent again that has not changed. */
  @Column('text', { nullable: true })
  etag: string | null;

  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  /** When it was last read to its end. */
  @Column('timestamptz', { name: 'refreshed_at', nullable: true })
  refreshedAt: Date | null;

  /** Why it could not be read, or not be followed; null: it was. */
  @Column('text', { nullable: true })
  problem: string | null;
}
