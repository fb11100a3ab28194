import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { sign, verifySignature } from '../../core/signature.ts';
import { VersionNoticeStop } from './version-notice.entity.ts';

const PURPOSE = 'version-notice-stop';

/** Ends the mails about new versions to one address, given as its hash, without signing in. It does not expire. */
export const stopToken = (ctx: Ctx, address: string): string =>
  Buffer.from(`${address}.${sign(ctx.shop, PURPOSE, address)}`).toString('base64url');

/** Ends them for the address that a mail's link names. Doing it twice is no error. Throws NOT_FOUND for a link that is none. */
export const stopVersionNotices = async (ctx: Ctx, token: string): Promise<void> => {
  const [address = '', signature = ''] = Buffer.from(token.slice(0, 400), 'base64url').toString().split('.');
  if (!verifySignature(ctx.shop, PURPOSE, address, signature)) throw new AppError(ErrorCode.NOT_FOUND);
  await ctx.repo(VersionNoticeStop).upsert({ address, stoppedAt: ctx.shop.clock.now() }, ['address']);
};
