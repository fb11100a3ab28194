import { In, MoreThan } from 'typeorm';
import type { Ctx } from '../core/context.ts';
import { isLocale } from '../core/locale.ts';
import type { PersonalData } from '../core/personal-data.ts';
import { DIGITAL_CONSENT_TEXT, DIGITAL_CONSENT_VERSION } from './consent.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';
import { OrderNote } from './order-note.entity.ts';
import { orderTaxes } from './order-taxes.ts';
import { Order } from './order.entity.ts';
import { addressesOf } from './addresses/saved-addresses.service.ts';

const PAGE = 50;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const decimal = (minor: number): number => minor / 100;

const itemOf = (line: OrderLine) => ({
  id: line.id,
  productId: line.productId,
  productName: line.productName,
  sku: line.sku,
  productType: line.productType,
  quantity: line.quantity,
  unitPrice: decimal(line.unitPriceMinor),
  subtotal: decimal(line.subtotalMinor),
  discount: decimal(line.discountMinor),
  taxRatePercent: line.taxRatePercent,
  tax: decimal(line.taxMinor),
});

const consentsOf = (order: Order) => {
  const isPresentText = order.digitalConsentVersion === DIGITAL_CONSENT_VERSION && isLocale(order.locale);
  return {
    terms: { version: order.termsVersion, at: order.termsAcceptedAt },
    instantDelivery: order.digitalConsentAt && {
      version: order.digitalConsentVersion,
      at: order.digitalConsentAt,
      ...(isPresentText && { text: DIGITAL_CONSENT_TEXT[order.locale as keyof typeof DIGITAL_CONSENT_TEXT] }),
    },
  };
};

const amountsOf = (order: Order, lines: readonly OrderLine[]) => ({
  currency: order.currency,
  subtotal: decimal(order.subtotalMinor),
  shipping: decimal(order.shippingMinor),
  discount: decimal(order.discountMinor),
  totalAmount: decimal(order.totalMinor),
  giftCards: (order.giftCards ?? []).map(({ last4, minor }) => ({ last4, amount: decimal(minor) })),
  refunded: decimal(order.refundedMinor),
  taxes: orderTaxes(order, lines).map(({ ratePercent, taxMinor }) => ({ ratePercent, tax: decimal(taxMinor) })),
});

interface Parts {
  readonly lines: readonly OrderLine[];
  readonly events: readonly OrderEvent[];
  readonly note?: OrderNote;
}

const bodyOf = (order: Order, { lines, events, note }: Parts) => ({
  id: order.id,
  orderNumber: order.orderNumber,
  orderDate: order.orderDate,
  status: order.status,
  paymentStatus: order.paymentStatus,
  fulfilmentStatus: order.fulfilmentStatus,
  userEmail: order.userEmail,
  language: order.locale,
  items: lines.map(itemOf),
  ...amountsOf(order, lines),
  taxCountry: order.taxCountry,
  vatCountry: order.vatCountry,
  vatCheck: order.vatCheck,
  networkCountry: order.networkCountry,
  shippingMethod: order.shippingMethodName,
  billingAddress: order.billingAddress,
  shippingAddress: order.shippingAddress,
  pickupPoint: order.pickupPoint,
  notes: order.notes,
  giftCard: order.giftCardWish,
  consents: consentsOf(order),
  payment: { method: order.paymentMethod, id: order.paymentId, date: order.paymentDate },
  workshopNote: note?.text || null,
  events: events.map(({ at, kind, data }) => ({ at, kind, data })),
});

/** Page by page, so that a thousand orders need no more memory than fifty. */
async function* orders(ctx: Ctx, customerId: string): AsyncGenerator<object> {
  for (let after = FIRST_ID; ;) {
    const where = { customerId, id: MoreThan(after) };
    const page = await ctx.repo(Order).find({ where, order: { id: 'ASC' }, take: PAGE });
    if (page.length === 0) return;
    const orderId = In(page.map(({ id }) => id));
    const lines = await ctx.repo(OrderLine).find({ where: { orderId }, order: { position: 'ASC' } });
    const events = await ctx.repo(OrderEvent).find({ where: { orderId }, order: { at: 'ASC', id: 'ASC' } });
    const notes = await ctx.repo(OrderNote).findBy({ orderId });
    for (const order of page) {
      const isOwn = (row: OrderLine | OrderEvent | OrderNote) => row.orderId === order.id;
      yield bodyOf(order, { lines: lines.filter(isOwn), events: events.filter(isOwn), note: notes.find(isOwn) });
    }
    after = page.at(-1)!.id;
  }
}

const addresses = async (ctx: Ctx, userId: string): Promise<object> =>
  (await addressesOf(ctx, userId)).map(({ label, isDefault, address, createdAt }) => ({
    label,
    isDefault,
    address,
    createdAt,
  }));

/** Saved addresses, and orders with their items, consents and history. */
export const ordersPersonalData: readonly PersonalData[] = [
  {
    name: 'addresses',
    about: { en: 'Addresses you saved', sk: 'Adresy, ktoré ste si uložili', de: 'Adressen, die Sie gespeichert haben' },
    read: addresses,
  },
  {
    name: 'orders',
    about: {
      en: 'Your orders: items, addresses, what you agreed to, what happened',
      sk: 'Vaše objednávky: položky, adresy, s čím ste súhlasili, čo sa stalo',
      de: 'Ihre Bestellungen: Artikel, Adressen, wozu Sie zugestimmt haben, was geschah',
    },
    read: orders,
  },
];
