import { takeAttempt, type Limit } from '../accounts/attempts.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { mayMail } from '../accounts/mail-limits.ts';
import { HOUR_MS } from '../core/time.ts';
import { isOfOwnOrder } from './own-order.queries.ts';
import { requestWithdrawalMails } from './withdrawal-mail.job.ts';
import { checkStatement, type GivenStatement, type Statement } from './statement.ts';
import { Withdrawal } from './withdrawal.entity.ts';

/** Statements from one network. */
const WITHDRAWAL_NETWORK: Limit = { name: 'withdrawal-network', most: 20, windowMs: HOUR_MS };
/** Statements with one address for the acknowledgement. */
const WITHDRAWAL_EMAIL: Limit = { name: 'withdrawal-email', most: 5, windowMs: HOUR_MS };

/** One statement for every outcome, so that its time does not tell whether there is such an order. */
const STORE = `
  INSERT INTO withdrawal (idempotency_key, received_at, name, email, order_number, items, locale, order_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7,
    (SELECT id FROM orders WHERE order_number = upper($5) AND (lower(user_email) = $4 OR customer_id = $8)))
  ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`;

const store = async (ctx: Ctx, key: string, { name, email, orderNumber, items }: Statement): Promise<string | null> => {
  const viewer = ctx.viewer?.userId ?? null;
  const params = [key, ctx.shop.clock.now(), name, email, orderNumber, items, ctx.locale, viewer];
  const [stored] = await ctx.sql<{ id: string }>(STORE, params, 'withdrawals.store');
  return stored?.id ?? null;
};

const isSame = (stored: Withdrawal, { name, email, orderNumber, items }: Statement): boolean =>
  stored.name === name && stored.email === email && stored.orderNumber === orderNumber && stored.items === items;

/**
 * Takes in a statement of withdrawal: stores it with its time, beside the order where number and address (or the signed-in
 * buyer) fit one, and asks for the mails to the consumer and the seller. An address that has no such order gets a receipt
 * without the words of the statement, within the limit of letters to it. The answer is the same whether there is such an
 * order. Repeating it under its key gives the same receipt. Throws VALIDATION_FAILED, RATE_LIMITED and, for other content
 * under a used key, IDEMPOTENCY_KEY_REUSED.
 */
export const withdraw = (ctx: Ctx, given: GivenStatement): Promise<Withdrawal> => {
  const statement = checkStatement(given);
  const { idempotencyKey } = given;
  return transaction(ctx, async (tx) => {
    const id = await store(tx, idempotencyKey, statement);
    if (id !== null) {
      await takeAttempt(tx, WITHDRAWAL_NETWORK, ctx.client.network);
      await takeAttempt(tx, WITHDRAWAL_EMAIL, statement.email);
      const receipt = (await isOfOwnOrder(tx, id)) || (await mayMail(tx, statement.email));
      await requestWithdrawalMails(tx, id, receipt);
    }
    const withdrawal = await tx.repo(Withdrawal).findOneByOrFail({ idempotencyKey });
    if (!isSame(withdrawal, statement)) throw new AppError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
    return withdrawal;
  });
};
