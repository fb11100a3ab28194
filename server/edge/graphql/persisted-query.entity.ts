import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The text of an operation that somebody sent with its hash, for all processes. */
@Entity('persisted_query')
@Index('ix_persisted_query_used', ['usedAt'])
export class PersistedQuery {
  /** SHA-256 of the text. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_persisted_query' })
  hash: string;

  @Column('text')
  text: string;

  /** To the day. */
  @Column('timestamptz', { name: 'used_at' })
  usedAt: Date;
}
