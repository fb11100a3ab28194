import type { OrderPagePartsFragment } from '../../../web/features/orders/detail/Order.gen.ts';
import { eur } from './build-quote.ts';

const image = { __typename: 'Image', url: '/media/x', width: 1200, height: 900, alt: '', kind: 'PHOTO' } as const;

type File = NonNullable<OrderPagePartsFragment['lines'][number]['download']>['files'][number];

/** One bought file: the STL of a part. */
export const buildFile = (parts: Partial<File> = {}): File => ({
  __typename: 'DownloadFile',
  name: 'nose.stl',
  kind: 'PART',
  format: 'STL',
  sizeBytes: 650_000,
  sha256: 'cd'.repeat(32),
  url: '/downloads/nose',
  ...parts,
});

/** The version that was sold. */
export const VERSION = {
  __typename: 'OwnedVersion',
  id: 'v1',
  version: 'C',
  publishedAt: '2026-11-01T08:00:00.000Z',
  bought: true,
  guideSteps: null,
} as const;

/** A paid order of one kit and one set of files, as its page reads it. */
export const buildOrderPage = (parts: Partial<OrderPagePartsFragment> = {}): OrderPagePartsFragment => ({
  __typename: 'Order',
  id: 'o1',
  orderNumber: 'MX-2026-01184',
  orderDate: '2026-11-21T08:11:00.000Z',
  paymentDate: '2026-11-21T08:12:00.000Z',
  status: 'CONFIRMED',
  paymentStatus: 'PAID',
  fulfilmentStatus: 'UNFULFILLED',
  userEmail: 'zuzana.kovacova@posta.sk',
  shippingMethodName: 'Packeta pick-up point',
  paymentWay: 'PAYPAL',
  paymentMethod: 'paypal',
  paymentId: '8XK30291LP',
  notes: null,
  reservedUntil: null,
  transfer: null,
  subtotal: eur(24_280),
  shipping: eur(490),
  promotions: [],
  totalAmount: eur(24_770),
  giftCards: [],
  due: eur(24_770),
  taxes: [{ __typename: 'TaxLine', ratePercent: 23, net: eur(20_138), tax: eur(4_632), gross: eur(24_770) }],
  billingAddress: {
    __typename: 'Address',
    firstName: 'Zuzana',
    lastName: 'Kováčová',
    company: null,
    street: 'Ľ. Štúra 14',
    city: 'Banská Bystrica',
    postcode: '974 01',
    country: 'SK',
    phone: null,
    companyId: null,
    taxId: null,
    vatId: null,
  },
  shippingAddress: null,
  pickupPoint: null,
  receiptUrl: null,
  giftCard: null,
  events: [
    { __typename: 'OrderEvent', at: '2026-11-21T08:11:00.000Z', kind: 'PLACED', text: 'Order placed' },
    { __typename: 'OrderEvent', at: '2026-11-21T08:12:00.000Z', kind: 'PAID', text: 'PayPal captured €247.70' },
  ],
  withdrawals: [],
  termsVersion: '2026-11-26',
  mayComplain: true,
  complaints: [],
  invoices: [
    { __typename: 'Invoice', id: 'n1', number: 'FA-2026-0951', kind: 'INVOICE', url: '/invoice.pdf', dataUrl: null },
  ],
  parcels: [],
  lines: [
    {
      __typename: 'OrderLine',
      id: 'i1',
      productId: 1,
      productName: 'Kriváň 38/2',
      sku: 'MX-R0382',
      productType: 'PHYSICAL',
      print: null,
      quantity: 2,
      unitPrice: eur(6_450),
      subtotal: eur(12_900),
      image,
      download: null,
      tailoring: null,
      versions: [],
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
      unitPrice: eur(3_400),
      subtotal: eur(3_400),
      image: { ...image, kind: 'DRAWING' },
      download: {
        __typename: 'LineDownload',
        zipUrl: '/downloads/zip',
        fileName: 'sokol-720.zip',
        sizeBytes: 48_100_000,
        sha256: 'ab'.repeat(32),
        expiresAt: '2026-11-21T08:42:00.000Z',
        revoked: false,
        files: [
          buildFile(),
          buildFile({ name: 'All.3mf', kind: 'PROJECT', format: '3MF', url: '/downloads/x/All.3mf' }),
        ],
      },
      tailoring: null,
      versions: [VERSION],
    },
  ],
  ...parts,
});
