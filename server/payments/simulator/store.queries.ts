import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../core/context.ts';
import { toDecimal } from '../../core/money.ts';
import { SIMULATOR_PATH } from '../paypal/paypal-settings.ts';
import type { Behaviour } from './behaviours.ts';
import { feeOf } from './fees.ts';
import type { OrderRequest } from './order-request.ts';

export type OrderState = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

export interface SimulatedOrder {
  id: string;
  state: OrderState;
  request: OrderRequest;
  merchant_id: string;
  behaviour: Behaviour;
  declines: number;
  /** How refunds of it go wrong; null: they do not. */
  refund_fault: 'outage' | 'pending' | null;
  silent_until: Date | null;
  created_at: Date;
  approved_at: Date | null;
}

export interface SimulatedCapture {
  id: string;
  order_id: string;
  status: string;
  reason: string | null;
  amount_minor: string;
  currency: string;
  custom_id: string | null;
  created_at: Date;
}

export interface SimulatedRefund {
  id: string;
  capture_id: string;
  invoice_id: string | null;
  amount_minor: string;
  status: string;
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Looks like PayPal's ids, and says that it is none. */
export const newId = (): string => `SIM-${[...randomBytes(13)].map((byte) => LETTERS[byte % 32]).join('')}`;

/** Reads an order and holds its lock when a transaction is open. */
export const findOrder = async (ctx: Ctx, id: string): Promise<SimulatedOrder | null> => {
  const lock = ctx.inTransaction ? 'FOR UPDATE' : '';
  const [order] = await ctx.sql<SimulatedOrder>(`SELECT * FROM paypal_simulator.orders WHERE id = $1 ${lock}`, [id]);
  return order ?? null;
};

export const findCapture = async (ctx: Ctx, id: string): Promise<SimulatedCapture | null> => {
  const lock = ctx.inTransaction ? 'FOR UPDATE' : '';
  const [capture] = await ctx.sql<SimulatedCapture>(`SELECT * FROM paypal_simulator.captures WHERE id = $1 ${lock}`, [
    id,
  ]);
  return capture ?? null;
};

export const capturesOf = (ctx: Ctx, orderId: string): Promise<SimulatedCapture[]> =>
  ctx.sql<SimulatedCapture>('SELECT * FROM paypal_simulator.captures WHERE order_id = $1 ORDER BY created_at', [
    orderId,
  ]);

export const refundsOf = (ctx: Ctx, captureId: string): Promise<SimulatedRefund[]> =>
  ctx.sql<SimulatedRefund>('SELECT * FROM paypal_simulator.refunds WHERE capture_id = $1 ORDER BY created_at', [
    captureId,
  ]);

const amount = (minor: string, currency: string) => ({ currency_code: currency, value: toDecimal(Number(minor)) });

export const captureBody = (capture: SimulatedCapture) => ({
  id: capture.id,
  status: capture.status,
  ...(capture.reason ? { status_details: { reason: capture.reason } } : {}),
  amount: amount(capture.amount_minor, capture.currency),
  final_capture: true,
  custom_id: capture.custom_id ?? undefined,
  seller_receivable_breakdown: {
    paypal_fee: amount(String(feeOf(Number(capture.amount_minor))), capture.currency),
  },
  create_time: capture.created_at.toISOString(),
  supplementary_data: { related_ids: { order_id: capture.order_id } },
});

export const refundBody = (ctx: Ctx, refund: SimulatedRefund, currency: string) => ({
  id: refund.id,
  status: refund.status,
  invoice_id: refund.invoice_id ?? undefined,
  amount: amount(refund.amount_minor, currency),
  links: [{ rel: 'up', href: `${apiUrl(ctx)}/v2/payments/captures/${refund.capture_id}` }],
});

export const apiUrl = ({ shop }: Ctx): string => `${shop.selfUrl()}${SIMULATOR_PATH}`;

export const approveUrl = ({ shop }: Ctx, id: string): string =>
  `${shop.config.publicUrl}${SIMULATOR_PATH}/approve?token=${id}`;

/** The order as PayPal tells of it; `captures` and `refunds` are all that belong to it. */
export const orderBody = (
  ctx: Ctx,
  order: SimulatedOrder,
  captures: readonly SimulatedCapture[] = [],
  refunds: readonly object[] = [],
) => {
  const [unit] = order.request.purchase_units;
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.state,
    purchase_units: [
      {
        ...unit,
        payee: { merchant_id: order.merchant_id },
        ...(captures.length ? { payments: { captures: captures.map(captureBody), refunds } } : {}),
      },
    ],
    create_time: order.created_at.toISOString(),
    links: [
      { rel: 'self', href: `${apiUrl(ctx)}/v2/checkout/orders/${order.id}` },
      { rel: 'payer-action', href: approveUrl(ctx, order.id) },
    ],
  };
};

/** The same of a stored order, with what belongs to it. */
export const storedOrderBody = async (ctx: Ctx, order: SimulatedOrder) => {
  const captures = await capturesOf(ctx, order.id);
  const refunds = await Promise.all(
    captures.map(async ({ id, currency }) =>
      (await refundsOf(ctx, id)).map((refund) => refundBody(ctx, refund, currency)),
    ),
  );
  return orderBody(ctx, order, captures, refunds.flat());
};
