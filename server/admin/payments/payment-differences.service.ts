import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { toDecimal } from '../../core/money.ts';
import { PaymentDifference, type DifferenceKind } from '../../payments/reconciliation/payment-difference.entity.ts';
import { sumMovements, type MovementSum } from './payment-movements.queries.ts';
import { Reconciliation } from '../../payments/reconciliation/reconciliation.entity.ts';

/** The longest list that is shown. */
const MOST = 200;

const OPEN = 'resolved_at IS NULL AND set_aside_at IS NULL';

export const COUNT_DIFFERENCES = `SELECT count(*) FROM payment_difference WHERE ${OPEN}`;

const SELECT = `
  SELECT d.id, d.kind, d.paypal_id AS "paypalId", d.order_id AS "orderId", o.order_number AS "orderNumber",
    d.happened_at AS "happenedAt", d.paypal_minor AS "paypalMinor", d.paypal_currency AS "paypalCurrency",
    d.booked_minor AS "bookedMinor", d.booked_currency AS "bookedCurrency", l.fee_minor AS "feeMinor"
  FROM payment_difference d LEFT JOIN orders o ON o.id = d.order_id
    LEFT JOIN paypal_transaction l ON l.paypal_id = d.paypal_id`;
const LIST = `${SELECT}
  WHERE d.resolved_at IS NULL AND d.set_aside_at IS NULL ORDER BY d.happened_at DESC, d.id LIMIT ${MOST}`;

interface Row {
  readonly id: string;
  readonly kind: DifferenceKind;
  readonly paypalId: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly happenedAt: Date;
  readonly paypalMinor: string | null;
  readonly paypalCurrency: string | null;
  readonly bookedMinor: string | null;
  readonly bookedCurrency: string | null;
  readonly feeMinor: string | null;
}

/** Sums as PayPal writes them, `129.90 EUR`: they may be of another currency than the shop's. */
const sumOf = (minor: string | null, currency: string | null): string | null =>
  minor === null ? null : `${toDecimal(Number(minor))} ${currency ?? ''}`.trim();

const differenceOf = ({ paypalMinor, paypalCurrency, bookedMinor, bookedCurrency, feeMinor, ...row }: Row) => ({
  ...row,
  atPayPal: sumOf(paypalMinor, paypalCurrency),
  booked: sumOf(bookedMinor, bookedCurrency),
  fee: sumOf(feeMinor, paypalCurrency),
});

export type Difference = ReturnType<typeof differenceOf>;

export interface Differences {
  readonly differences: Difference[];
  readonly movements: MovementSum[];
  readonly comparedAt: Date | null;
  readonly coveredUntil: Date | null;
  readonly failedAt: Date | null;
  readonly error: string | null;
}

/** Where PayPal's transactions and the books disagree, newest first, 200 at most, and how the last comparison went. */
export const listDifferences = async (ctx: Ctx): Promise<Differences> => {
  const run = await ctx.repo(Reconciliation).findOneBy({ id: 1 });
  const { comparedAt = null, coveredUntil = null, failedAt = null, error = null } = run ?? {};
  const differences = (await ctx.sql<Row>(LIST)).map(differenceOf);
  return { differences, movements: await sumMovements(ctx), comparedAt, coveredUntil, failedAt, error };
};

/** Puts a difference away that was dealt with, or brings it back. Throws NOT_FOUND. Locks the difference. */
export const setDifferenceAside = (ctx: Ctx, id: string, aside: boolean): Promise<Difference> =>
  transaction(ctx, async (tx) => {
    const where = { id };
    const known = await tx.repo(PaymentDifference).findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (!known) throw new AppError(ErrorCode.NOT_FOUND);
    await tx.repo(PaymentDifference).update({ id }, { setAsideAt: aside ? tx.shop.clock.now() : null });
    const [before, after] = [{ aside: known.setAsideAt !== null }, { aside }];
    const name = `${known.kind} ${known.paypalId}`;
    await recordAction(tx, { action: 'payment-difference.aside', subject: 'WEBHOOK', id, name, before, after });
    return differenceOf((await tx.sql<Row>(`${SELECT} WHERE d.id = $1`, [id]))[0]!);
  });
