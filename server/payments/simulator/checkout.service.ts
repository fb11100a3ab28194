import type { Ctx } from '../../core/context.ts';
import { toMinor } from '../../core/money.ts';
import { absent, invalid, unavailable, unprocessable, type Answer } from './answers.ts';
import { HOLD_MS, MAX_DECLINES, SILENCE_MS, WINDOW_MS, type Behaviour } from './behaviours.ts';
import { deliverEvent, emitEvent } from './events.service.ts';
import { planDecision } from './held-capture.service.ts';
import { orderRequestSchema, sumIssue } from './order-request.ts';
import {
  captureBody,
  findOrder,
  newId,
  orderBody,
  storedOrderBody,
  type SimulatedCapture,
  type SimulatedOrder,
} from './store.queries.ts';

const MERCHANT = 'SIMMERCHANT';

export const createOrder = async (ctx: Ctx, input: unknown): Promise<Answer> => {
  const parsed = orderRequestSchema.safeParse(input);
  if (!parsed.success) return invalid('INVALID_PARAMETER_SYNTAX');
  const issue = sumIssue(parsed.data);
  if (issue) return unprocessable(issue);
  const order: SimulatedOrder = {
    id: newId(),
    state: 'PAYER_ACTION_REQUIRED',
    request: parsed.data,
    merchant_id: MERCHANT,
    behaviour: 'pay',
    declines: 0,
    refund_fault: null,
    silent_until: null,
    created_at: ctx.shop.clock.now(),
    approved_at: null,
  };
  await ctx.sql(
    `INSERT INTO paypal_simulator.orders (id, state, request, merchant_id, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [order.id, order.state, JSON.stringify(order.request), order.merchant_id, order.created_at],
    'simulator.create',
  );
  return { status: 201, body: orderBody(ctx, order) };
};

/** Three hours to approve, three more to capture; a captured order stays. */
export const isExpired = (ctx: Ctx, { state, created_at, approved_at }: SimulatedOrder): boolean =>
  state !== 'COMPLETED' && ctx.shop.clock.now().getTime() > (approved_at ?? created_at).getTime() + WINDOW_MS;

const isBroken = (ctx: Ctx, { silent_until }: SimulatedOrder): boolean =>
  silent_until !== null && silent_until > ctx.shop.clock.now();

export const showOrder = async (ctx: Ctx, id: string): Promise<Answer> => {
  const order = await findOrder(ctx, id);
  if (!order || isExpired(ctx, order)) return absent();
  if (isBroken(ctx, order)) return unavailable();
  return { status: 200, body: await storedOrderBody(ctx, order) };
};

/** The payer decides on the approval page. Also serves a second choice after a decline. */
export const approveOrder = async (ctx: Ctx, order: SimulatedOrder, behaviour: Behaviour): Promise<void> => {
  const now = ctx.shop.clock.now();
  const silentUntil = behaviour === 'outage' ? new Date(now.getTime() + SILENCE_MS) : null;
  await ctx.sql(
    `UPDATE paypal_simulator.orders SET state = 'APPROVED', behaviour = $2, approved_at = $3, silent_until = $4
     WHERE id = $1`,
    [order.id, behaviour, now, silentUntil],
    'simulator.approve',
  );
  const body = orderBody(ctx, { ...order, state: 'APPROVED' });
  await emitEvent(ctx, 'CHECKOUT.ORDER.APPROVED', body, behaviour === 'early' ? 'pay' : behaviour);
};

const decline = async (ctx: Ctx, order: SimulatedOrder): Promise<Answer> => {
  await ctx.sql('UPDATE paypal_simulator.orders SET declines = declines + 1 WHERE id = $1', [order.id]);
  if (order.declines >= MAX_DECLINES) return unprocessable('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
  return unprocessable('INSTRUMENT_DECLINED');
};

const addCapture = async (ctx: Ctx, order: SimulatedOrder): Promise<SimulatedCapture> => {
  const [unit] = order.request.purchase_units;
  const held = order.behaviour === 'hold' || order.behaviour === 'deny';
  const [capture] = await ctx.sql<SimulatedCapture>(
    `INSERT INTO paypal_simulator.captures (id, order_id, status, reason, amount_minor, currency, custom_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING *`,
    [
      newId(),
      order.id,
      held ? 'PENDING' : 'COMPLETED',
      held ? 'PENDING_REVIEW' : null,
      toMinor(unit.amount.value),
      unit.amount.currency_code,
      unit.custom_id ?? null,
      ctx.shop.clock.now(),
    ],
    'simulator.capture',
  );
  if (held) await planDecision(ctx, capture!.id, order.behaviour === 'hold' ? 'COMPLETED' : 'DECLINED', HOLD_MS);
  return capture!;
};

const goSilent = (ctx: Ctx, id: string): Promise<unknown> =>
  ctx.sql('UPDATE paypal_simulator.orders SET silent_until = $2 WHERE id = $1', [
    id,
    new Date(ctx.shop.clock.now().getTime() + SILENCE_MS),
  ]);

const perform = async (ctx: Ctx, order: SimulatedOrder): Promise<Answer> => {
  const { behaviour } = order;
  const capture = await addCapture(ctx, order);
  const body = orderBody(ctx, { ...order, state: 'COMPLETED' }, [capture]);
  const event = await emitEvent(ctx, `PAYMENT.CAPTURE.${capture.status}`, captureBody(capture), behaviour);
  if (behaviour === 'silence') await goSilent(ctx, order.id);
  return {
    status: 201,
    body,
    ...(behaviour === 'drop' || behaviour === 'silence' ? { fault: behaviour } : {}),
    ...(behaviour === 'early' ? { eventFirst: (own: Ctx) => deliverEvent(own, event) } : {}),
  };
};

const CALLED = 'UPDATE paypal_simulator.orders SET capture_calls = capture_calls + 1, state = $2 WHERE id = $1';

/** Takes the money, once. Runs inside the transaction of `once`. */
export const captureOrder = async (ctx: Ctx, id: string): Promise<Answer> => {
  const order = await findOrder(ctx, id);
  if (!order || isExpired(ctx, order)) return absent();
  const takes = order.state === 'APPROVED' && order.behaviour !== 'decline' && !isBroken(ctx, order);
  await ctx.sql(CALLED, [id, takes ? 'COMPLETED' : order.state], 'simulator.called');
  if (isBroken(ctx, order)) return unavailable();
  if (order.state === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.state !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
  return order.behaviour === 'decline' ? decline(ctx, order) : perform(ctx, order);
};
