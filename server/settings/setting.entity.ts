import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of the settings that the owner has changed. One that was never changed has no row. */
@Entity('setting')
export class StoredSetting {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_setting' })
  key: string;

  /** Null: as built in, again. */
  @Column('jsonb', { nullable: true })
  value: unknown;

  /** Grows with every change, also with one back to what is built in. */
  @Column('int', { default: 0 })
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
