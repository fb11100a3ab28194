import * as z from 'zod';
import { isHolderLive, linkHolder } from '../../api-keys/link-holder.queries.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { sign, verifySignature } from '../../core/signature.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { asciiName } from '../package/file-names.ts';
import { ALL, type PackageKey } from '../package/package.entity.ts';

const PURPOSE = 'download-link';
const STAMP = 'download-link-order';
const LIFE_MS = 15 * MINUTE_MS;

/** The whole package rather than one of its files. */
export const ZIP = 'zip';

const payloadSchema = z.tuple([
  z.uuid(),
  z.uuid(),
  z.union([z.literal(ALL), z.uuid()]),
  z.string().min(1).max(500),
  z.number().int(),
  z.string().regex(/^(|[ks]:[0-9a-f-]{36})$/),
  z.string(),
]);

export interface LinkTarget extends PackageKey {
  /** `zip`, or the name of a file in the package. */
  readonly file: string;
}

/** Changes with the secret of the order and tells nothing of it. */
const stampOf = (ctx: Ctx, accessNonce: string): string => sign(ctx.shop, STAMP, accessNonce).slice(0, 16);

/** When a link made now dies. */
export const linkExpiry = (ctx: Ctx): Date => new Date(ctx.shop.clock.now().getTime() + LIFE_MS);

export interface DownloadTarget extends LinkTarget {
  readonly fileName: string;
  /** Of the order that bought it. */
  readonly accessNonce: string;
}

/**
 * A path that opens one file for whoever holds it, until it expires, the entitlement is revoked, the secret of the order is
 * renewed, or the session or API key ends that asked for it. It ends in the name that programs save the file under, and
 * has no query: a slicer takes what follows the last slash for the name.
 */
export const downloadLink = (ctx: Ctx, target: DownloadTarget, expiresAt: Date): string => {
  const { entitlementId, modelVersionId, scope, file, fileName, accessNonce } = target;
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const payload = [entitlementId, modelVersionId, scope, file, seconds, linkHolder(ctx), stampOf(ctx, accessNonce)];
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `/downloads/${text}.${sign(ctx.shop, PURPOSE, text)}/${linkName(fileName)}`;
};

/** How a file is called in an address. */
export const linkName = (fileName: string): string => asciiName(fileName) || 'file';

const payloadOf = (text: string): z.infer<typeof payloadSchema> =>
  payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

const NONCE = `
  SELECT o.access_nonce AS nonce FROM entitlement e JOIN order_line l ON l.id = e.order_line_id
    JOIN orders o ON o.id = l.order_id WHERE e.id = $1`;

/**
 * What a link opens. Throws FILE_NOT_AVAILABLE when it was not made here, DOWNLOAD_LINK_EXPIRED when its time is over or
 * what it was made for has ended.
 */
export const readLink = async (ctx: Ctx, token: string): Promise<LinkTarget> => {
  const [text = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !verifySignature(ctx.shop, PURPOSE, text, signature)) {
    throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  }
  const [entitlementId, modelVersionId, scope, file, expires, holder, stamp] = payloadOf(text);
  const inTime = ctx.shop.clock.now().getTime() < expires * 1000;
  const [order] = await ctx.sql<{ nonce: string }>(NONCE, [entitlementId], 'delivery.link-order');
  if (!order) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const live = inTime && stamp === stampOf(ctx, order.nonce) && (await isHolderLive(ctx, holder));
  if (!live) throw new AppError(ErrorCode.DOWNLOAD_LINK_EXPIRED);
  return { entitlementId, modelVersionId, scope, file };
};
