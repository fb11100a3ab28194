import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VisitStoreKind } from './visit-store.ts';

/** How far the history of visits is copied into a store. */
@Entity('visit_copy')
export class VisitCopy {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_visit_copy' })
  target: VisitStoreKind;

  /** The last day that is there as a whole; days go oldest first. */
  @Column('date', { name: 'last_day', nullable: true })
  lastDay: string | null;

  /** Visits of the days that are there. */
  @Column('int')
  copied: number;

  /** Visits of all days, as they were when this copy began. */
  @Column('int')
  total: number;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
