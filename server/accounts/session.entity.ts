import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.ts';

export enum SessionEnd {
  LOGOUT = 'LOGOUT',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  PASSWORD_RESET = 'PASSWORD_RESET',
  EMAIL_CHANGED = 'EMAIL_CHANGED',
  DEACTIVATED = 'DEACTIVATED',
  ROLE_CHANGED = 'ROLE_CHANGED',
  SECOND_FACTOR_ON = 'SECOND_FACTOR_ON',
}

/** One sign-in. A token is good only as long as its session is neither ended nor expired. */
@Entity('session')
@Index('ix_session_user', ['userId'])
export class Session {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_session' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_session_user' })
  user?: Relation<User>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Written at most once a minute. */
  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt: Date;

  /** Such as "Firefox, Windows". */
  @Column('text')
  device: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column('text', { name: 'end_reason', nullable: true })
  endReason: SessionEnd | null;
}
