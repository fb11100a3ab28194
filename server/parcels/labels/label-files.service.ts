import { In } from 'typeorm';
import { ZipFile } from 'yazl';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isUuid } from '../../core/text/text.ts';
import { findOrder, type OrderAccess } from '../../orders/orders.queries.ts';
import { LabelState } from '../../orders/parcels/parcel-states.ts';
import { Parcel } from '../../orders/parcels/parcel.entity.ts';
import { CarrierError } from '../carriers/carrier-error.ts';
import type { Sheet } from '../carriers/carrier-service.ts';
import { carrierService } from '../carriers/known-carriers.ts';

export interface LabelFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

const stored = async (ctx: Ctx, { number, labelSha256 }: Parcel): Promise<LabelFile> => ({
  name: `${number}.pdf`,
  type: 'application/pdf',
  content: await ctx.shop.files.readAll(labelSha256!),
});

/** One sheet of the carrier for parcels that all are its own; null: it cannot, or they are not. */
const carrierSheet = async (ctx: Ctx, parcels: readonly Parcel[], sheet: Sheet): Promise<LabelFile | null> => {
  const carriers = new Set(parcels.map(({ carrier }) => carrier));
  const service = carriers.size === 1 ? carrierService(ctx.shop, parcels[0]!.carrier) : null;
  if (!service) return null;
  try {
    const ids = parcels.map(({ carrierId }) => carrierId!);
    return { name: 'labels.pdf', type: 'application/pdf', content: await service.labels(ctx.shop, ids, sheet) };
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    return null;
  }
};

const zipped = async (files: readonly LabelFile[]): Promise<LabelFile> => {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(content, name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return { name: 'labels.zip', type: 'application/zip', content: Buffer.concat(parts) };
};

/**
 * Labels to print: the stored one, one sheet of the carrier for several of its own, else the stored ones as a zip. Throws
 * NOT_FOUND where one of the parcels has no label.
 */
export const printLabels = async (ctx: Ctx, ids: readonly string[], sheet: Sheet): Promise<LabelFile> => {
  const wanted = [...new Set(ids)];
  const found = await ctx.repo(Parcel).findBy({ id: In(wanted), labelState: LabelState.READY });
  if (found.length < wanted.length) throw new AppError(ErrorCode.NOT_FOUND);
  const parcels = wanted.map((id) => found.find((parcel) => parcel.id === id)!);
  if (parcels.length === 1 && sheet === 'A6') return stored(ctx, parcels[0]!);
  const composed = await carrierSheet(ctx, parcels, sheet);
  if (composed) return composed;
  const files = await Promise.all(parcels.map((parcel) => stored(ctx, parcel)));
  return files.length === 1 ? files[0]! : zipped(files);
};

/** The label of a return, for whoever may read its order. Throws ORDER_NOT_FOUND, NOT_FOUND. */
export const ownLabel = async (ctx: Ctx, access: OrderAccess, parcelId: string): Promise<LabelFile> => {
  const { id: orderId } = await findOrder(ctx, access);
  const where = { id: parcelId, orderId, returning: true, labelState: LabelState.READY };
  const parcel = isUuid(parcelId) ? await ctx.repo(Parcel).findOneBy(where) : null;
  if (!parcel) throw new AppError(ErrorCode.NOT_FOUND);
  return stored(ctx, parcel);
};
