import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { Permission } from '../core/permissions.ts';
import { changeEmail, deleteAccount, findMe, updateProfile } from './accounts.service.ts';
import { LoginInput, LoginResult, ProfileInput, RegisterInput, SessionView } from './accounts.types.ts';
import { changePassword, resetPassword } from './password/passwords.service.ts';
import { confirmEmail, forgotPassword, register, resendConfirmation } from './registration.service.ts';
import { endSession, liveSessions, logout, logoutEverywhere } from './sessions.service.ts';
import { signIn } from './signing-in.service.ts';
import { User } from './user.entity.ts';

const done = async (work: Promise<void>): Promise<true> => {
  await work;
  return true;
};

@Resolver(() => User)
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'The account of the caller; null for a visitor.' })
  me(@Ctx() ctx: Context): Promise<User | null> {
    return findMe(ctx);
  }

  @Cost({ size: 40 })
  @FieldResolver(() => [SessionView], { description: 'Where the account is signed in, newest first.' })
  async sessions(@Ctx() ctx: Context, @Root() user: User): Promise<SessionView[]> {
    const sessions = await liveSessions(ctx, user.id);
    return sessions.map(({ id, createdAt, lastSeenAt, device }) => ({
      id,
      createdAt,
      lastSeenAt,
      device,
      current: id === ctx.viewer?.sessionId,
    }));
  }

  @Cost({ size: 10 })
  @FieldResolver(() => [Permission], {
    description: 'What the caller may do in the administration; empty for customers.',
  })
  permissions(@Ctx() { viewer }: Context, @Root() user: User): readonly Permission[] {
    return viewer?.userId === user.id ? (viewer.permissions ?? []) : [];
  }

  @Mutation(() => Boolean, {
    description:
      'Opens an account; a mail says what comes next. True for every valid form, also for an address that is known.',
  })
  register(@Ctx() ctx: Context, @Arg('input', () => RegisterInput) input: RegisterInput): Promise<boolean> {
    return done(register(ctx, input));
  }

  @Mutation(() => Boolean, { description: 'Uses the link of a confirmation mail; else CONFIRM_TOKEN_INVALID.' })
  confirmEmail(@Ctx() ctx: Context, @Arg('token', () => String) token: string): Promise<boolean> {
    return done(confirmEmail(ctx, token));
  }

  @Mutation(() => Boolean, { description: 'Sends the confirmation again, if one is waited for. Always true.' })
  resendConfirmation(@Ctx() ctx: Context, @Arg('email', () => String) email: string): Promise<boolean> {
    return done(resendConfirmation(ctx, email));
  }

  @Mutation(() => LoginResult, {
    description:
      'Signs in. INVALID_CREDENTIALS, RATE_LIMITED (args.minutes); with the right password only EMAIL_NOT_CONFIRMED, ' +
      'ACCOUNT_INACTIVE, SECOND_FACTOR_REQUIRED (no code was given), SECOND_FACTOR_INVALID.',
  })
  login(@Ctx() ctx: Context, @Arg('input', () => LoginInput) input: LoginInput): Promise<LoginResult> {
    return signIn(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Ends the session of this call: its token is dead everywhere.' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return done(logout(ctx));
  }

  @Mutation(() => Boolean, { description: 'Ends every session of the caller, this one too.' })
  logoutEverywhere(@Ctx() ctx: Context): Promise<boolean> {
    return done(logoutEverywhere(ctx));
  }

  @Mutation(() => Boolean, { description: 'Ends one session of the caller; else NOT_FOUND.' })
  endSession(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return done(endSession(ctx, id));
  }
}

/** What an owner changes about an account. */
@Resolver()
export class AccountChangesResolver {
  @Mutation(() => Boolean, {
    description: 'Sends a link for a new password, if the address has an account. Always true.',
  })
  forgotPassword(@Ctx() ctx: Context, @Arg('email', () => String) email: string): Promise<boolean> {
    return done(forgotPassword(ctx, email));
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password by the link of a mail and ends all sessions; else RESET_TOKEN_INVALID.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ): Promise<boolean> {
    return done(resetPassword(ctx, token, password));
  }

  @Mutation(() => Boolean, { description: 'Changes the password and ends all other sessions.' })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
  ): Promise<boolean> {
    return done(changePassword(ctx, currentPassword, newPassword));
  }

  @Mutation(() => Boolean, {
    description: 'Sends a link to the new address, which counts once the link is used; the present one is told.',
  })
  changeEmail(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newEmail', () => String) newEmail: string,
  ): Promise<boolean> {
    return done(changeEmail(ctx, currentPassword, newEmail));
  }

  @Mutation(() => User, { description: 'Stores the given fields of the profile.' })
  updateProfile(@Ctx() ctx: Context, @Arg('input', () => ProfileInput) input: ProfileInput): Promise<User> {
    return updateProfile(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Deletes the account. Orders stay as records without the person.' })
  deleteAccount(@Ctx() ctx: Context, @Arg('currentPassword', () => String) currentPassword: string): Promise<boolean> {
    return done(deleteAccount(ctx, currentPassword));
  }
}
