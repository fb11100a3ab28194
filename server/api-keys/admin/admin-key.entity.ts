import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../accounts/user.entity.ts';
import type { BackOfficeScope } from '../../core/permissions.ts';

/** A key by which programs do the work of an admin. Only the hash of its secret is kept; revoking deletes the row. */
@Entity('admin_key')
@Index('ux_admin_key_hash', ['hash'], { unique: true })
@Index('ix_admin_key_user', ['userId'])
export class AdminKey {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_admin_key' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_admin_key_user' })
  user?: Relation<User>;

  @Column('text')
  name: string;

  @Column('text')
  prefix: string;

  /** SHA-256 of the secret, hexadecimal. */
  @Column('text')
  hash: string;

  @Column('text', { array: true })
  scopes: BackOfficeScope[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Null: it holds until it is revoked. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
