import type { Ctx } from '../../../core/context.ts';
import { ErrorCode } from '../../../core/error-codes.ts';
import { AppError } from '../../../core/errors.ts';
import { isUuid } from '../../../core/text/text.ts';
import { CashCollection, CollectionState } from './cash-collection.entity.ts';

/**
 * Puts away what a carrier collected and a person dealt with otherwise, or brings it back. Books nothing. Locks it. Throws NOT_FOUND,
 * ENTRY_DECIDED (it is booked).
 */
export const setAside = async (
  ctx: Ctx,
  id: string,
  aside: boolean,
): Promise<{ before: CollectionState; after: CashCollection }> => {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = isUuid(id) ? await ctx.repo(CashCollection).findOne({ where: { id }, lock }) : null;
  if (!known) throw new AppError(ErrorCode.NOT_FOUND);
  if (known.state === CollectionState.BOOKED) throw new AppError(ErrorCode.ENTRY_DECIDED);
  const before = known.state;
  const state = aside ? CollectionState.SET_ASIDE : CollectionState.OPEN;
  const changes = { state, decidedAt: aside ? ctx.shop.clock.now() : null };
  await ctx.repo(CashCollection).update({ id }, changes);
  return { before, after: Object.assign(known, changes) };
};
