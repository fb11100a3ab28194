import type { GraphQLResolveInfo } from 'graphql';
import { allow, rule } from 'graphql-shield';
import { ErrorCode } from './error-codes.ts';
import { AppError } from './errors.ts';
import type { AccessRule } from './module.ts';
import type { Ctx } from './context.ts';
import { ALL_PERMISSIONS, type Permission } from './permissions.ts';

/** Anyone, signed in or not. */
export const anyone: AccessRule = allow;

/** A rule by a name: true, or what is thrown. Asked anew for every field. */
export const ruleOf = (name: string, check: (ctx: Ctx, info: GraphQLResolveInfo) => true | AppError): AccessRule =>
  rule(name)((_parent, _args, ctx: Ctx, info: GraphQLResolveInfo) => check(ctx, info)) as unknown as AccessRule;

/** A signed-in customer or admin. */
export const signedIn = rule('signedIn')((_parent, _args, ctx: Ctx) =>
  ctx.viewer ? true : new AppError(ErrorCode.UNAUTHENTICATED),
) as unknown as AccessRule;

/** An admin, decided by the server from the session, never by a client's flag. */
export const adminOnly = rule('adminOnly')((_parent, _args, ctx: Ctx) => {
  if (!ctx.viewer) return new AppError(ErrorCode.UNAUTHENTICATED);
  return ctx.viewer.admin ? true : new AppError(ErrorCode.FORBIDDEN);
}) as unknown as AccessRule;

const forAdminsWith = (permission: Permission) =>
  rule(`may${permission}`)((_parent, _args, ctx: Ctx) => {
    if (!ctx.viewer) return new AppError(ErrorCode.UNAUTHENTICATED);
    return ctx.viewer.permissions?.includes(permission) ? true : new AppError(ErrorCode.FORBIDDEN);
  }) as unknown as AccessRule;

/** An admin whose role has the permission, decided by the server on every call. */
export const mayManage = Object.fromEntries(
  ALL_PERMISSIONS.map((permission) => [permission, forAdminsWith(permission)]),
) as Record<Permission, AccessRule>;

/** The rules that keep a field to the administration. */
export const ADMIN_RULES: ReadonlySet<AccessRule> = new Set([adminOnly, ...Object.values(mayManage)]);
