import { requirePermission } from '../accounts/sessions.service.ts';
import { Conditions } from '../core/database/conditions.ts';
import type { Ctx } from '../core/context.ts';
import { countedAll, offsetOf, type ListPage } from '../core/list-page.ts';
import { Permission } from '../core/permissions.ts';
import { BUILD_COLUMNS, buildOf, type BuildRow } from './build-rows.ts';
import { type BuildQueue, type AdminBuildPage } from './moderation.types.ts';

const REPORTED = `b.state = 'PUBLISHED'
  AND EXISTS (SELECT FROM build_report r WHERE r.build_id = b.id AND r.settled_at IS NULL)`;

const IN_QUEUE: Record<BuildQueue, string> = {
  WAITING: "b.state = 'SUBMITTED'",
  REPORTED,
  PUBLISHED: "b.state = 'PUBLISHED'",
  REJECTED: "b.state = 'REJECTED'",
};

const ORDER_BY: Record<BuildQueue, string> = {
  WAITING: 'b.submitted_at, b.id',
  REPORTED: 'b.submitted_at, b.id',
  PUBLISHED: 'b.published_at DESC, b.id DESC',
  REJECTED: 'b.submitted_at DESC, b.id DESC',
};

const FROM = 'FROM build b JOIN users u ON u.id = b.user_id';
const COUNTS = `
  SELECT (SELECT count(*)::int FROM build b WHERE b.deleted_at IS NULL AND ${IN_QUEUE.WAITING}) AS waiting,
    (SELECT count(*)::int FROM build b WHERE b.deleted_at IS NULL AND ${REPORTED}) AS reported`;

export interface QueueArgs extends ListPage {
  readonly queue: BuildQueue;
  /** Words of the title and of the builder's names and address. */
  readonly search: string | null;
}

type Counts = Pick<AdminBuildPage, 'waiting' | 'reported'>;

/** A page of what moderators look through, in three statements. Throws FORBIDDEN. */
export const listModeratedBuilds = async (ctx: Ctx, { queue, search, ...page }: QueueArgs): Promise<AdminBuildPage> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const found = new Conditions().and('b.deleted_at IS NULL').and(IN_QUEUE[queue]);
  found.addWords(search, "(fold_text(b.title) || ' ' || u.search_text)");
  const counted = ctx.sql<{ count: number }>(`SELECT count(*)::int AS count ${FROM} ${found.where}`, [...found.params]);
  const part = `LIMIT ${found.param(page.first)} OFFSET ${found.param(offsetOf(page))}`;
  const text = `SELECT ${BUILD_COLUMNS} ${FROM} ${found.where} ORDER BY ${ORDER_BY[queue]} ${part}`;
  const [rows, [total], [counts]] = await Promise.all([
    ctx.sql<BuildRow>(text, found.params),
    counted,
    ctx.sql<Counts>(COUNTS),
  ]);
  return { items: rows.map((row) => buildOf(ctx, row)), ...countedAll(total!.count), ...counts! };
};
