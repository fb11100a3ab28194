import type { Ctx } from '../core/context.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { entitlementByLine, packageOf } from './delivery.loaders.ts';
import type { ItemDownload } from './delivery.types.ts';
import { downloadLink, linkExpiry, ZIP } from './download-links.ts';
import { zipName } from './file-names.ts';

/** The files of an order line with fresh links; null for goods, unpaid lines and products without files. Batched. */
export const itemDownload = async (ctx: Ctx, line: OrderLine): Promise<ItemDownload | null> => {
  const entitlement = await entitlementByLine(ctx).load(line.id);
  if (!entitlement?.modelVersionId) return null;
  const { id, modelVersionId, locale, revokedAt } = entitlement;
  const zip = await packageOf(ctx).load({ modelVersionId, locale });
  const expiresAt = linkExpiry(ctx);
  const link = (file: string) => downloadLink(ctx, { entitlementId: id, file }, expiresAt);
  return {
    zipUrl: link(ZIP),
    fileName: zipName(line.productName),
    sizeBytes: zip.bytes,
    sha256: zip.sha256,
    expiresAt,
    files: zip.files.map((file) => ({ ...file, sizeBytes: file.bytes, url: link(file.name) })),
    revoked: revokedAt !== null,
  };
};
