import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../accounts/user.entity.ts';
import { Address } from '../order.types.ts';

/** An address that an account keeps for its next order. One of an account's addresses is the default. */
@ObjectType({ description: 'An address that the account keeps for its next order.', simpleResolvers: true })
@Entity('saved_address')
@Index('ix_saved_address_user', ['userId'])
@Index('ux_saved_address_default', ['userId'], { unique: true, where: 'is_default' })
export class SavedAddress {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_saved_address' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_saved_address_user' })
  user?: Relation<User>;

  @Field(() => String, { nullable: true, description: "The owner's own name for it, such as Home." })
  @Column('text', { nullable: true })
  label: string | null;

  @Field(() => Boolean, { description: 'The one that the checkout fills in. Exactly one, unless there are none.' })
  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;

  @Field(() => Address)
  @Column('jsonb')
  address: Address;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
