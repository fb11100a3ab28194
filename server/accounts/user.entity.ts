import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AdminRole } from './admin/admin-role.entity.ts';

/** A person with an account. Never handed out but to the person itself and to admins. */
@ObjectType('User', { description: 'The account of the signed-in person.', simpleResolvers: true })
@Entity('users')
@Check('ck_users_role', 'admin OR role_id IS NULL')
@Check('ck_users_email', 'email = lower(btrim(email)) AND length(email) BETWEEN 3 AND 254')
@Index('ux_users_email', ['email'], { unique: true })
@Index('ix_users_search', { synchronize: false })
@Index('ix_users_created', ['createdAt', 'id'])
@Index('ix_users_name', ['lastName', 'firstName', 'id'])
@Index('ix_users_admin', ['createdAt', 'id'], { where: 'admin' })
@Index('ix_users_role', ['roleId'], { where: 'role_id IS NOT NULL' })
export class User {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_users' })
  id: string;

  /** In the form of `normaliseEmail`. */
  @Field(() => String)
  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  /** Whether the password was set by someone who held a mail to the present address; only then guest orders join. */
  @Column('boolean', { name: 'password_proven', default: false })
  passwordProven: boolean;

  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt: Date | null;

  @Column('boolean', { default: true })
  active: boolean;

  @Field(() => Boolean)
  @Column('boolean', { default: false })
  admin: boolean;

  /** Null for a customer, and for an admin who may do everything. */
  @Column('uuid', { name: 'role_id', nullable: true })
  roleId: string | null;

  @ManyToOne(() => AdminRole, { onDelete: 'RESTRICT', nullable: true })
  @JoinColumn({ name: 'role_id', foreignKeyConstraintName: 'fk_users_role' })
  role?: Relation<AdminRole>;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  username: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Free text of up to 1000 characters.' })
  @Column('text', { nullable: true })
  address: string | null;

  /** Language of the last mail that the person asked for. */
  @Column('text', { default: 'en' })
  locale: string;

  /** Since when a sign-in asks for a code too; null: it does not. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt: Date | null;

  @Field(() => Date)
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** What admins keep in mind about the person. */
  @Column('text', { default: '' })
  note: string;

  /** Grows with each change of the note. */
  @Column('integer', { name: 'note_version', default: 0 })
  noteVersion: number;

  /** Address and names without case and diacritics; a trigger writes it. */
  @Column({ type: 'text', name: 'search_text', default: '', select: false, insert: false, update: false })
  searchText: string;

  @Field(() => Boolean, { description: 'Whether the owner of the address confirmed it by the link of a mail.' })
  get emailConfirmed(): boolean {
    return this.emailConfirmedAt !== null;
  }
}
