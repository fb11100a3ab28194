import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import { messageIdOf } from '../core/mail.ts';
import { TokenPurpose } from './account-token.entity.ts';
import { issueToken } from './account-tokens.service.ts';
import { composeMail } from '../mails/mail-composition.queries.ts';
import { ACCOUNT_MAILS, accountMailLink } from './account-mail.ts';
import type { AccountMailKind } from './account-mail.texts.ts';
import { User } from './user.entity.ts';

const NOTICES = [
  'PASSWORD_CHANGED',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'ACCOUNT_DELETED',
] as const;

const payload = z.object({
  id: z.uuid(),
  /** REGISTRATION, CONFIRM and RESET find out by themselves whether and what there is to say to the address. */
  kind: z.enum(['REGISTRATION', 'CONFIRM', 'RESET', 'CHANGE_EMAIL', ...NOTICES]),
  email: z.string().max(254),
  locale: z.enum(LOCALES),
  userId: z.uuid().optional(),
  newEmail: z.string().max(254).optional(),
});

type Payload = z.infer<typeof payload>;

interface Message {
  kind: AccountMailKind;
  secret?: string;
}

const linked = async (ctx: Ctx, userId: string, email: string, purpose: TokenPurpose): Promise<Message> => ({
  kind: purpose,
  secret: await transaction(ctx, (tx) => issueToken(tx, { userId, purpose, email })),
});

const changeOfEmail = async (ctx: Ctx, { userId, email }: Payload): Promise<Message | null> => {
  if (await ctx.repo(User).existsBy({ email })) return { kind: 'ALREADY_REGISTERED' };
  return userId && (await ctx.repo(User).existsBy({ id: userId }))
    ? linked(ctx, userId, email, TokenPurpose.CHANGE_EMAIL)
    : null;
};

/** What there is to say; null when nothing is, for instance because there is no such account. */
const messageFor = async (ctx: Ctx, asked: Payload): Promise<Message | null> => {
  const { kind, email } = asked;
  if (kind === 'CHANGE_EMAIL') return changeOfEmail(ctx, asked);
  if (kind !== 'REGISTRATION' && kind !== 'CONFIRM' && kind !== 'RESET') return { kind };
  const user = await ctx.repo(User).findOneBy({ email });
  if (!user) return null;
  if (kind === 'RESET') return user.active ? linked(ctx, user.id, email, TokenPurpose.RESET) : null;
  if (!user.emailConfirmed) return linked(ctx, user.id, email, TokenPurpose.CONFIRM);
  return kind === 'REGISTRATION' ? { kind: 'ALREADY_REGISTERED' } : null;
};

/** Mails about an account. The secret of a link is made here, so that it is stored nowhere but as a hash. */
export const accountMailJob = defineJob<Payload>({
  name: 'accounts.mail',
  lane: 'mail',
  payload,
  run: async (ctx, asked) => {
    const message = await messageFor(ctx, asked);
    if (!message) return;
    const { kind, secret } = message;
    const link = accountMailLink(ctx.shop.config.publicUrl, kind, secret);
    await ctx.shop.mailer.send({
      to: asked.email,
      ...(await composeMail(ctx, ACCOUNT_MAILS[kind], asked.locale, { link, newEmail: asked.newEmail ?? '' })),
      messageId: messageIdOf(ctx.shop.config, `account-${asked.id}`),
    });
  },
});

/**
 * Asks for a mail in the caller's transaction, in the language of the call unless another is named. What it takes does not
 * depend on who is known.
 */
export const requestAccountMail = (
  ctx: Ctx,
  mail: Omit<Payload, 'id' | 'locale'> & { locale?: Locale },
): Promise<void> => enqueue(ctx, accountMailJob, { locale: ctx.locale, ...mail, id: randomUUID() });
