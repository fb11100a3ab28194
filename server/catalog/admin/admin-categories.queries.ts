import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Locale } from '../../core/locale.ts';

export type CategoryTexts = Record<Locale, string>;

/** A category as it is changed: `version` is that of its row (xmin, as a signed number of 32 bits). */
export interface CategoryState {
  readonly id: string;
  readonly slug: string;
  readonly names: CategoryTexts;
  readonly descriptions: CategoryTexts;
  readonly picture: {
    readonly key: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly hidden: boolean;
  readonly productCount: number;
  readonly version: number;
}

const EVERY_LANGUAGE = `jsonb_build_object('en', '', 'sk', '', 'de', '')`;
const SELECT = `
  SELECT c.id::text, c.slug, c.hidden, c.xmin::text::bigint::bit(32)::int AS version,
    (SELECT count(*)::int FROM product p WHERE p.category_id = c.id) AS "productCount",
    ${EVERY_LANGUAGE} || c.names AS names, ${EVERY_LANGUAGE} || c.descriptions AS descriptions,
    CASE WHEN c.picture_key IS NOT NULL THEN jsonb_build_object('key', c.picture_key,
      'url', '/media/' || c.picture_key, 'width', c.picture_width, 'height', c.picture_height) END AS picture
  FROM category c`;

/** All of them, in the order of the shop. */
export const categoryStates = (ctx: Ctx): Promise<CategoryState[]> =>
  ctx.sql<CategoryState>(`${SELECT} ORDER BY c.position, c.id`);

const ID = /^\d{1,9}$/;

/** One of them. Throws NOT_FOUND. */
export const categoryState = async (ctx: Ctx, id: string, lock = ''): Promise<CategoryState> => {
  const [found] = ID.test(id) ? await ctx.sql<CategoryState>(`${SELECT} WHERE c.id = $1 ${lock}`, [Number(id)]) : [];
  if (!found) throw new AppError(ErrorCode.NOT_FOUND);
  return found;
};

/** One of them, its row locked. Throws NOT_FOUND, and VERSION_CONFLICT when somebody changed it after that version. */
export const categoryForChange = async (ctx: Ctx, id: string, expectedVersion: number): Promise<CategoryState> => {
  const found = await categoryState(ctx, id, 'FOR UPDATE OF c');
  if (found.version !== expectedVersion) {
    throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version: found.version });
  }
  return found;
};
