import type { Ctx } from '../../core/context.ts';
import type { OrderLine } from '../../orders/order-line.entity.ts';
import { accessNonceOf, entitlementByLine, packageOf } from '../delivery.loaders.ts';
import type { LineDownload } from '../delivery.types.ts';
import { downloadLink, linkExpiry, ZIP } from './download-links.queries.ts';
import { singleName } from '../package/file-names.ts';
import { ALL, type PackageKey } from '../package/package.entity.ts';

/** A package with fresh links. */
export const packageDownload = async (ctx: Ctx, key: PackageKey, revoked: boolean): Promise<LineDownload> => {
  const { fileName, bytes, sha256, files } = await packageOf(ctx).load(key);
  const accessNonce = await accessNonceOf(ctx).load(key.entitlementId);
  const expiresAt = linkExpiry(ctx);
  const link = (file: string, name: string) =>
    downloadLink(ctx, { ...key, file, fileName: name, accessNonce }, expiresAt);
  return {
    zipUrl: link(ZIP, fileName),
    fileName,
    sizeBytes: bytes,
    sha256,
    expiresAt,
    files: files.map((file) => ({ ...file, sizeBytes: file.bytes, url: link(file.name, singleName(file.name)) })),
    revoked,
  };
};

/** The files of an order line as they were sold; null for goods, unpaid lines and products without files. Batched. */
export const lineDownload = async (ctx: Ctx, line: OrderLine): Promise<LineDownload | null> => {
  const entitlement = await entitlementByLine(ctx).load(line.id);
  if (!entitlement?.modelVersionId) return null;
  const { id: entitlementId, modelVersionId, revokedAt } = entitlement;
  return packageDownload(ctx, { entitlementId, modelVersionId, scope: ALL }, revokedAt !== null);
};
