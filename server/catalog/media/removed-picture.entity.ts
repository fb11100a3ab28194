import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture that a product or category let go: its file is removed once nobody can want it back and nothing else shows it. */
@Entity('removed_picture')
export class RemovedPicture {
  /** Of PublicMedia. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_removed_picture' })
  key: string;

  @Column('timestamptz', { name: 'removed_at' })
  removedAt: Date;
}
