import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { Cost } from '../core/field-cost.ts';
import { ApiScope } from './scopes.ts';

/** A key by which programs read for a person. Only the hash of its secret is kept; revoking deletes the row. */
@Entity('api_key')
@Index('ux_api_key_hash', ['hash'], { unique: true })
@Index('ix_api_key_user', ['userId'])
@ObjectType({ description: 'A personal key for programs.', simpleResolvers: true })
export class ApiKey {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_api_key' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_api_key_user' })
  user?: Relation<User>;

  @Field(() => String)
  @Column('text')
  name: string;

  @Field(() => String, { description: 'How the secret begins, to tell keys apart.' })
  @Column('text')
  prefix: string;

  /** SHA-256 of the secret, hexadecimal. */
  @Column('text')
  hash: string;

  @Cost({ size: 10 })
  @Field(() => [ApiScope], { description: 'What it may read.' })
  @Column('text', { array: true })
  scopes: ApiScope[];

  @Field(() => Date)
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'To the minute; null before the first use.' })
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
