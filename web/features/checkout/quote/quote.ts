import type { CheckoutQuotePartsFragment } from './CheckoutQuote.gen.ts';

/** The server's price of the cart, as the cart page and the checkout read it. */
export type CheckoutQuote = CheckoutQuotePartsFragment;
