import { recordAction } from '../audit/audit.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { hasEnded } from './withdrawal-states.ts';
import { Withdrawal } from './withdrawal.entity.ts';

/**
 * Marks a statement of withdrawal that was settled in another way as done, or opens it again. Throws NOT_FOUND, and
 * WITHDRAWAL_STATE_CONFLICT for one that came to its own end. Locks the statement.
 */
export const setHandled = (ctx: Ctx, id: string, handled: boolean): Promise<Withdrawal> =>
  transaction(ctx, async (tx) => {
    const found = isUuid(id)
      ? await tx.repo(Withdrawal).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!found) throw new AppError(ErrorCode.NOT_FOUND);
    if ((found.handledAt !== null) === handled) return found;
    if (hasEnded(found)) throw new AppError(ErrorCode.WITHDRAWAL_STATE_CONFLICT, { state: found.state });
    const handledAt = handled ? tx.shop.clock.now() : null;
    await tx.repo(Withdrawal).update({ id }, { handledAt, version: found.version + 1 });
    const [before, after] = [{ handled: !handled }, { handled }];
    const name = found.orderNumber;
    await recordAction(tx, { action: 'withdrawal.handle', subject: 'WITHDRAWAL', id, name, before, after });
    return Object.assign(found, { handledAt, version: found.version + 1 });
  });
