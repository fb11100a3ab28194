import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { deletedBy } from '../../core/payload.ts';
import { Deleted } from '../../core/payload.types.ts';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { AdminRole } from './admin-role.entity.ts';
import { createRole, deleteRole, holdersOf, listRoles, roleVersion, updateRole } from './admin-roles.service.ts';
import { AdminRoleInput } from './admin-users.types.ts';

@Resolver(() => AdminRole)
export class AdminRolesResolver {
  @Cost({ size: 30 })
  @Query(() => [AdminRole], { description: 'For admins: the roles there are, by name.' })
  adminRoles(@Ctx() ctx: Context): Promise<AdminRole[]> {
    return listRoles(ctx);
  }

  @FieldResolver(() => Int, { description: 'How many accounts have it.' })
  holders(@Ctx() ctx: Context, @Root() { id }: AdminRole): Promise<number> {
    return holdersOf(ctx).load(id);
  }

  @FieldResolver(() => Int)
  version(@Ctx() ctx: Context, @Root() { id }: AdminRole): Promise<number> {
    return roleVersion(ctx).load(id);
  }

  @Mutation(() => AdminRole, { description: 'Errors: VALIDATION_FAILED; FORBIDDEN for more than the caller may do.' })
  createRole(@Ctx() ctx: Context, @Arg('input', () => AdminRoleInput) input: AdminRoleInput): Promise<AdminRole> {
    return createRole(ctx, input);
  }

  @Mutation(() => AdminRole, {
    description:
      'Other permissions end the sessions of all who have the role. Errors: NOT_FOUND, VALIDATION_FAILED, ' +
      'VERSION_CONFLICT; FORBIDDEN for more than the caller may do.',
  })
  updateRole(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('expectedVersion', () => Int) expectedVersion: number,
    @Arg('input', () => AdminRoleInput) input: AdminRoleInput,
  ): Promise<AdminRole> {
    return updateRole(ctx, id, expectedVersion, input);
  }

  @Mutation(() => Deleted, {
    description: 'Removes a role that nobody has. Errors: NOT_FOUND, FORBIDDEN, ROLE_IN_USE.',
  })
  deleteRole(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, deleteRole(ctx, id));
  }
}
