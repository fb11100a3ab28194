import { transaction, type Ctx } from '../../core/context.ts';
import { categoryForChange, categoryState, type CategoryState } from '../admin/admin-categories.queries.ts';
import { noteCategory } from '../admin/admin-categories.service.ts';
import { pictureSize, publishMedia, releaseMedia } from '../media/media.service.ts';
import type { EncodedPhoto } from '../media/photo-encoding.ts';

const SHOW = 'UPDATE category SET picture_key = $2, picture_width = $3, picture_height = $4 WHERE id = $1';

interface Shown {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** The file of the former one goes a day later, unless something else shows it. */
const show = async (ctx: Ctx, before: CategoryState, picture: Shown | null): Promise<CategoryState> => {
  const { id, picture: former } = before;
  await ctx.sql(SHOW, [Number(id), picture?.key ?? null, picture?.width ?? null, picture?.height ?? null]);
  if (former && former.key !== picture?.key) await releaseMedia(ctx, former.key);
  const after = await categoryState(ctx, id);
  const logged = { before: { picture: former?.key ?? null }, after: { picture: picture?.key ?? null } };
  await noteCategory(ctx, 'picture', after, logged);
  return after;
};

/** Gives a category a picture of its own, in place of the one it had. Locks its row. Throws NOT_FOUND. */
export const addCategoryPicture = async (
  ctx: Ctx,
  id: string,
  { content, width, height }: EncodedPhoto,
): Promise<CategoryState> => {
  const key = await publishMedia(ctx, content, 'webp');
  return transaction(ctx, async (tx) =>
    show(tx, await categoryState(tx, id, 'FOR UPDATE OF c'), { key, width, height }),
  );
};

export interface CategoryPictureChange {
  readonly id: string;
  readonly expectedVersion: number;
  /** Null: none of its own. */
  readonly key: string | null;
}

/**
 * Takes the picture of a category off, or puts one back that the shop still has. Locks its row. Throws NOT_FOUND (also
 * for a key that is no picture of the shop), VERSION_CONFLICT.
 */
export const setCategoryPicture = async (
  ctx: Ctx,
  { id, expectedVersion, key }: CategoryPictureChange,
): Promise<CategoryState> => {
  const picture = key === null ? null : { key, ...(await pictureSize(ctx, key)) };
  return transaction(ctx, async (tx) => show(tx, await categoryForChange(tx, id, expectedVersion), picture));
};
