import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';
import { Entitlement } from '../delivery/entitlement.entity.ts';

/** How far the copies of a part are; those in no count are open. */
export interface PartState {
  readonly printing: number;
  readonly done: number;
  /** Copies to be printed again. */
  readonly failed: number;
  /** Filament of failed prints so far. */
  readonly wastedGrams: number;
  readonly note: string;
}

/** A spool as it was weighed for one queue, before spools were those of the account. */
export interface SpoolState {
  /** Null: not known. */
  readonly grams: number | null;
  readonly usedBefore: number;
}

/** A step of the guide. */
export interface StepState {
  readonly done: boolean;
}

/**
 * What a buyer wrote down of one part, spool or step of the guide. A part is told by its id and the sha256 of its file, so that a newer
 * version of the model keeps what did not change.
 */
@Entity('print_queue_entry')
@Index('ix_print_queue_entry_user', ['userId'])
export class PrintQueueEntry {
  @PrimaryColumn('uuid', { name: 'entitlement_id', primaryKeyConstraintName: 'pk_print_queue_entry' })
  entitlementId: string;

  @ManyToOne(() => Entitlement, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entitlement_id', foreignKeyConstraintName: 'fk_print_queue_entry_entitlement' })
  entitlement?: Relation<Entitlement>;

  /** As `partSubject`, `spoolSubject` and `stepSubject` write it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_print_queue_entry' })
  subject: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_print_queue_entry_user' })
  user?: Relation<User>;

  @Column('jsonb')
  state: PartState | SpoolState | StepState;

  /** Counts the changes, from 1. */
  @Column('int')
  version: number;

  /** Of the change that made this version; chosen by the device. */
  @Column('text', { name: 'change_key' })
  changeKey: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
