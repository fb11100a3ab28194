import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photograph in the file store. One that nothing shows (`keepsPhoto`) is removed, with its file. */
@Entity('build_photo')
export class StoredPhoto {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_build_photo' })
  sha256: string;

  @Column('timestamptz', { name: 'stored_at' })
  storedAt: Date;
}
