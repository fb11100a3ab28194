import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../core/context.ts';
import { Cost } from '../../core/field-cost.ts';
import { deletedBy } from '../../core/payload.ts';
import { Deleted } from '../../core/payload.types.ts';
import { listAdminKeys } from './admin-keys.queries.ts';
import { createAdminKey, revokeAdminKey } from './admin-keys.service.ts';
import { AdminKeyInput, AdminKeyView, CreatedAdminKey } from './admin-keys.types.ts';

@Resolver()
export class AdminKeysResolver {
  @Cost({ size: 100 })
  @Query(() => [AdminKeyView], {
    description: 'For admins: the own keys of the back office, for an owner those of all admins. Newest first.',
  })
  adminKeys(@Ctx() ctx: Context): Promise<AdminKeyView[]> {
    return listAdminKeys(ctx);
  }

  @Mutation(() => CreatedAdminKey, {
    description:
      'For admins: makes a key of the back office. INVALID_CREDENTIALS, RATE_LIMITED, VALIDATION_FAILED (`scopes`: ' +
      'NOT_ALLOWED beyond the own role), API_KEY_LIMIT past 20.',
  })
  createAdminKey(
    @Ctx() ctx: Context,
    @Arg('input', () => AdminKeyInput) input: AdminKeyInput,
    @Arg('currentPassword', () => String) currentPassword: string,
  ): Promise<CreatedAdminKey> {
    return createAdminKey(ctx, input, currentPassword);
  }

  @Mutation(() => Deleted, {
    description: 'For admins: ends a key at once, for good; an owner ends those of others too. Errors: NOT_FOUND.',
  })
  revokeAdminKey(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, revokeAdminKey(ctx, id));
  }
}
