import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.ts';
import { CustomerGroup } from './customer-group.entity.ts';

/** An account in a group; gone with either. */
@Entity('customer_group_member')
@Index('ix_customer_group_member_group', ['groupId'])
export class CustomerGroupMember {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'pk_customer_group_member' })
  userId: string;

  @PrimaryColumn('uuid', { name: 'group_id', primaryKeyConstraintName: 'pk_customer_group_member' })
  groupId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_customer_group_member_user' })
  user?: Relation<User>;

  @ManyToOne(() => CustomerGroup, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'group_id', foreignKeyConstraintName: 'fk_customer_group_member_group' })
  group?: Relation<CustomerGroup>;
}
