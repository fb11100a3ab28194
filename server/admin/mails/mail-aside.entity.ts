import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail that did not go out and that an admin has dealt with: its job is tried no more, until this is taken back. */
@Entity('mail_aside')
@Index('ix_mail_aside_set_aside_at', ['setAsideAt'])
export class MailAside {
  @PrimaryColumn('bigint', { name: 'job_id', primaryKeyConstraintName: 'pk_mail_aside' })
  jobId: string;

  /** By the clock of the database, as the queue. A job that changed after it is no longer set aside. */
  @Column('timestamptz', { name: 'set_aside_at' })
  setAsideAt: Date;

  /** Tries that were made until then. */
  @Column('int')
  attempts: number;

  /** When the next try was due. */
  @Column('timestamptz', { name: 'run_at' })
  runAt: Date;
}
