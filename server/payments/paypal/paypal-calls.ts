import type { Shop } from '../../core/shop.ts';
import { CURRENCY, toDecimal } from '../../core/money.ts';
import type { WantedRefund } from '../gateway.ts';
import { callPayPal } from './paypal-client.ts';
import { captureAnswer, orderAnswer, refundAnswer, verificationAnswer } from './paypal-schemas.ts';
import type { PayPalCapture, PayPalOrder, PayPalRefund } from './paypal-schemas.ts';
import { paypalSettings } from './paypal-settings.ts';

export const createOrder = (shop: Shop, body: object, requestId: string): Promise<PayPalOrder> =>
  callPayPal(shop, {
    method: 'POST',
    path: '/v2/checkout/orders',
    answer: orderAnswer,
    body: JSON.stringify(body),
    requestId,
  });

export const getOrder = (shop: Shop, paypalOrderId: string): Promise<PayPalOrder> =>
  callPayPal(shop, {
    method: 'GET',
    path: `/v2/checkout/orders/${encodeURIComponent(paypalOrderId)}`,
    answer: orderAnswer,
  });

export const captureOrder = (shop: Shop, paypalOrderId: string, requestId: string): Promise<PayPalOrder> =>
  callPayPal(shop, {
    method: 'POST',
    path: `/v2/checkout/orders/${encodeURIComponent(paypalOrderId)}/capture`,
    answer: orderAnswer,
    body: '{}',
    requestId,
  });

export const getCapture = (shop: Shop, captureId: string): Promise<PayPalCapture> =>
  callPayPal(shop, {
    method: 'GET',
    path: `/v2/payments/captures/${encodeURIComponent(captureId)}`,
    answer: captureAnswer,
  });

/** PayPal keeps a refund's request id for 45 days. */
export const refundCapture = (shop: Shop, refund: WantedRefund): Promise<PayPalRefund> =>
  callPayPal(shop, {
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(refund.captureId)}/refund`,
    answer: refundAnswer,
    body: JSON.stringify({
      amount: { currency_code: CURRENCY, value: toDecimal(refund.amountMinor) },
      invoice_id: refund.requestId,
      ...(refund.note ? { note_to_payer: refund.note.slice(0, 255) } : {}),
    }),
    requestId: refund.requestId,
  });

export const getRefund = (shop: Shop, refundId: string): Promise<PayPalRefund> =>
  callPayPal(shop, {
    method: 'GET',
    path: `/v2/payments/refunds/${encodeURIComponent(refundId)}`,
    answer: refundAnswer,
  });

/** Transmission headers of a webhook, by their PayPal names without the prefix. */
export interface WebhookSignature {
  readonly authAlgo: string;
  readonly certUrl: string;
  readonly transmissionId: string;
  readonly transmissionSig: string;
  readonly transmissionTime: string;
}

/** Asks PayPal whether it sent this event to our webhook. The event travels as the very bytes that came. */
export const verifyWebhook = async (shop: Shop, signature: WebhookSignature, event: string): Promise<boolean> => {
  const fields = JSON.stringify({
    auth_algo: signature.authAlgo,
    cert_url: signature.certUrl,
    transmission_id: signature.transmissionId,
    transmission_sig: signature.transmissionSig,
    transmission_time: signature.transmissionTime,
    webhook_id: paypalSettings(shop).webhookId,
  });
  const { verification_status } = await callPayPal(shop, {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    answer: verificationAnswer,
    harmless: true,
    body: `${fields.slice(0, -1)},"webhook_event":${event}}`,
  });
  return verification_status === 'SUCCESS';
};
