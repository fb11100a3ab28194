import { toMinor } from '../../core/money.ts';
import type { ToldCapture, ToldPayment, ToldRefund } from '../gateway.ts';
import type { PayPalAmount, PayPalCapture, PayPalOrder, PayPalRefund } from './paypal-schemas.ts';

/** PayPal's decimal as minor units; an amount that is none of ours (three decimals, text) becomes -1 and matches nothing. */
export const minorOf = (amount: Pick<PayPalAmount, 'value'>): number => {
  try {
    return toMinor(amount.value);
  } catch {
    return -1;
  }
};

/** What PayPal keeps of a capture, where it says so in the currency of the capture. */
export const feeOf = ({ seller_receivable_breakdown: told }: PayPalCapture, currency: string): number | null => {
  const fee = told?.paypal_fee;
  if (!fee || fee.currency_code !== currency) return null;
  const minor = minorOf(fee);
  return minor < 0 ? null : minor;
};

/** Link that takes the buyer to PayPal's approval. */
export const approveUrlOf = (order: PayPalOrder): string | null =>
  order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;

export const payeeOf = (order: PayPalOrder): string | null => order.purchase_units?.[0]?.payee?.merchant_id ?? null;

type Unit = NonNullable<PayPalOrder['purchase_units']>[number];

/** What is said of a capture, by itself and by the unit of the order that it stands in. */
export const toldCapture = (capture: PayPalCapture, unit: Unit = {}): ToldCapture => {
  const { amount, custom_id, payee, status_details } = capture;
  const currency = amount?.currency_code ?? null;
  return {
    id: capture.id,
    status: capture.status,
    pendingReason: status_details?.reason ?? null,
    amountMinor: amount?.value === undefined ? null : minorOf({ value: amount.value }),
    currency,
    orderIds: [custom_id, unit.custom_id].filter((id) => id !== undefined),
    payee: payee?.merchant_id ?? unit.payee?.merchant_id ?? null,
    feeMinor: currency === null ? null : feeOf(capture, currency),
    createdAt: capture.create_time ?? null,
    updatedAt: capture.update_time ?? null,
  };
};

/** All captures of an order. What its first unit says holds for each. */
export const capturesOf = ({ purchase_units: units = [] }: PayPalOrder): ToldCapture[] =>
  units.flatMap(({ payments }) => (payments?.captures ?? []).map((capture) => toldCapture(capture, units[0])));

const STATUS: Readonly<Record<string, ToldPayment['status']>> = {
  APPROVED: 'APPROVED',
  COMPLETED: 'CAPTURED',
  VOIDED: 'CLOSED',
};

export const toldPayment = (order: PayPalOrder): ToldPayment => ({
  status: STATUS[order.status] ?? 'OPEN',
  captures: capturesOf(order),
  refusal: null,
});

export const toldRefund = ({ id, status, amount, invoice_id }: PayPalRefund): ToldRefund => ({
  id,
  status,
  amountMinor: amount ? minorOf(amount) : null,
  requestId: invoice_id ?? null,
});
