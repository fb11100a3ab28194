import { In } from 'typeorm';
import { Complaint } from '../../complaints/complaint.entity.ts';
import type { Ctx } from '../../core/context.ts';
import { inOrder } from '../../core/loader.ts';

/** Which complaints a list shows. */
export enum ComplaintFilter {
  OPEN = 'OPEN',
  UNCONFIRMED = 'UNCONFIRMED',
  OVERDUE = 'OVERDUE',
  DONE = 'DONE',
}

/** The longest list that is shown. */
export const MOST_COMPLAINTS = 200;

const WHERE: Readonly<Record<ComplaintFilter, string>> = {
  OPEN: 'c.ended_at IS NULL',
  UNCONFIRMED: `c.ended_at IS NULL AND c.state = 'OPENED'`,
  OVERDUE: 'c.ended_at IS NULL AND c.due_at <= $1',
  DONE: 'c.ended_at IS NOT NULL',
};

const list = (filter: ComplaintFilter): string => `
  SELECT c.id FROM complaint c WHERE ${WHERE[filter]} AND $1::timestamptz IS NOT NULL
  ORDER BY ${filter === ComplaintFilter.DONE ? 'c.ended_at DESC, c.id DESC' : 'c.due_at, c.id'} LIMIT ${MOST_COMPLAINTS}`;

/** Complaints of a kind: what is due soonest first; of those that are done the latest first. */
export const listComplaints = async (ctx: Ctx, filter: ComplaintFilter): Promise<Complaint[]> => {
  const found = await ctx.sql<{ id: string }>(list(filter), [ctx.shop.clock.now()]);
  const ids = found.map(({ id }) => id);
  const rows = await ctx.repo(Complaint).findBy({ id: In(ids) });
  return inOrder(ids, rows, ({ id }) => id).flatMap((row) => row ?? []);
};

/** Complaints that nobody has settled. */
export const COUNT_COMPLAINTS = 'SELECT count(*) FROM complaint c WHERE c.ended_at IS NULL';

/** Of them, those that are overdue; `now` is the placeholder of the present moment. */
export const countOverdueComplaints = (now: string): string => `${COUNT_COMPLAINTS} AND c.due_at <= ${now}`;
