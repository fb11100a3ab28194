import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.ts';
import { StoredBuild } from './build.entity.ts';

/** Who likes a build: each account once. */
@Entity('build_like')
@Index('ix_build_like_user', ['userId'])
export class BuildLike {
  @PrimaryColumn('uuid', { name: 'build_id', primaryKeyConstraintName: 'pk_build_like' })
  buildId: string;

  @ManyToOne(() => StoredBuild, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'build_id', foreignKeyConstraintName: 'fk_build_like_build' })
  build?: Relation<StoredBuild>;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_build_like' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_build_like_user' })
  user?: Relation<User>;

  @Column('timestamptz', { name: 'liked_at' })
  likedAt: Date;
}

/** Who holds a build for unfit to be shown, and why. Open until a moderator has decided. */
@Entity('build_report')
@Index('ix_build_report_user', ['userId'])
export class BuildReport {
  @PrimaryColumn('uuid', { name: 'build_id', primaryKeyConstraintName: 'pk_build_report' })
  buildId: string;

  @ManyToOne(() => StoredBuild, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'build_id', foreignKeyConstraintName: 'fk_build_report_build' })
  build?: Relation<StoredBuild>;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_build_report' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_build_report_user' })
  user?: Relation<User>;

  @Column('text')
  reason: string;

  @Column('timestamptz', { name: 'reported_at' })
  reportedAt: Date;

  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}
