import type { Shop } from '../../core/shop.ts';
import type { Gateway, ToldRefund } from '../gateway.ts';
import { ProviderError } from '../provider-error.ts';
import { captureIdOf } from '../webhooks/webhook-event.ts';
import { captureOrder, createOrder, getCapture, getOrder, getRefund, refundCapture } from './paypal-calls.ts';
import { orderRequest } from './paypal-order-request.ts';
import { approveUrlOf, payeeOf, toldCapture, toldPayment, toldRefund } from './paypal-verdict.ts';

/** What PayPal's order lists; empty when PayPal no longer shows the order. */
const listedRefunds = async (shop: Shop, paypalOrderId: string, captureId: string): Promise<ToldRefund[]> => {
  try {
    const { purchase_units: units = [] } = await getOrder(shop, paypalOrderId);
    const all = units.flatMap(({ payments }) => payments?.refunds ?? []);
    const captures = units.flatMap(({ payments }) => payments?.captures ?? []);
    return all
      .filter(({ links = [] }) => (captureIdOf({ links }) ?? captures[0]?.id) === captureId)
      .map((refund) => toldRefund(refund));
  } catch (error) {
    if (error instanceof ProviderError && !error.uncertain && error.status === 404) return [];
    throw error;
  }
};

/** PayPal's Orders v2: the buyer approves, we capture. */
export const paypalGateway: Gateway = {
  name: 'PayPal',
  register: async (shop, order, requestId) => {
    const answer = await createOrder(shop, orderRequest(order), requestId);
    return { id: answer.id, approveUrl: approveUrlOf(answer), payee: payeeOf(answer) };
  },
  payment: async (shop, id) => toldPayment(await getOrder(shop, id)),
  capture: async (shop, id, requestId) => toldPayment(await captureOrder(shop, id, requestId)),
  readCapture: async (shop, captureId) => toldCapture(await getCapture(shop, captureId)),
  refund: async (shop, wanted) => toldRefund(await refundCapture(shop, wanted)),
  readRefund: async (shop, refundId) => toldRefund(await getRefund(shop, refundId)),
  refundsOf: listedRefunds,
};
