import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { sign, verifySignature } from '../core/signature.ts';
import { asciiName } from './file-names.ts';
import { ALL, type PackageKey } from './package.entity.ts';

const PURPOSE = 'download-link';
const LIFE_MS = 15 * 60_000;

/** The whole package rather than one of its files. */
export const ZIP = 'zip';

const payloadSchema = z.tuple([
  z.uuid(),
  z.uuid(),
  z.union([z.literal(ALL), z.uuid()]),
  z.string().min(1).max(500),
  z.number().int(),
]);

export interface LinkTarget extends PackageKey {
  /** `zip`, or the name of a file in the package. */
  readonly file: string;
}

/** When a link made now dies. */
export const linkExpiry = (ctx: Ctx): Date => new Date(ctx.shop.clock.now().getTime() + LIFE_MS);

/**
 * A path that opens one file for whoever holds it, until it expires or the entitlement is revoked. It ends in the name that
 * programs save the file under, and has no query: a slicer takes what follows the last slash for the name.
 */
export const downloadLink = (ctx: Ctx, target: LinkTarget & { fileName: string }, expiresAt: Date): string => {
  const { entitlementId, modelVersionId, scope, file, fileName } = target;
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const text = Buffer.from(JSON.stringify([entitlementId, modelVersionId, scope, file, seconds])).toString('base64url');
  return `/downloads/${text}.${sign(ctx.shop, PURPOSE, text)}/${linkName(fileName)}`;
};

/** How a file is called in an address. */
export const linkName = (fileName: string): string => asciiName(fileName) || 'file';

const payloadOf = (text: string): z.infer<typeof payloadSchema> =>
  payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));

/** What a link opens. Throws FILE_NOT_AVAILABLE when it was not made here, DOWNLOAD_LINK_EXPIRED when its time is over. */
export const readLink = (ctx: Ctx, token: string): LinkTarget => {
  const [text = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !verifySignature(ctx.shop, PURPOSE, text, signature)) {
    throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  }
  const [entitlementId, modelVersionId, scope, file, expires] = payloadOf(text);
  if (ctx.shop.clock.now().getTime() >= expires * 1000) throw new AppError(ErrorCode.DOWNLOAD_LINK_EXPIRED);
  return { entitlementId, modelVersionId, scope, file };
};
