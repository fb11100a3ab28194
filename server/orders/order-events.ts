import { formatMoney } from '../core/text/format.ts';
import type { Locale } from '../core/locale.ts';
import { parcelText } from './carriers.ts';
import type { OrderEventKind } from './order-states.ts';

const TEXTS: Record<OrderEventKind, Record<Locale, string>> = {
  PLACED: { en: 'Order placed', sk: 'Objednávka prijatá', de: 'Bestellung eingegangen' },
  CANCELLED: { en: 'Order cancelled', sk: 'Objednávka zrušená', de: 'Bestellung storniert' },
  EXPIRED: {
    en: 'Order expired without payment',
    sk: 'Objednávka vypršala bez platby',
    de: 'Bestellung ohne Zahlung abgelaufen',
  },
  PAYMENT_PENDING: { en: 'Payment is being checked', sk: 'Platba sa overuje', de: 'Zahlung wird geprüft' },
  PAYMENT_FAILED: { en: 'Payment failed', sk: 'Platba zlyhala', de: 'Zahlung fehlgeschlagen' },
  PAID: { en: 'Paid', sk: 'Zaplatená', de: 'Bezahlt' },
  PAID_WITHOUT_STOCK: {
    en: 'Paid after the goods were sold out; the money is being returned',
    sk: 'Zaplatená po vypredaní tovaru; peniaze vraciame',
    de: 'Erst nach dem Ausverkauf bezahlt; das Geld wird zurückgezahlt',
  },
  PARTIALLY_REFUNDED: { en: 'Partly refunded', sk: 'Čiastočne vrátená platba', de: 'Teilweise erstattet' },
  REFUNDED: { en: 'Refunded', sk: 'Platba vrátená', de: 'Erstattet' },
  SHIPPED: { en: 'Shipped', sk: 'Odoslaná', de: 'Versandt' },
  SHIPPING_UNDONE: {
    en: 'Not shipped yet after all',
    sk: 'Predsa ešte neodoslaná',
    de: 'Doch noch nicht versandt',
  },
  DELIVERED: { en: 'Delivered', sk: 'Doručená', de: 'Zugestellt' },
  LINK_RENEWED: { en: 'Order link renewed', sk: 'Odkaz na objednávku obnovený', de: 'Link zur Bestellung erneuert' },
};

const CARDS_GONE: Record<Locale, string> = {
  en: 'Paid after what its gift cards were to pay had been spent; the money is being returned',
  sk: 'Zaplatená, keď už bol zostatok darčekovej karty minutý; peniaze vraciame',
  de: 'Erst bezahlt, als das Guthaben der Geschenkkarte schon verbraucht war; das Geld wird zurückgezahlt',
};

/** An event in words; a refunded amount, or the number of the parcel, is added to it. */
export const eventText = (kind: OrderEventKind, data: Record<string, unknown>, locale: Locale): string => {
  const text = data.giftCards === true ? CARDS_GONE[locale] : TEXTS[kind][locale];
  if (typeof data.amountMinor === 'number') return `${text}: ${formatMoney(data.amountMinor, locale)}`;
  const parcel = parcelText(data);
  return parcel ? `${text}: ${parcel}` : text;
};
