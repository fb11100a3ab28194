import type { SavedAddressPartsFragment } from '../../../web/lib/account/SavedAddresses.gen.ts';
import type { CheckoutQuote } from '../../../web/features/checkout/quote/quote.ts';
import { buildQuote, buildQuoteLine } from '../builders/build-quote.ts';
import { attempt, buildPlacedOrder } from '../builders/build-web-order.ts';
import type { Answers } from './web-page.tsx';

const country = (code: string, name: string) => ({
  __typename: 'Country',
  code,
  name,
  shipsTo: true,
  vatRatePercent: 20,
});

/** A quote of one kit and one set of files. */
export const MIXED = buildQuote({
  lines: [buildQuoteLine({ productId: 1 }), buildQuoteLine({ productId: 2, digital: true })],
});

/** What the checkout asks before an order is placed, answered. */
export const checkoutAnswers = (answers: Answers = {}, quote: CheckoutQuote = MIXED): Answers => ({
  CheckoutQuote: () => ({ cartQuote: quote, paymentWays: ['PAYPAL'] }),
  Countries: () => ({ countries: [country('SK', 'Slovakia'), country('AT', 'Austria')] }),
  PaymentConfig: () => ({
    paymentConfig: {
      __typename: 'PaymentConfig',
      clientId: 'sim',
      sdkUrl: '/sim/sdk/js',
      currency: 'EUR',
      intent: 'CAPTURE',
      simulator: true,
    },
  }),
  PlacedOrder: () => ({ order: buildPlacedOrder() }),
  PlaceOrder: () => ({
    placeOrder: { __typename: 'PlacedOrder', accessToken: 'secret', order: buildPlacedOrder() },
  }),
  StartPayment: () => ({ startPayment: attempt }),
  ...answers,
});

export const fillCart = (lines: { id: number; productType: string }[]): void =>
  localStorage.setItem(
    'martyx_cart_v1',
    JSON.stringify(lines.map(({ id, productType }) => ({ product: { id, price: 1, productType }, quantity: 1 }))),
  );

interface SavedParts {
  id: string;
  label?: string | null;
  street: string;
  company?: string;
}

export const buildSavedAddress = ({ id, label = null, street, company }: SavedParts): SavedAddressPartsFragment => ({
  __typename: 'SavedAddress',
  id,
  label,
  isDefault: id === 'a1',
  address: {
    __typename: 'Address',
    firstName: 'Anna',
    lastName: 'Malá',
    company: company ?? null,
    companyId: null,
    taxId: null,
    vatId: null,
    street,
    postcode: '974 01',
    city: 'Banská Bystrica',
    country: 'SK',
    phone: null,
  },
});
