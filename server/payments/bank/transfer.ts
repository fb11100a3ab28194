import { dayOf } from '../../core/text/format.ts';
import { dueMinor } from '../../orders/due.ts';
import { OrderStatus, PaymentStatus } from '../../orders/order-states.ts';
import type { Order } from '../../orders/order.entity.ts';
import { PaymentWay } from '../../orders/payment-way.ts';
import type { TransferSetting } from '../../settings/transfer.setting.ts';
import { variableSymbolOf } from './variable-symbol.ts';

/** What a buyer needs to know to send the money of an order. */
export interface Transfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly variableSymbol: string;
  /** For banks that know no variable symbol. */
  readonly message: string;
  /** The last day on which the money counts, ISO. */
  readonly dueDay: string;
}

export type TransferredOrder = Pick<
  Order,
  'orderNumber' | 'totalMinor' | 'giftCardsMinor' | 'currency' | 'reservedUntil'
>;

const AWAITED: readonly PaymentStatus[] = [PaymentStatus.UNPAID, PaymentStatus.FAILED];

/** Whether an order waits for a bank transfer. */
export const awaitsTransfer = ({ paymentWay, status, paymentStatus }: Order): boolean =>
  paymentWay === PaymentWay.BANK_TRANSFER && status === OrderStatus.PLACED && AWAITED.includes(paymentStatus);

/** By the account as it is set now; null where there is none, or no day until which the order waits. */
export const transferOf = (order: TransferredOrder, { holder, iban, bic }: TransferSetting): Transfer | null => {
  if (!holder || !iban || !order.reservedUntil) return null;
  return {
    holder,
    iban,
    bic,
    amountMinor: dueMinor(order),
    currency: order.currency,
    variableSymbol: variableSymbolOf(order.orderNumber),
    message: order.orderNumber,
    dueDay: dayOf(new Date(order.reservedUntil.getTime() - 1)),
  };
};
