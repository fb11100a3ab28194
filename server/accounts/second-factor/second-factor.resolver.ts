import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { findMe } from '../accounts.service.ts';
import type { Ctx as Context } from '../../core/context.ts';
import {
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
  startSecondFactor,
} from './second-factor.service.ts';
import { RecoveryCodes, SecondFactorSetup, SecondFactorView } from './second-factor.types.ts';
import { User } from '../user.entity.ts';

@Resolver(() => User)
export class SecondFactorResolver {
  @FieldResolver(() => SecondFactorView, { description: 'Whether a sign-in asks for a code besides the password.' })
  secondFactor(@Ctx() ctx: Context, @Root() user: User): Promise<SecondFactorView> {
    return secondFactorOf(ctx, user);
  }

  @Mutation(() => SecondFactorSetup, {
    description:
      'A secret for an authenticator app, which counts once `enableSecondFactor` gets a code of it. INVALID_CREDENTIALS, ' +
      'RATE_LIMITED, SECOND_FACTOR_ALREADY_ON.',
  })
  startSecondFactor(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
  ): Promise<SecondFactorSetup> {
    return startSecondFactor(ctx, currentPassword);
  }

  @Mutation(() => RecoveryCodes, {
    description:
      'Switches the second factor on by a code of the app, ends all other sessions, and answers ten recovery codes, told ' +
      'this once. SECOND_FACTOR_INVALID, SECOND_FACTOR_ALREADY_ON, SECOND_FACTOR_OFF (not started), RATE_LIMITED.',
  })
  async enableSecondFactor(@Ctx() ctx: Context, @Arg('code', () => String) code: string): Promise<RecoveryCodes> {
    return { codes: await enableSecondFactor(ctx, code), user: (await findMe(ctx))! };
  }

  @Mutation(() => User, {
    description:
      'Switches the second factor off, with a code of the app or a recovery code. INVALID_CREDENTIALS, ' +
      'SECOND_FACTOR_INVALID, SECOND_FACTOR_OFF, RATE_LIMITED.',
  })
  async disableSecondFactor(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('code', () => String) code: string,
  ): Promise<User> {
    await disableSecondFactor(ctx, currentPassword, code);
    return (await findMe(ctx))!;
  }

  @Mutation(() => RecoveryCodes, {
    description:
      'Ten new recovery codes in place of the older ones, told this once; with a code of the app or a recovery code. ' +
      'INVALID_CREDENTIALS, SECOND_FACTOR_INVALID, SECOND_FACTOR_OFF, RATE_LIMITED.',
  })
  async renewRecoveryCodes(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('code', () => String) code: string,
  ): Promise<RecoveryCodes> {
    return { codes: await renewRecoveryCodes(ctx, currentPassword, code), user: (await findMe(ctx))! };
  }
}
