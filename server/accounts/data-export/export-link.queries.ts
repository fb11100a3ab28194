import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { sign, verifySignature } from '../../core/signature.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { liveSessions } from '../sessions.service.ts';
import { User } from '../user.entity.ts';

const PURPOSE = 'data-export';
const STAMP = 'data-export-password';
const LIFE_MS = 15 * MINUTE_MS;

export const EXPORT_PATH = '/downloads/export/';

const payloadSchema = z.tuple([z.uuid(), z.uuid(), z.string(), z.number().int()]);

/** Changes with the password and tells nothing of it. */
const stampOf = (ctx: Ctx, { passwordHash }: User): string => sign(ctx.shop, STAMP, passwordHash).slice(0, 16);

export interface ExportLink {
  url: string;
  expiresAt: Date;
}

/** A path that opens the data of a user to whoever holds it: for 15 minutes, while the session lives and the password stays. */
export const exportLink = (ctx: Ctx, user: User, sessionId: string): ExportLink => {
  const expires = Math.floor((ctx.shop.clock.now().getTime() + LIFE_MS) / 1000);
  const payload = JSON.stringify([user.id, sessionId, stampOf(ctx, user), expires]);
  const text = Buffer.from(payload).toString('base64url');
  const token = `${text}.${sign(ctx.shop, PURPOSE, text)}`;
  return { url: `${EXPORT_PATH}${token}?lang=${ctx.locale}`, expiresAt: new Date(expires * 1000) };
};

/** Whose data a link opens. Throws FILE_NOT_AVAILABLE when it was not made here, DOWNLOAD_LINK_EXPIRED when it is dead. */
export const readExportLink = async (ctx: Ctx, token: string): Promise<User> => {
  const [text = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !verifySignature(ctx.shop, PURPOSE, text, signature)) {
    throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  }
  const [userId, sessionId, stamp, expires] = payloadSchema.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  const user = await ctx.repo(User).findOneBy({ id: userId, active: true });
  const inTime = ctx.shop.clock.now().getTime() < expires * 1000;
  const live = inTime && (await liveSessions(ctx, userId)).some(({ id }) => id === sessionId);
  if (!user || !live || stamp !== stampOf(ctx, user)) throw new AppError(ErrorCode.DOWNLOAD_LINK_EXPIRED);
  return user;
};
