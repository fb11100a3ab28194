import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { findOrder, type OrderAccess } from '../../orders/orders.queries.ts';
import { linkName, readLink, ZIP, type LinkTarget } from './download-links.queries.ts';
import { DownloadLog } from './download-log.entity.ts';
import { bindVersions } from '../entitlements.service.ts';
import { Entitlement } from '../entitlement.entity.ts';
import { singleName } from '../package/file-names.ts';
import { ALL, DownloadKind, type DeliveryPackage, type PackageKey } from '../package/package.entity.ts';
import { buildPackage, findPackages } from '../package/package.service.ts';
import { arePresent, type Piece } from '../package/pieces.ts';
import { readRecipe, type Recipe } from '../package/recipe.ts';

/** A file that the caller may have now. */
export interface OpenedFile {
  readonly entitlementId: string;
  /** `zip`, or its name in the package. */
  readonly file: string;
  /** The version whose parts it holds; null for a single part and for texts. */
  readonly modelVersionId: string | null;
  /** What the browser saves it as. */
  readonly fileName: string;
  readonly format: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly pieces: readonly Piece[];
}

interface Opened {
  readonly found: DeliveryPackage;
  readonly recipe: Recipe;
}

/** A package whose recipe and stored pieces are all there; null where something is lost. */
const whole = async (ctx: Ctx, found: DeliveryPackage | null): Promise<Opened | null> => {
  const { files } = ctx.shop;
  if (!found || (await files.size(found.recipe)) === null) return null;
  const recipe = await readRecipe(files, found.recipe);
  const present = await arePresent(files, [...recipe.zip, ...Object.values(recipe.files).flat()]);
  return present ? { found, recipe } : null;
};

const openPackage = async (ctx: Ctx, key: PackageKey): Promise<Opened> => {
  const [found] = await findPackages(ctx, [key]);
  const opened = (await whole(ctx, found ?? null)) ?? (await whole(ctx, await buildPackage(ctx, key)));
  if (!opened) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return opened;
};

const open = async (ctx: Ctx, entitlement: Entitlement, { file, ...key }: LinkTarget): Promise<OpenedFile> => {
  if (entitlement.revokedAt) throw new AppError(ErrorCode.DOWNLOAD_NOT_ALLOWED);
  const { found, recipe } = await openPackage(ctx, key);
  const common = { entitlementId: entitlement.id, file };
  const { fileName, bytes, sha256 } = found;
  const { modelVersionId } = key;
  if (file === ZIP) return { ...common, modelVersionId, fileName, format: 'ZIP', bytes, sha256, pieces: recipe.zip };
  const packed = found.files.find(({ name }) => name === file);
  const pieces = recipe.files[file];
  if (!packed || !pieces) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return {
    ...common,
    modelVersionId: packed.kind === DownloadKind.PROJECT ? modelVersionId : null,
    fileName: singleName(file),
    format: packed.format,
    bytes: packed.bytes,
    sha256: packed.sha256,
    pieces,
  };
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
  await bindVersions(ctx, [entitlement]);
  const { id: entitlementId, modelVersionId } = entitlement;
  if (!modelVersionId) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return open(ctx, entitlement, { entitlementId, modelVersionId, scope: ALL, file: ZIP });
};

/**
 * What a link opens, which ends in `name`. Throws DOWNLOAD_LINK_EXPIRED, DOWNLOAD_NOT_ALLOWED (revoked),
 * FILE_NOT_AVAILABLE (also when the link was made for a file of another name).
 */
export const openLink = async (ctx: Ctx, token: string, name: string): Promise<OpenedFile> => {
  const target = await readLink(ctx, token);
  const entitlement = await ctx.repo(Entitlement).findOneBy({ id: target.entitlementId });
  if (!entitlement) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const opened = await open(ctx, entitlement, target);
  if (linkName(opened.fileName) !== name) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return opened;
};

/** Notes that a download begins. */
export const logDownload = async (ctx: Ctx, opened: OpenedFile, bytes: number): Promise<void> => {
  const { entitlementId, modelVersionId, file } = opened;
  await ctx.repo(DownloadLog).insert({ entitlementId, modelVersionId, at: ctx.shop.clock.now(), file, bytes });
};
