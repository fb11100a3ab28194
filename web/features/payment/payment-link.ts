/** What the result pages know of the payment: from the address PayPal or the buttons lead back to. */
export interface PaymentLink {
  orderId: string;
  accessToken: string | null;
  paypalOrderId: string | null;
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

/** The address of a result page, in the order the server writes it for PayPal. */
export const paymentPage = (page: 'success' | 'cancel', link: PaymentLink): string => {
  const search = new URLSearchParams({ order: link.orderId });
  if (link.accessToken) search.set(PARAMETERS.accessToken, link.accessToken);
  if (link.paypalOrderId) search.set(PARAMETERS.paypalOrderId, link.paypalOrderId);
  return `/payment/paypal/${page}?${search.toString()}`;
};
