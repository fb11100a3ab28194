import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.ts';

export enum TokenPurpose {
  CONFIRM = 'CONFIRM',
  RESET = 'RESET',
  CHANGE_EMAIL = 'CHANGE_EMAIL',
}

/** The secret of a mailed link, stored as its hash: good once, for one purpose, for a while. */
@Entity('account_token')
@Check('ck_account_token_purpose', "purpose IN ('CONFIRM', 'RESET', 'CHANGE_EMAIL')")
@Index('ux_account_token_hash', ['hash'], { unique: true })
@Index('ix_account_token_user', ['userId', 'purpose'])
export class AccountToken {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_account_token' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_account_token_user' })
  user?: Relation<User>;

  @Column('text')
  purpose: TokenPurpose;

  /** SHA-256 of the secret, hexadecimal. */
  @Column('text')
  hash: string;

  /** The address that the link was sent to; the account's is compared with it, or becomes it. */
  @Column('text')
  email: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Used, or replaced by a newer one. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
