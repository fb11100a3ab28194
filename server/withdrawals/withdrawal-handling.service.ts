import { recordAction } from '../audit/audit.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { Withdrawal } from './withdrawal.entity.ts';

/** Marks a statement of withdrawal as done, or opens it again. Throws NOT_FOUND. Locks the statement. */
export const setHandled = (ctx: Ctx, id: string, handled: boolean): Promise<Withdrawal> =>
  transaction(ctx, async (tx) => {
    const found = isUuid(id)
      ? await tx.repo(Withdrawal).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } })
      : null;
    if (!found) throw new AppError(ErrorCode.NOT_FOUND);
    if ((found.handledAt !== null) === handled) return found;
    const handledAt = handled ? tx.shop.clock.now() : null;
    await tx.repo(Withdrawal).update({ id }, { handledAt });
    const [before, after] = [{ handled: !handled }, { handled }];
    const name = found.orderNumber;
    await recordAction(tx, { action: 'withdrawal.handle', subject: 'WITHDRAWAL', id, name, before, after });
    return Object.assign(found, { handledAt });
  });
