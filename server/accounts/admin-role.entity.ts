import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Permission } from '../core/permissions.ts';

/** A named set of permissions that admins may be given. */
@Entity('admin_role')
@Index('ux_admin_role_name', ['name'], { unique: true })
export class AdminRole {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'pk_admin_role' })
  id: string;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  permissions: Permission[];
}
