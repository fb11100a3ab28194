import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Cost } from '../../core/field-cost.ts';
import { Permission } from '../../core/permissions.ts';

/** A named set of permissions that admins may be given. */
@ObjectType({ description: 'A named set of permissions that admins may be given.', simpleResolvers: true })
@Entity('admin_role')
@Index('ux_admin_role_name', ['name'], { unique: true })
export class AdminRole {
  @Field(() => ID)
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_admin_role' })
  id: string;

  @Field(() => String)
  @Column('text')
  name: string;

  @Cost({ size: 10 })
  @Field(() => [Permission])
  @Column('text', { array: true })
  permissions: Permission[];
}
