import type { Ctx } from '../../core/context.ts';
import { Conditions } from '../../core/database/conditions.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { countedAll, offsetOf, type ListPage } from '../../core/list-page.ts';
import { isUuid } from '../../core/text/text.ts';
import { AccountKind, type AdminUserSort, type AdminUserFilter, type AdminUserPage } from './admin-users.types.ts';
import { User } from '../user.entity.ts';

let orderedSql = 'false';

/** The module that keeps orders says who has placed one, as a condition on `users u`. */
export const setOrderedCondition = (sql: string): void => {
  orderedSql = sql;
};

const ORDER_BY: Record<AdminUserSort, string> = {
  CREATED_DESC: 'u.created_at DESC, u.id DESC',
  CREATED_ASC: 'u.created_at, u.id',
  NAME_ASC: 'u.last_name, u.first_name, u.id',
  NAME_DESC: 'u.last_name DESC, u.first_name DESC, u.id DESC',
  EMAIL_ASC: 'u.email',
  EMAIL_DESC: 'u.email DESC',
};

const whether = (wanted: boolean, sql: string): string => (wanted ? sql : `NOT ${sql}`);

const conditionsOf = ({ search, kind, active, confirmed, hasOrders }: AdminUserFilter): Conditions => {
  const conditions = new Conditions().addWords(search, 'u.search_text');
  if (kind) conditions.and(whether(kind === AccountKind.ADMIN, 'u.admin'));
  if (active != null) conditions.and(whether(active, 'u.active'));
  if (confirmed != null) conditions.and(whether(!confirmed, '(u.email_confirmed_at IS NULL)'));
  if (hasOrders != null) conditions.and(whether(hasOrders, orderedSql));
  return conditions;
};

const COLUMNS = `
  u.id, u.email, u.email_confirmed_at AS "emailConfirmedAt", u.active, u.admin, u.first_name AS "firstName",
  u.last_name AS "lastName", u.username, u.phone, u.address, u.locale, u.second_factor_at AS "secondFactorAt",
  u.created_at AS "createdAt", u.note, u.note_version AS "noteVersion", u.role_id AS "roleId"`;

export interface UserList extends ListPage {
  readonly filter: AdminUserFilter;
  readonly sort: AdminUserSort;
}

/** Accounts that fit the filter, in two statements however many there are. */
export const listUsers = async (ctx: Ctx, { filter, sort, ...page }: UserList): Promise<AdminUserPage> => {
  const found = conditionsOf(filter);
  const count = `SELECT count(*)::int AS count FROM users u ${found.where}`;
  const counted = ctx.sql<{ count: number }>(count, [...found.params]);
  const part = `LIMIT ${found.param(page.first)} OFFSET ${found.param(offsetOf(page))}`;
  const text = `SELECT ${COLUMNS} FROM users u ${found.where} ORDER BY ${ORDER_BY[sort]} ${part}`;
  const [items, [total]] = await Promise.all([ctx.sql<AdminUserPage['items'][number]>(text, found.params), counted]);
  return { items, ...countedAll(total!.count) };
};

/** One account. Throws NOT_FOUND. */
export const findUser = async (ctx: Ctx, id: string): Promise<User> => {
  const user = isUuid(id) ? await ctx.repo(User).findOneBy({ id }) : null;
  if (!user) throw new AppError(ErrorCode.NOT_FOUND);
  return user;
};
