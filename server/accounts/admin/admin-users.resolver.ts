import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { ListPage } from '../../core/list-page.ts';
import { SessionView } from '../accounts.types.ts';
import { setUserRole } from './admin-access.service.ts';
import { AdminRole } from './admin-role.entity.ts';
import { roleById } from './admin-roles.service.ts';
import { lastSeenOf, openSessionsOf } from './admin-users.loaders.ts';
import { findUser, listUsers } from './admin-users.queries.ts';
import { AdminUserFilter, AdminUserPage, AdminUserSort, AdminUserView } from './admin-users.types.ts';
import { confirmUserEmail, sendPasswordReset, setUserActive, setUserNote, signOutUser } from './admin-users.service.ts';

@Resolver(() => AdminUserView)
export class AdminUsersResolver {
  @Cost({ call: 50 })
  @Query(() => AdminUserPage, { description: 'For admins: accounts.' })
  adminUsers(
    @Ctx() ctx: Context,
    @Args(() => ListPage) page: ListPage,
    @Arg('filter', () => AdminUserFilter, { defaultValue: {} }) filter: AdminUserFilter,
    @Arg('sort', () => AdminUserSort, { defaultValue: AdminUserSort.CREATED_DESC }) sort: AdminUserSort,
  ): Promise<AdminUserPage> {
    return listUsers(ctx, { ...page, filter, sort });
  }

  @Query(() => AdminUserView, { description: 'For admins: one account. Errors: NOT_FOUND.' })
  adminUser(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminUserView> {
    return findUser(ctx, id);
  }

  @FieldResolver(() => AdminRole, { nullable: true, description: 'Null for a customer and for an owner of the shop.' })
  role(@Ctx() ctx: Context, @Root() { roleId }: AdminUserView): Promise<AdminRole | null> | null {
    return roleId === null ? null : roleById(ctx).load(roleId);
  }

  @Cost({ size: 40 })
  @FieldResolver(() => [SessionView], { description: 'Where the account is signed in, newest first.' })
  sessions(@Ctx() ctx: Context, @Root() { id }: AdminUserView): Promise<SessionView[]> {
    return openSessionsOf(ctx).load(id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it was last used, to the minute; null after 30 days.',
  })
  lastSeenAt(@Ctx() ctx: Context, @Root() { id }: AdminUserView): Promise<Date | null> {
    return lastSeenOf(ctx).load(id);
  }
}

/** What admins do to accounts; each answers the account as it is then. */
@Resolver()
export class AdminUserActionsResolver {
  @Mutation(() => AdminUserView, {
    description: 'Opens or closes an account; closing ends its sessions. Errors: NOT_FOUND, FORBIDDEN, LAST_OWNER.',
  })
  async setUserActive(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('active', () => Boolean) active: boolean,
  ): Promise<AdminUserView> {
    await setUserActive(ctx, id, active);
    return findUser(ctx, id);
  }

  @Mutation(() => AdminUserView, { description: 'Takes the address for proven without its link. Errors: NOT_FOUND.' })
  async confirmUserEmail(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminUserView> {
    await confirmUserEmail(ctx, id);
    return findUser(ctx, id);
  }

  @Mutation(() => AdminUserView, {
    description:
      'Sends a link for a new password to the account itself. Errors: NOT_FOUND, ACCOUNT_INACTIVE, RATE_LIMITED ' +
      '(five an hour).',
  })
  async sendPasswordReset(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminUserView> {
    await sendPasswordReset(ctx, id);
    return findUser(ctx, id);
  }

  @Mutation(() => AdminUserView, { description: 'Ends every session of the account. Errors: NOT_FOUND, FORBIDDEN.' })
  async signOutUser(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminUserView> {
    await signOutUser(ctx, id);
    return findUser(ctx, id);
  }

  @Mutation(() => AdminUserView, {
    description:
      'Makes it an account of a customer, of an admin with this role, or of an owner (an admin without a role). Nobody ' +
      'gives or takes more than they may do themselves. Errors: NOT_FOUND, FORBIDDEN, LAST_OWNER, VALIDATION_FAILED.',
  })
  async setUserRole(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('admin', () => Boolean) admin: boolean,
    @Arg('roleId', () => ID, { nullable: true }) roleId: string | null = null,
  ): Promise<AdminUserView> {
    await setUserRole(ctx, id, admin, roleId);
    return findUser(ctx, id);
  }

  @Mutation(() => AdminUserView, {
    description: 'Keeps a note of up to 5000 characters. Errors: NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT.',
  })
  async setUserNote(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('note', () => String) note: string,
    @Arg('expectedVersion', () => Int, { description: 'noteVersion as it was read.' }) version: number,
  ): Promise<AdminUserView> {
    await setUserNote(ctx, id, note, version);
    return findUser(ctx, id);
  }
}
