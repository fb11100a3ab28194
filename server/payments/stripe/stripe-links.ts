/** The payment on Stripe's own pages for the seller; null of a simulated one. */
export const stripePaymentUrl = (sessionId: string, intentId: string): string | null => {
  const mode = /^cs_(live|test)_/.exec(sessionId)?.[1];
  if (!mode) return null;
  return `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}payments/${encodeURIComponent(intentId)}`;
};
