import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { deletedBy, receiptFor } from '../core/payload.ts';
import { Deleted, Receipt } from '../core/payload.types.ts';
import type { Ctx as Context } from '../core/context.ts';
import { Cost } from '../core/field-cost.ts';
import { Permission } from '../core/permissions.ts';
import { changeEmail, deleteAccount, findMe, updateProfile } from './accounts.service.ts';
import { LoginInput, LoginResult, ProfileInput, RegisterInput, SessionView } from './accounts.types.ts';
import { changePassword, resetPassword } from './password/passwords.service.ts';
import { confirmEmail, forgotPassword, register, resendConfirmation } from './registration.service.ts';
import { endSession, liveSessions, logout, logoutEverywhere, requireViewer } from './sessions.service.ts';
import { signIn } from './signing-in.service.ts';
import { User } from './user.entity.ts';

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

  @Mutation(() => Receipt, {
    description:
      'Opens an account; a mail says what comes next. The same for every valid form, also for an address that is known.',
  })
  register(@Ctx() ctx: Context, @Arg('input', () => RegisterInput) input: RegisterInput): Promise<Receipt> {
    return receiptFor(ctx, register(ctx, input));
  }

  @Mutation(() => Receipt, { description: 'Uses the link of a confirmation mail; else CONFIRM_TOKEN_INVALID.' })
  confirmEmail(@Ctx() ctx: Context, @Arg('token', () => String) token: string): Promise<Receipt> {
    return receiptFor(ctx, confirmEmail(ctx, token));
  }

  @Mutation(() => Receipt, { description: 'Sends the confirmation again, if one is waited for. Tells nothing of it.' })
  resendConfirmation(@Ctx() ctx: Context, @Arg('email', () => String) email: string): Promise<Receipt> {
    return receiptFor(ctx, resendConfirmation(ctx, email));
  }

  @Mutation(() => LoginResult, {
    description:
      'Signs in. INVALID_CREDENTIALS, RATE_LIMITED (args.minutes); with the right password only EMAIL_NOT_CONFIRMED, ' +
      'ACCOUNT_INACTIVE, SECOND_FACTOR_REQUIRED (no code was given), SECOND_FACTOR_INVALID.',
  })
  login(@Ctx() ctx: Context, @Arg('input', () => LoginInput) input: LoginInput): Promise<LoginResult> {
    return signIn(ctx, input);
  }

  @Mutation(() => Receipt, { description: 'Ends the session of this call: its token is dead everywhere.' })
  logout(@Ctx() ctx: Context): Promise<Receipt> {
    return receiptFor(ctx, logout(ctx));
  }

  @Mutation(() => Receipt, { description: 'Ends every session of the caller, this one too.' })
  logoutEverywhere(@Ctx() ctx: Context): Promise<Receipt> {
    return receiptFor(ctx, logoutEverywhere(ctx));
  }

  @Mutation(() => Deleted, { description: 'Ends one session of the caller; else NOT_FOUND.' })
  endSession(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Deleted> {
    return deletedBy(id, endSession(ctx, id));
  }
}

/** What an owner changes about an account. */
@Resolver()
export class AccountChangesResolver {
  @Mutation(() => Receipt, {
    description: 'Sends a link for a new password, if the address has an account. Tells nothing of it.',
  })
  forgotPassword(@Ctx() ctx: Context, @Arg('email', () => String) email: string): Promise<Receipt> {
    return receiptFor(ctx, forgotPassword(ctx, email));
  }

  @Mutation(() => Receipt, {
    description: 'Sets a new password by the link of a mail and ends all sessions; else RESET_TOKEN_INVALID.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ): Promise<Receipt> {
    return receiptFor(ctx, resetPassword(ctx, token, password));
  }

  @Mutation(() => User, { description: 'Changes the password and ends all other sessions.' })
  async changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
  ): Promise<User> {
    await changePassword(ctx, currentPassword, newPassword);
    return (await findMe(ctx))!;
  }

  @Mutation(() => Receipt, {
    description: 'Sends a link to the new address, which counts once the link is used; the present one is told.',
  })
  changeEmail(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newEmail', () => String) newEmail: string,
  ): Promise<Receipt> {
    return receiptFor(ctx, changeEmail(ctx, currentPassword, newEmail));
  }

  @Mutation(() => User, { description: 'Stores the given fields of the profile.' })
  updateProfile(@Ctx() ctx: Context, @Arg('input', () => ProfileInput) input: ProfileInput): Promise<User> {
    return updateProfile(ctx, input);
  }

  @Mutation(() => Deleted, { description: 'Deletes the account. Orders stay as records without the person.' })
  deleteAccount(@Ctx() ctx: Context, @Arg('currentPassword', () => String) currentPassword: string): Promise<Deleted> {
    return deletedBy(requireViewer(ctx).userId, deleteAccount(ctx, currentPassword));
  }
}
