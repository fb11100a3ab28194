import type { PaymentWay } from '../../codegen/schema.gen.ts';

/** What the result pages know of the payment: from the address PayPal or the buttons lead back to. */
export interface PaymentLink {
  orderId: string;
  accessToken: string | null;
  paypalOrderId: string | null;
  /** Who is to take the money; absent: PayPal. */
  way?: PaymentWay;
}

const PARAMETERS = { orderId: 'order', accessToken: 'key', paypalOrderId: 'token' } as const;

/** Reads `?order=&key=&token=`; null without an order. */
export const paymentLinkFrom = (search: URLSearchParams): PaymentLink | null => {
  const orderId = search.get(PARAMETERS.orderId);
  if (!orderId) return null;
  return {
    orderId,
    accessToken: search.get(PARAMETERS.accessToken),
    paypalOrderId: search.get(PARAMETERS.paypalOrderId),
  };
};

/** The address of a result page, in the order in which the server writes it for the providers. */
export const paymentPage = (page: 'success' | 'cancel', link: PaymentLink): string => {
  const search = new URLSearchParams({ order: link.orderId });
  if (link.accessToken) search.set(PARAMETERS.accessToken, link.accessToken);
  if (link.paypalOrderId) search.set(PARAMETERS.paypalOrderId, link.paypalOrderId);
  return `/payment/${link.way === 'CARD' ? 'card' : 'paypal'}/${page}?${search.toString()}`;
};
