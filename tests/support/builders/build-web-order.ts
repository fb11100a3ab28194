import type { PlacedOrderPartsFragment } from '../../../web/features/checkout/order/PlaceOrder.gen.ts';
import type { PaymentOutcomeFragment } from '../../../web/features/payment/Payment.gen.ts';
import { eur } from './build-quote.ts';

export const attempt = {
  __typename: 'PaymentAttempt',
  id: 'a1',
  state: 'CREATED',
  paypalOrderId: 'PP-1',
  approveUrl: 'http://localhost:3000/approve?token=PP-1',
};

const image = { __typename: 'Image', url: '/media/x', width: 1200, height: 900, alt: '', kind: 'PHOTO' } as const;

export const buildPlacedOrder = (parts: Partial<PlacedOrderPartsFragment> = {}): PlacedOrderPartsFragment => ({
  __typename: 'Order',
  id: 'o1',
  orderNumber: 'MX-2026-01184',
  status: 'PLACED',
  paymentStatus: 'UNPAID',
  paymentWay: 'PAYPAL',
  reservedUntil: '2026-11-21T09:42:00.000Z',
  withoutVat: false,
  shippingMethodName: 'Packeta pick-up point',
  subtotal: eur(25_800),
  promotions: [],
  shipping: eur(490),
  totalAmount: eur(26_290),
  giftCards: [],
  due: eur(26_290),
  taxes: [{ __typename: 'TaxLine', ratePercent: 23, tax: eur(4_916) }],
  lines: [
    {
      __typename: 'OrderLine',
      id: 'i1',
      productName: 'Model 1',
      productType: 'PHYSICAL',
      quantity: 1,
      subtotal: eur(12_900),
      image,
    },
  ],
  ...parts,
});

type Outcome = PaymentOutcomeFragment;

interface OutcomeParts {
  state: Outcome['state'];
  status?: Outcome['order']['status'];
  paymentStatus?: Outcome['order']['paymentStatus'];
  restartUrl?: string | null;
}

/** The answer about the payment of an order of one kit and one set of files. */
export const buildOutcome = ({ state, status, paymentStatus, restartUrl = null }: OutcomeParts): Outcome => ({
  __typename: 'PaymentResult',
  state,
  way: 'PAYPAL',
  refusal: null,
  restartUrl,
  order: {
    __typename: 'Order',
    id: 'o1',
    orderNumber: 'MX-2026-01184',
    status: status ?? (state === 'PAID' ? 'CONFIRMED' : 'PLACED'),
    paymentStatus: paymentStatus ?? (state === 'PAID' ? 'PAID' : 'UNPAID'),
    fulfilmentStatus: 'UNFULFILLED',
    userEmail: 'zuzana.kovacova@posta.sk',
    reservedUntil: state === 'PAID' ? null : '2026-11-21T09:42:00.000Z',
    totalAmount: eur(24_770),
    lines: [
      {
        __typename: 'OrderLine',
        id: 'i1',
        productId: 1,
        productName: 'Kriváň 38/2',
        sku: 'MX-R0382',
        productType: 'PHYSICAL',
        print: null,
        quantity: 1,
        subtotal: eur(12_900),
        image,
        download: null,
      },
      {
        __typename: 'OrderLine',
        id: 'i2',
        productId: 2,
        productName: 'Sokol 720',
        sku: 'MX-A0720',
        productType: 'DIGITAL',
        print: null,
        quantity: 1,
        subtotal: eur(3_400),
        image: { ...image, kind: 'DRAWING' },
        download:
          state === 'PAID'
            ? { __typename: 'LineDownload', zipUrl: '/download/z', fileName: 'sokol.zip', sizeBytes: 48_100_000 }
            : null,
      },
    ],
  },
});
