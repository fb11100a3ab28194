import { requireViewer } from '../accounts/sessions.service.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { askedPart, pageOf, placeOf, type Part } from '../core/connection.ts';
import { countedAll, offsetOf } from '../core/list-page.ts';
import { MAX_PAGE } from '../core/page.ts';
import { isUuid } from '../core/text/text.ts';
import { BUILD_COLUMNS, buildOf, publicName, VISIBLE, type BuildRow } from './build-rows.ts';
import type { BuildListArgs } from './gallery.inputs.ts';
import type { BuilderFigures, BuilderView, BuildConnection, BuildPage, BuildView } from './gallery.types.ts';
import { isModerator } from './moderators.ts';

/** Throws NOT_FOUND for what is no id of a build or an account. */
export const checkId = (id: string): string => {
  if (!isUuid(id)) throw new AppError(ErrorCode.NOT_FOUND);
  return id;
};

const LISTED = `
  FROM build b JOIN users u ON u.id = b.user_id JOIN product p ON p.id = b.product_id
    JOIN category c ON c.id = p.category_id
  WHERE ${VISIBLE} AND ($1::int IS NULL OR p.id = $1 OR p.counterpart_id = $1)
    AND ($2::text IS NULL OR c.slug = $2) AND ($3::uuid IS NULL OR b.user_id = $3)`;
const LIST = `SELECT ${BUILD_COLUMNS} ${LISTED} AND ($6::timestamptz IS NULL OR (b.published_at, b.id) < ($6, $7::uuid))
  ORDER BY b.published_at DESC, b.id DESC LIMIT $4 OFFSET $5`;
const COUNT = `SELECT count(*)::int AS count ${LISTED}`;

type Narrowed = readonly [model: number | null, category: string | null, builder: string | null];
type Rows = readonly [limit: number, offset: number, ...ReturnType<typeof placeOf>];

const listedRows = async (
  ctx: Ctx,
  narrowed: Narrowed,
  part: Rows | null,
): Promise<[rows: BuildRow[], count: number]> => {
  const [rows, [total]] = await Promise.all([
    part ? ctx.sql<BuildRow>(LIST, [...narrowed, ...part], 'gallery.list') : [],
    ctx.sql<{ count: number }>(COUNT, [...narrowed], 'gallery.count'),
  ]);
  return [rows, total!.count];
};

/** Every page but the first passes over those before it, one by one. */
const MOST_PASSED = 10_000;

/** A page of published builds, newest first. Throws VALIDATION_FAILED for a page behind the latest 10,000. */
export const listBuilds = async (
  ctx: Ctx,
  { model = null, category = null, builder = null, ...page }: BuildListArgs,
): Promise<BuildPage> => {
  const offset = offsetOf(page);
  if (offset > MOST_PASSED) throw validationFailed({ page: 'OUT_OF_RANGE' });
  if (builder !== null && !isUuid(builder)) return { items: [], ...countedAll(0) };
  const part = [page.first, offset, null, null] as const;
  const [rows, count] = await listedRows(ctx, [model, category, builder], part);
  return { items: rows.map((row) => buildOf(ctx, row)), ...countedAll(count) };
};

const placed = ({ publishedAt, id }: BuildRow) => ({ at: publishedAt!, id });

/**
 * Published builds of a product or of its counterpart, newest first; only counted where nobody asks for any. Throws VALIDATION_FAILED, CURSOR_INVALID.
 */
export const listProductBuilds = async (
  ctx: Ctx,
  productId: number,
  asked: Part,
  wanted: boolean,
): Promise<BuildConnection> => {
  const { first } = checked(askedPart, asked);
  const part = [first + 1, 0, ...placeOf(asked.after)] as const;
  const [rows, totalCount] = await listedRows(ctx, [productId, null, null], wanted ? part : null);
  const { nodes, pageInfo } = pageOf(rows, asked, placed);
  return { nodes: nodes.map((row) => buildOf(ctx, row)), pageInfo, totalCount };
};

const ONE = `SELECT ${BUILD_COLUMNS} FROM build b JOIN users u ON u.id = b.user_id
  WHERE b.id = $1 AND (${VISIBLE} OR ($2 AND b.deleted_at IS NULL) OR (b.user_id = $3 AND b.deleted_at IS NULL))`;

/** A build that the caller may see. Throws NOT_FOUND. */
export const findBuild = async (ctx: Ctx, id: string): Promise<BuildView> => {
  const [row] = await ctx.sql<BuildRow>(ONE, [checkId(id), isModerator(ctx), ctx.viewer?.userId ?? null]);
  if (!row) throw new AppError(ErrorCode.NOT_FOUND);
  return buildOf(ctx, row);
};

const MINE = `SELECT ${BUILD_COLUMNS} FROM build b JOIN users u ON u.id = b.user_id
  WHERE b.user_id = $1 AND b.deleted_at IS NULL ORDER BY b.id DESC LIMIT $2`;

/** The caller's latest builds in whatever state, at most 100. Throws UNAUTHENTICATED. */
export const listMyBuilds = async (ctx: Ctx): Promise<BuildView[]> => {
  const rows = await ctx.sql<BuildRow>(MINE, [requireViewer(ctx).userId, MAX_PAGE]);
  return rows.map((row) => buildOf(ctx, row));
};

type NameRow = Pick<BuildRow, 'firstName' | 'lastName' | 'username'>;

const NAME = `SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.username FROM users u
  WHERE u.id = $1 AND EXISTS (SELECT FROM build b WHERE b.user_id = u.id AND ${VISIBLE})`;

/** Who has published builds; without a name for anybody else, whether the account exists or not. Throws NOT_FOUND for no id. */
export const findBuilder = async (ctx: Ctx, id: string): Promise<BuilderView> => {
  const [row] = await ctx.sql<NameRow>(NAME, [checkId(id)]);
  return { id, name: row ? publicName(row) : null };
};

const FIGURES = `
  SELECT count(*)::int AS builds, coalesce(sum(b.hours), 0)::float8 AS hours, min(b.published_at) AS since,
    count(*) FILTER (WHERE b.launches > 0)::int AS flown,
    coalesce(sum((SELECT count(*) FROM build_like l WHERE l.build_id = b.id)), 0)::int AS likes
  FROM build b JOIN users u ON u.id = b.user_id WHERE b.user_id = $1 AND ${VISIBLE}`;

/** Sums over what a customer has published. */
export const figuresOf = async (ctx: Ctx, builderId: string): Promise<BuilderFigures> =>
  (await ctx.sql<BuilderFigures>(FIGURES, [builderId]))[0]!;

const MODELS = `
  SELECT b.product_id AS id, count(*)::int AS count FROM build b JOIN users u ON u.id = b.user_id
  WHERE ${VISIBLE} GROUP BY b.product_id ORDER BY count(*) DESC, b.product_id LIMIT 200`;

/** Products that have published builds, most built first. */
export const builtProducts = (ctx: Ctx): Promise<{ id: number; count: number }[]> =>
  ctx.sql<{ id: number; count: number }>(MODELS, [], 'gallery.models');
