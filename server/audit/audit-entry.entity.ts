import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What admins act on. */
export const AUDIT_SUBJECTS = [
  'PRODUCT',
  'CATEGORY',
  'PROMOTION',
  'GIFT_CARD',
  'MODEL',
  'ORDER',
  'PAYMENT',
  'WITHDRAWAL',
  'COMPLAINT',
  'ACCOUNTING',
  'USER',
  'ROLE',
  'CUSTOMER_GROUP',
  'BUILD',
  'REVIEW',
  'SETTINGS',
  'VISITS',
  'WEBHOOK',
  'KEY',
  'MANIFEST',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/**
 * One action of an admin. Append-only: triggers refuse update, delete and truncate. Only when an account, a build or a review
 * is deleted, the name and the values of the entries about it are emptied.
 */
@Entity('audit_entry')
@Index('ix_audit_entry_subject', ['subject', 'subjectId', 'id'])
@Index('ix_audit_entry_actor', ['actorId', 'id'])
@Index('ix_audit_entry_actor_at', ['actorId', 'at', 'id'])
@Index('ix_audit_entry_subject_at', ['subject', 'at', 'id'])
@Index('ix_audit_entry_at', ['at', 'id'])
@Index('ix_audit_entry_words', { synchronize: false })
export class AuditEntry {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_audit_entry' })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('uuid', { name: 'actor_id' })
  actorId: string;

  /** Address of the admin at that time. */
  @Column('text', { name: 'actor_email' })
  actorEmail: string;

  /** Name of the key by which a program did it for the admin; null: the admin did. */
  @Column('text', { name: 'actor_key', nullable: true })
  actorKey: string | null;

  /** Such as product.update: what was done, in the words of the mutation. */
  @Column('text')
  action: string;

  @Column('text')
  subject: AuditSubject;

  @Column('text', { name: 'subject_id' })
  subjectId: string;

  /** What people call it: a product's name, an order's number, an address. Empty for an account, a build or a review that is gone. */
  @Column('text', { name: 'subject_name' })
  subjectName: string;

  /** Values of what changed, as they were. */
  @Column('jsonb', { default: {} })
  before: Record<string, unknown>;

  /** Values of what changed, as they are from then on. */
  @Column('jsonb', { default: {} })
  after: Record<string, unknown>;

  /** Name, action and address folded for the search. Written by a trigger. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  words?: string | null;
}
