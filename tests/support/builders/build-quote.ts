import type { QuoteProblem } from '../../../web/codegen/schema.gen.ts';
import { emptyForm, type CheckoutForm } from '../../../web/features/checkout/form/form.ts';
import type { CheckoutQuote } from '../../../web/features/checkout/quote/quote.ts';

export const eur = (minor: number) => ({ __typename: 'Money' as const, minor, currency: 'EUR' });

/** Everything filled in and ticked, for a parcel within Slovakia. */
export const filledForm = (): CheckoutForm => {
  const form = emptyForm();
  return {
    ...form,
    email: 'zuzana.kovacova@posta.sk',
    billing: {
      ...form.billing,
      firstName: 'Zuzana',
      lastName: 'Kováčová',
      street: 'Ľ. Štúra 14',
      postcode: '974 01',
      city: 'Banská Bystrica',
    },
    shippingMethod: 'packeta',
    consent: true,
    terms: true,
  };
};

type QuoteLine = CheckoutQuote['lines'][number];

interface LineParts {
  productId?: number;
  quantity?: number;
  unitMinor?: number;
  problem?: QuoteProblem | null;
  available?: number | null;
  digital?: boolean;
}

export const buildQuoteLine = (parts: LineParts = {}): QuoteLine => {
  const { productId = 1, quantity = 1, unitMinor = 12_900, problem = null, available = null, digital = false } = parts;
  return {
    __typename: 'QuoteLine',
    productId,
    quantity,
    name: `Model ${productId}`,
    print: null,
    chosen: [],
    problem,
    available,
    taxRatePercent: 23,
    unitPrice: eur(unitMinor),
    singlePrice: null,
    subtotal: eur(unitMinor * quantity),
    product: {
      __typename: 'Product',
      id: productId,
      slug: `model-${productId}`,
      sku: `MX-${productId}`,
      name: `Model ${productId}`,
      productType: digital ? 'DIGITAL' : 'PHYSICAL',
      ownedCopy: null,
      image: { __typename: 'Image', url: '/media/x', width: 1200, height: 900, alt: '', kind: 'PHOTO' },
    },
  };
};

const METHODS = [
  ['packeta', 'Packeta pick-up point', 490],
  ['courier', 'Courier to the door', 690],
] as const;

interface QuoteParts {
  lines?: QuoteLine[];
  shippingMinor?: number;
  fingerprint?: string;
  promotions?: CheckoutQuote['promotions'];
  code?: CheckoutQuote['code'];
}

/** A quote of the server; files alone need no delivery. */
export const buildQuote = ({
  lines = [buildQuoteLine()],
  shippingMinor = 490,
  fingerprint = 'seen',
  promotions = [],
  code = null,
}: QuoteParts = {}): CheckoutQuote => {
  const requiresShipping = lines.some(({ product }) => product?.productType === 'PHYSICAL');
  const subtotal = lines.reduce((sum, line) => sum + (line.subtotal?.minor ?? 0), 0);
  const discount = promotions.reduce((sum, { reduction }) => sum + reduction.minor, 0);
  const total = subtotal - discount + (requiresShipping ? shippingMinor : 0);
  return {
    __typename: 'CartQuote',
    lines,
    subtotal: eur(subtotal),
    discount: eur(discount),
    promotions,
    promotionsWithinReach: [],
    code,
    shipping: requiresShipping ? eur(shippingMinor) : null,
    total: eur(total),
    takesGiftCards: false,
    giftCards: [],
    due: eur(total),
    taxes: [{ __typename: 'TaxLine', ratePercent: 23, tax: eur(Math.round((total * 23) / 123)) }],
    requiresShipping,
    hasDigital: lines.some(({ product }) => product?.productType === 'DIGITAL'),
    shippingMethods: requiresShipping
      ? METHODS.map(([id, name, minor]) => ({
          __typename: 'ShippingMethodQuote' as const,
          id,
          name,
          description: '',
          minDays: 2,
          maxDays: 3,
          price: eur(minor),
          pickup: null,
          needsPhone: false,
        }))
      : [],
    shippingName: requiresShipping ? METHODS[0][1] : null,
    cashOnDelivery: null,
    pickup: null,
    grams: 850,
    shippingMethod: requiresShipping ? 'packeta' : null,
    withoutVat: false,
    country: 'SK',
    orderable: lines.every(({ problem }) => problem === null || problem === 'DIGITAL_LIMIT'),
    fingerprint,
  };
};
