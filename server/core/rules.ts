import type { GraphQLResolveInfo } from 'graphql';
import { allow, rule } from 'graphql-shield';
import { ErrorCode } from './error-codes.ts';
import { AppError } from './errors.ts';
import type { AccessRule } from './module.ts';
import type { Ctx } from './context.ts';

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
