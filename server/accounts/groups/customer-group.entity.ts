import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Customers whom the owner put together, so that a promotion or a volume price can be theirs alone. */
@ObjectType('CustomerGroup', { description: 'Customers to whom prices may be limited.', simpleResolvers: true })
@Entity('customer_group')
@Index('ux_customer_group_name', ['name'], { unique: true })
export class CustomerGroup {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_customer_group' })
  id: string;

  @Field(() => String, { description: 'For admins: buyers do not read it.' })
  @Column('text')
  name: string;

  @Field(() => Int, { description: 'For `expectedVersion` of the next change.' })
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
