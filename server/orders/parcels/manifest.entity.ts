import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Carrier } from '../carriers.ts';

export enum ManifestState {
  /** Labels are made into it. */
  OPEN = 'OPEN',
  /** The carrier is being told. */
  REGISTERING = 'REGISTERING',
  /** It would not: why, says `fault`. No label is made into it any more. */
  REFUSED = 'REFUSED',
  /** The carrier knows its parcels. */
  REGISTERED = 'REGISTERED',
}

/** Parcels that a carrier is told of together, before they are brought to it; at Slovenská pošta an ePodací hárok. */
@Entity('manifest')
@Index('ux_manifest_open', ['carrier'], { unique: true, where: `state = 'OPEN'` })
@Index('ix_manifest_unregistered', ['openedAt'], { where: `state <> 'REGISTERED'` })
export class Manifest {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_manifest' })
  id: string;

  @Column('text')
  carrier: Carrier;

  /** The carrier's own id. */
  @Column('text', { name: 'carrier_id' })
  carrierId: string;

  @Column('text')
  state: ManifestState;

  /** Why it is not registered yet, in the carrier's words. */
  @Column('text', { nullable: true })
  fault: string | null;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  @Column('timestamptz', { name: 'registered_at', nullable: true })
  registeredAt: Date | null;
}
