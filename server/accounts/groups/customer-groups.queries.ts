import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { defineLoader, grouped } from '../../core/loader.ts';
import { isUuid } from '../../core/text/text.ts';
import { CustomerGroup } from './customer-group.entity.ts';

/** All groups by name; there are at most `MOST_GROUPS`. */
export const listGroups = (ctx: Ctx): Promise<CustomerGroup[]> =>
  ctx.repo(CustomerGroup).find({ order: { name: 'ASC' } });

/** One of them. Throws NOT_FOUND. */
export const findGroup = async (ctx: Ctx, id: string): Promise<CustomerGroup> => {
  const found = isUuid(id) ? await ctx.repo(CustomerGroup).findOneBy({ id }) : null;
  if (!found) throw new AppError(ErrorCode.NOT_FOUND);
  return found;
};

const COUNTS = `
  SELECT group_id AS id, count(*)::int AS count FROM customer_group_member WHERE group_id = ANY($1::uuid[]) GROUP BY group_id`;

/** How many accounts are in a group. */
export const memberCountOf = defineLoader<string, number>(async (ctx, ids) => {
  const rows = await ctx.sql<{ id: string; count: number }>(COUNTS, [ids]);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

const MEMBERS = `
  SELECT m.group_id AS id, u.email FROM customer_group_member m JOIN users u ON u.id = m.user_id
  WHERE m.group_id = ANY($1::uuid[]) ORDER BY u.email`;

/** The addresses of the accounts in a group, by the alphabet. */
export const membersOf = defineLoader<string, string[]>(async (ctx, ids) => {
  const rows = await ctx.sql<{ id: string; email: string }>(MEMBERS, [ids]);
  return grouped(ids, rows, ({ id }) => id).map((own) => own.map(({ email }) => email));
});
