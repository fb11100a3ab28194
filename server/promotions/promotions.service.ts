import { CustomerGroup } from '../accounts/groups/customer-group.entity.ts';
import { recordAction } from '../audit/audit.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { tell } from '../core/news/news.ts';
import { isUuid } from '../core/text/text.ts';
import { promotionRules, type CheckedPromotion, type GivenPromotion } from './promotion-rules.ts';
import { Promotion } from './promotion.entity.ts';
import { CHANGED } from './promotions.queries.ts';

/** Each process keeps all of them, and a quote looks at each that applies by itself. */
export const MOST_PROMOTIONS = 500;

/** One change after the other: a code is unique, and there is a most. */
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtext('promotions'))`;

const facts = (promotion: CheckedPromotion & { active: boolean }) => {
  const { code, names, kind, startsAt, endsAt, minimumMinor, active } = promotion;
  const { percent, amountMinor, takeUnits, payUnits } = promotion;
  const { productIds, categories, excludedProductIds, excludedCategories } = promotion;
  const { maxUses, maxUsesEach, firstOrderOnly, groupId, stackable } = promotion;
  const what = { code, names, kind, percent, amountMinor, takeUnits, payUnits, startsAt, endsAt, minimumMinor, active };
  const goods = { productIds, categories, excludedProductIds, excludedCategories };
  return { ...what, ...goods, maxUses, maxUsesEach, firstOrderOnly, groupId, stackable };
};

const note = async (
  ctx: Ctx,
  verb: 'create' | 'update' | 'switch',
  { id, code, names }: Promotion,
  change: { before?: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> => {
  await tell(ctx, CHANGED);
  await recordAction(ctx, { action: `promotion.${verb}`, subject: 'PROMOTION', id, name: code ?? names.en, ...change });
};

const requireFree = async (ctx: Ctx, code: string | null, id?: string): Promise<void> => {
  await ctx.sql(ONE_AT_A_TIME);
  const taken = code !== null && (await ctx.repo(Promotion).findOneBy({ code }));
  if (taken && taken.id !== id) throw validationFailed({ code: 'TAKEN' });
};

/** Keeps the group from going meanwhile. */
const requireGroup = async (ctx: Ctx, id: string | null): Promise<void> => {
  if (id === null) return;
  const group = await ctx.repo(CustomerGroup).findOne({ where: { id }, lock: { mode: 'for_key_share' } });
  if (!group) throw validationFailed({ groupId: 'UNKNOWN' });
};

/** Adds one, switched on. Throws VALIDATION_FAILED by field (`code`: TAKEN; `names`: TOO_MANY past 500; `groupId`: UNKNOWN). */
export const createPromotion = (ctx: Ctx, given: GivenPromotion): Promise<Promotion> => {
  const values = checked(promotionRules, given);
  return transaction(ctx, async (tx) => {
    await requireFree(tx, values.code);
    await requireGroup(tx, values.groupId);
    const repo = tx.repo(Promotion);
    if ((await repo.count()) >= MOST_PROMOTIONS) throw validationFailed({ names: 'TOO_MANY' });
    const added = repo.create({ ...values, createdAt: tx.shop.clock.now() });
    await repo.insert(added);
    const promotion = await repo.findOneByOrFail({ id: added.id });
    await note(tx, 'create', promotion, { after: facts(promotion) });
    return promotion;
  });
};

interface Change {
  readonly id: string;
  readonly expectedVersion: number;
}

/** Reads one and locks its row. Throws NOT_FOUND, VERSION_CONFLICT. */
const lock = async (ctx: Ctx, { id, expectedVersion }: Change): Promise<Promotion> => {
  const mode = { mode: 'pessimistic_write' } as const;
  const promotion = isUuid(id) ? await ctx.repo(Promotion).findOne({ where: { id }, lock: mode }) : null;
  if (!promotion) throw new AppError(ErrorCode.NOT_FOUND);
  const { version } = promotion;
  if (version !== expectedVersion) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version });
  return promotion;
};

const write = async (
  ctx: Ctx,
  before: Promotion,
  verb: 'update' | 'switch',
  next: Partial<Promotion>,
): Promise<Promotion> => {
  const { id, version } = before;
  await ctx.repo(Promotion).update({ id }, { ...next, version: version + 1 });
  const after = await ctx.repo(Promotion).findOneByOrFail({ id });
  await note(ctx, verb, after, { before: facts(before), after: facts(after) });
  return after;
};

/**
 * Changes all of one but whether it is on; orders that have it keep what they were placed with. Locks its row. Throws NOT_FOUND,
 * VERSION_CONFLICT, VALIDATION_FAILED by field (`code`: TAKEN).
 */
export const updatePromotion = (ctx: Ctx, { given, ...change }: Change & { given: GivenPromotion }) => {
  const values = checked(promotionRules, given);
  return transaction(ctx, async (tx) => {
    await requireFree(tx, values.code, change.id);
    await requireGroup(tx, values.groupId);
    return write(tx, await lock(tx, change), 'update', values);
  });
};

/** Switches one on or off, at once for every buyer. Locks its row. Throws NOT_FOUND, VERSION_CONFLICT. */
export const switchPromotion = (ctx: Ctx, { active, ...change }: Change & { active: boolean }): Promise<Promotion> =>
  transaction(ctx, async (tx) => write(tx, await lock(tx, change), 'switch', { active }));
