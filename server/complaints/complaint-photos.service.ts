import { takeAttempt, type Limit } from '../accounts/attempts.service.ts';
import type { EncodedPhoto } from '../catalog/media/photo-encoding.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { DAY_MS, HOUR_MS } from '../core/time.ts';
import { keepsPhoto, storePhoto } from '../gallery/photos.service.ts';
import { findOrder, type OrderAccess } from '../orders/orders.queries.ts';
import { ComplaintPhoto } from './complaint-photo.entity.ts';
import { ComplaintState } from './complaint-states.ts';
import { Complaint } from './complaint.entity.ts';

/** With one complaint. */
export const MOST_PHOTOS = 4;

/** Photographs from one network. */
const PHOTO_NETWORK: Limit = { name: 'complaint-photo', most: 60, windowMs: HOUR_MS };

keepsPhoto('EXISTS (SELECT FROM complaint_photo c WHERE c.sha256 = p.sha256)');

const refuseClosed = async (ctx: Ctx, complaint: Complaint): Promise<void> => {
  if (complaint.state !== ComplaintState.OPENED) throw new AppError(ErrorCode.COMPLAINT_STATE_CONFLICT);
  const taken = await ctx.repo(ComplaintPhoto).countBy({ complaintId: complaint.id });
  if (taken >= MOST_PHOTOS) throw new AppError(ErrorCode.TOO_MANY_PHOTOS, { most: MOST_PHOTOS });
};

/** A complaint that whoever may read its order may still add photographs to. */
export interface PhotoAccess {
  readonly complaintId: string;
  readonly order: OrderAccess;
}

/**
 * Whether a photograph may be sent, before a byte of it is read. Throws ORDER_NOT_FOUND, NOT_FOUND, COMPLAINT_STATE_CONFLICT once
 * the shop has confirmed the complaint, TOO_MANY_PHOTOS (args.most), RATE_LIMITED.
 */
export const checkMayAdd = async (ctx: Ctx, { complaintId: id, order: access }: PhotoAccess): Promise<void> => {
  const { id: orderId } = await findOrder(ctx, access);
  const complaint = isUuid(id) ? await ctx.repo(Complaint).findOneBy({ id, orderId }) : null;
  if (!complaint) throw new AppError(ErrorCode.NOT_FOUND);
  await refuseClosed(ctx, complaint);
  await takeAttempt(ctx, PHOTO_NETWORK, ctx.client.network);
};

const INSERT = `
  INSERT INTO complaint_photo (complaint_id, sha256, width, height) VALUES ($1, $2, $3, $4)
  ON CONFLICT (complaint_id, sha256) DO NOTHING`;

/** Keeps a photograph with its complaint; the same picture counts once. Locks the complaint. Throws as `checkMayAdd`. */
export const addPhoto = (ctx: Ctx, complaintId: string, photo: EncodedPhoto): Promise<void> =>
  transaction(ctx, async (tx) => {
    const lock = { mode: 'pessimistic_write' } as const;
    await refuseClosed(tx, await tx.repo(Complaint).findOneOrFail({ where: { id: complaintId }, lock }));
    await storePhoto(tx, photo);
    await tx.sql(INSERT, [complaintId, photo.sha256, photo.width, photo.height]);
  });

const KEPT_MS = 3 * 366 * DAY_MS;

const OLD = `
  DELETE FROM complaint_photo p USING complaint c
  WHERE c.id = p.complaint_id AND c.ended_at IS NOT NULL AND c.ended_at < $1`;

/** Removes the photographs of complaints that ended three years ago, when claims from them have lapsed (Civil Code, § 101). */
export const removeOldPhotos = async (ctx: Ctx): Promise<void> => {
  await ctx.sql(OLD, [new Date(ctx.shop.clock.now().getTime() - KEPT_MS)]);
};
