import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What slicing a file with a profile gave; of nobody in particular, and forgotten after a while. */
@Entity('profile_slice')
@Index('ix_profile_slice_sliced_at', ['slicedAt'])
export class ProfileSlice {
  /** Of the STL. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_profile_slice' })
  sha256: string;

  /** As `orderKeyOf` has it. */
  @PrimaryColumn('text', { name: 'order_key', primaryKeyConstraintName: 'pk_profile_slice' })
  orderKey: string;

  /** Null where it could not be sliced. */
  @Column('double precision', { nullable: true })
  mm3: number | null;

  @Column('double precision', { nullable: true })
  seconds: number | null;

  @Column('timestamptz', { name: 'sliced_at' })
  slicedAt: Date;
}
