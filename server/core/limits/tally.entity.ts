import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one caller spent of one limit in its last window, in all processes; not logged, and so empty after a crash of the server. */
@Entity('tally')
export class Tally {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_tally' })
  key: string;

  @Column('timestamptz', { name: 'window_end' })
  windowEnd: Date;

  @Column('int')
  total: number;

  /** Whether the last claim fitted. */
  @Column('boolean')
  taken: boolean;
}
