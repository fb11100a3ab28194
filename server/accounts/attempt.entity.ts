import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When something limited was tried of late, per key; shared by all processes and kept over restarts. */
@Entity('attempt')
@Index('ix_attempt_last', ['lastAt'])
export class Attempt {
  /** What is limited and for whom, the whom hashed. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_attempt' })
  key: string;

  /** Those within the window, oldest first. */
  @Column('timestamptz', { array: true })
  times: Date[];

  @Column('timestamptz', { name: 'last_at' })
  lastAt: Date;
}
