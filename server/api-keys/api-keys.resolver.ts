import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { deletedBy } from '../core/payload.ts';
import { Deleted } from '../core/payload.types.ts';
import { User } from '../accounts/user.entity.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { ApiKey } from './api-key.entity.ts';
import { createApiKey, keysOf, revokeApiKey } from './api-keys.service.ts';
import { ApiKeyInput, CreatedApiKey } from './api-keys.types.ts';

@Resolver(() => User)
export class ApiKeysResolver {
  @Cost({ size: 20 })
  @FieldResolver(() => [ApiKey], { description: 'At most 20, newest first.' })
  apiKeys(@Ctx() ctx: Context, @Root() user: User): Promise<ApiKey[]> {
    return keysOf(ctx, user.id);
  }

  @Mutation(() => CreatedApiKey, {
    description:
      'Makes a personal key for programs. INVALID_CREDENTIALS, RATE_LIMITED, VALIDATION_FAILED, API_KEY_LIMIT past 20.',
  })
  createApiKey(
    @Ctx() ctx: Context,
    @Arg('input', () => ApiKeyInput) input: ApiKeyInput,
    @Arg('currentPassword', () => String) currentPassword: string,
  ): Promise<CreatedApiKey> {
    return createApiKey(ctx, input, currentPassword);
  }

  @Mutation(() => Deleted, { description: 'Ends a key at once, for good. Errors: NOT_FOUND.' })
  revokeApiKey(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, revokeApiKey(ctx, id));
  }
}
