import type { Ctx } from '../core/context.ts';
import { BuildState } from './build-state.ts';
import type { BuildView } from './gallery.types.ts';
import { isModerator } from './moderators.ts';
import { photoKey } from './photos.service.ts';
import { privatePhotoUrl } from './private-photos.ts';

/** A build with the facts of its builder, as `BUILD_COLUMNS` reads it. */
export interface BuildRow {
  id: string;
  userId: string;
  productId: number;
  title: string;
  story: string;
  alt: string;
  printer: string;
  material: string;
  grams: number | null;
  hours: string | null;
  launches: number | null;
  state: BuildState;
  reason: string;
  submittedAt: Date | null;
  publishedAt: Date | null;
  photo: string | null;
  width: number;
  height: number;
  color: string;
  likes: number;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
}

/** Columns of a `BuildRow` from `build b JOIN users u`. */
export const BUILD_COLUMNS = `
  b.id, b.user_id AS "userId", b.product_id AS "productId", b.title, b.story, b.alt, b.printer, b.material, b.grams,
  b.hours, b.launches, b.state, b.reason, b.submitted_at AS "submittedAt",
  b.published_at AS "publishedAt", b.photo_sha256 AS photo,
  b.photo_width AS width, b.photo_height AS height, b.photo_color AS color,
  (SELECT count(*)::int FROM build_like l WHERE l.build_id = b.id) AS likes,
  u.first_name AS "firstName", u.last_name AS "lastName", u.username`;

/** What everyone may see. */
export const VISIBLE = `b.state = 'PUBLISHED' AND b.deleted_at IS NULL AND u.active`;

/** As the gallery calls a customer: "Peter H.", never more than the initial of the family name. */
export const publicName = ({
  firstName,
  lastName,
  username,
}: Pick<BuildRow, 'firstName' | 'lastName' | 'username'>): string | null => {
  const first = firstName?.trim();
  if (!first) return username?.trim() || null;
  const [initial] = lastName?.trim() ?? '';
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
};

const mayReadReason = (ctx: Ctx, row: BuildRow): boolean => isModerator(ctx) || ctx.viewer?.userId === row.userId;

const photoOf = (ctx: Ctx, row: BuildRow): BuildView['photo'] => {
  const { id, photo, width, height, color, state } = row;
  if (!photo) return null;
  const url =
    state === BuildState.PUBLISHED ? `/media/${photoKey(photo)}` : privatePhotoUrl(ctx.shop, 'builds', id, photo);
  return { url, width, height, color };
};

/** Hand over only rows that the caller may see. */
export const buildOf = (ctx: Ctx, row: BuildRow): BuildView => {
  const { id, title, story, alt, printer, material, grams, launches, state, likes, productId } = row;
  const { submittedAt, publishedAt } = row;
  return {
    id,
    title,
    story,
    alt,
    printer,
    material,
    grams,
    launches,
    state,
    submittedAt,
    publishedAt,
    likes,
    productId,
    hours: row.hours === null ? null : Number(row.hours),
    reason: mayReadReason(ctx, row) ? row.reason : '',
    photo: photoOf(ctx, row),
    builder: { id: row.userId, name: publicName(row) },
  };
};
