import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { findOrder, type OrderAccess } from '../orders/orders.reading.ts';
import { readLink, ZIP } from './download-links.ts';
import { DownloadLog } from './download-log.entity.ts';
import { bindVersions } from './entitlements.ts';
import { Entitlement } from './entitlement.entity.ts';
import { zipName } from './file-names.ts';
import type { DeliveryPackage } from './package.entity.ts';
import { buildPackage, findPackages } from './packaging.ts';

/** A file that the caller may have now. */
export interface OpenedFile {
  readonly entitlementId: string;
  /** `zip`, or its name in the package. */
  readonly file: string;
  /** What the browser saves it as. */
  readonly fileName: string;
  readonly format: string;
  readonly bytes: number;
  readonly sha256: string;
}

const packageFor = async (ctx: Ctx, entitlement: Entitlement): Promise<DeliveryPackage> => {
  await bindVersions(ctx, [entitlement]);
  const { modelVersionId, locale } = entitlement;
  if (!modelVersionId) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const [found] = await findPackages(ctx, [{ modelVersionId, locale }]);
  if (found && (await ctx.shop.files.size(found.sha256)) !== null) return found;
  return buildPackage(ctx, { modelVersionId, locale });
};

const open = async (ctx: Ctx, entitlement: Entitlement, line: OrderLine, file: string): Promise<OpenedFile> => {
  if (entitlement.revokedAt) throw new AppError(ErrorCode.DOWNLOAD_NOT_ALLOWED);
  const zip = await packageFor(ctx, entitlement);
  const fileName = zipName(line.productName);
  const common = { entitlementId: entitlement.id, file };
  if (file === ZIP) return { ...common, fileName, format: 'ZIP', bytes: zip.bytes, sha256: zip.sha256 };
  const packed = zip.files.find(({ name }) => name === file);
  if (!packed) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return { ...common, fileName: file.slice(file.lastIndexOf('/') + 1), ...packed };
};

/**
 * The zip of an item for the owner of the order or the holder of its link. Throws ORDER_NOT_FOUND, FILE_NOT_AVAILABLE (no
 * such item in this order, or it has no files), DOWNLOAD_NOT_ALLOWED (not paid, or revoked).
 */
export const openItem = async (ctx: Ctx, access: OrderAccess, itemId: string): Promise<OpenedFile> => {
  const order = await findOrder(ctx, access);
  const line = await ctx.repo(OrderLine).findOneBy({ id: itemId, orderId: order.id });
  if (line?.productType !== 'DIGITAL') throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const entitlement = await ctx.repo(Entitlement).findOneBy({ orderLineId: line.id });
  if (!entitlement) throw new AppError(ErrorCode.DOWNLOAD_NOT_ALLOWED);
  return open(ctx, entitlement, line, ZIP);
};

/** What a link opens. Throws DOWNLOAD_LINK_EXPIRED, DOWNLOAD_NOT_ALLOWED (revoked), FILE_NOT_AVAILABLE. */
export const openLink = async (ctx: Ctx, token: string): Promise<OpenedFile> => {
  const { entitlementId, file } = readLink(ctx, token);
  const entitlement = await ctx
    .repo(Entitlement)
    .findOne({ where: { id: entitlementId }, relations: { orderLine: true } });
  if (!entitlement?.orderLine) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return open(ctx, entitlement, entitlement.orderLine, file);
};

/** Notes that a download begins. */
export const logDownload = async (ctx: Ctx, { entitlementId, file }: OpenedFile, bytes: number): Promise<void> => {
  await ctx.repo(DownloadLog).insert({ entitlementId, at: ctx.shop.clock.now(), file, bytes });
};
