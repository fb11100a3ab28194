import * as z from 'zod';
import { recordAction } from '../../audit/audit.service.ts';
import { line } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked, refuseFaults } from '../../core/faults.ts';
import { isUuid } from '../../core/text/text.ts';
import { normaliseEmail } from '../email-address.ts';
import { CustomerGroup } from './customer-group.entity.ts';
import { findGroup } from './customer-groups.queries.ts';

export const MOST_GROUPS = 100;
export const MOST_MEMBERS = 1000;

/** One change after the other: a name is unique, and there is a most. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtext('customer-groups'))`;

const rules = z.object({
  name: line({ max: 60 }),
  emails: z
    .array(z.string().transform((text) => normaliseEmail(text)))
    .max(MOST_MEMBERS, 'TOO_MANY')
    .transform((emails) => [...new Set(emails)]),
});

export type GivenGroup = z.input<typeof rules>;
type CheckedGroup = z.output<typeof rules>;

let isInUse: (ctx: Ctx, id: string) => Promise<boolean> = () => Promise.resolve(false);

/** The module that limits prices to groups says whether it does so to one of them. */
export const setGroupInUse = (check: typeof isInUse): void => {
  isInUse = check;
};

const ACCOUNTS = 'SELECT id, email FROM users WHERE email = ANY($1::text[]) AND email_confirmed_at IS NOT NULL';

/** Only an address that was confirmed is somebody's. Throws VALIDATION_FAILED at each address without an account (UNKNOWN). */
const accountsOf = async (ctx: Ctx, emails: readonly string[]): Promise<string[]> => {
  const found = await ctx.sql<{ id: string; email: string }>(ACCOUNTS, [emails]);
  const known = new Map(found.map(({ id, email }) => [email, id]));
  refuseFaults(
    Object.fromEntries(emails.flatMap((email, i) => (known.has(email) ? [] : [[`emails.${i}`, 'UNKNOWN']]))),
  );
  return emails.map((email) => known.get(email)!);
};

const SET_MEMBERS = `
  WITH gone AS (DELETE FROM customer_group_member WHERE group_id = $1 AND user_id <> ALL($2::uuid[]))
  INSERT INTO customer_group_member (group_id, user_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING`;

const requireFree = async (ctx: Ctx, name: string, id?: string): Promise<void> => {
  await ctx.sql(ONE_AT_A_TIME);
  const taken = await ctx.repo(CustomerGroup).findOneBy({ name });
  if (taken && taken.id !== id) throw validationFailed({ name: 'TAKEN' });
};

/** Members are counted in the audit log, not named: what it says stays for ever. */
const note = (
  ctx: Ctx,
  verb: 'create' | 'update' | 'delete',
  { id, name }: CustomerGroup,
  after: Record<string, unknown>,
): Promise<void> => recordAction(ctx, { action: `customer-group.${verb}`, subject: 'CUSTOMER_GROUP', id, name, after });

const factsOf = ({ name, emails }: CheckedGroup) => ({ name, members: emails.length });

/** Adds a group. Throws VALIDATION_FAILED by field (`name`: TAKEN, TOO_MANY past 100; `emails.N`: UNKNOWN). */
export const createGroup = (ctx: Ctx, given: GivenGroup): Promise<CustomerGroup> => {
  const values = checked(rules, given);
  return transaction(ctx, async (tx) => {
    await requireFree(tx, values.name);
    const repo = tx.repo(CustomerGroup);
    if ((await repo.count()) >= MOST_GROUPS) throw validationFailed({ name: 'TOO_MANY' });
    const added = repo.create({ name: values.name, createdAt: tx.shop.clock.now() });
    await repo.insert(added);
    await tx.sql(SET_MEMBERS, [added.id, await accountsOf(tx, values.emails)]);
    const group = await findGroup(tx, added.id);
    await note(tx, 'create', group, factsOf(values));
    return group;
  });
};

interface Change {
  readonly id: string;
  readonly expectedVersion: number;
}

const lock = async (ctx: Ctx, { id, expectedVersion }: Change): Promise<CustomerGroup> => {
  const mode = { mode: 'pessimistic_write' } as const;
  const group = isUuid(id) ? await ctx.repo(CustomerGroup).findOne({ where: { id }, lock: mode }) : null;
  if (!group) throw new AppError(ErrorCode.NOT_FOUND);
  const { version } = group;
  if (version !== expectedVersion) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version });
  return group;
};

/** Gives a group another name and exactly these members. Locks its row. Throws NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED. */
export const updateGroup = (ctx: Ctx, { given, ...change }: Change & { given: GivenGroup }): Promise<CustomerGroup> => {
  const values = checked(rules, given);
  return transaction(ctx, async (tx) => {
    await requireFree(tx, values.name, change.id);
    const { id, version } = await lock(tx, change);
    await tx.repo(CustomerGroup).update({ id }, { name: values.name, version: version + 1 });
    await tx.sql(SET_MEMBERS, [id, await accountsOf(tx, values.emails)]);
    const group = await findGroup(tx, id);
    await note(tx, 'update', group, factsOf(values));
    return group;
  });
};

/** Removes a group to which no price is limited. Locks its row. Throws NOT_FOUND, VERSION_CONFLICT, GROUP_IN_USE. */
export const deleteGroup = (ctx: Ctx, change: Change): Promise<void> =>
  transaction(ctx, async (tx) => {
    const group = await lock(tx, change);
    if (await isInUse(tx, group.id)) throw new AppError(ErrorCode.GROUP_IN_USE);
    await tx.repo(CustomerGroup).delete({ id: group.id });
    await note(tx, 'delete', group, {});
  });
