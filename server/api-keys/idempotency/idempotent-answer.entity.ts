import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AdminKey } from '../admin/admin-key.entity.ts';

/** What a key was answered under an `Idempotency-Key`. */
@Entity('idempotent_answer')
@Index('ix_idempotent_answer_answered_at', ['answeredAt'])
export class IdempotentAnswer {
  @PrimaryColumn('uuid', { name: 'key_id', primaryKeyConstraintName: 'pk_idempotent_answer' })
  keyId: string;

  @ManyToOne(() => AdminKey, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'fk_idempotent_answer_key' })
  key?: Relation<AdminKey>;

  @PrimaryColumn('text', { name: 'idempotency_key', primaryKeyConstraintName: 'pk_idempotent_answer' })
  idempotencyKey: string;

  /** SHA-256 of what was asked for. */
  @Column('text', { name: 'request_hash' })
  requestHash: string;

  /** Sealed: it may hold the secret of a webhook, or the address of a buyer. */
  @Column('json')
  answer: string;

  @Column('timestamptz', { name: 'answered_at' })
  answeredAt: Date;
}
