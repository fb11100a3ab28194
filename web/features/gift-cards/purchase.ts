import type { BuyGiftCardInput, PaymentWay } from '../../codegen/schema.gen.ts';
import { addressInput, emptyAddress, type AddressForm } from '../../lib/form/address.ts';
import {
  addressFieldError,
  checkAddress,
  checkCountry,
  errorsWithin,
  type KnownCountry,
} from '../../lib/form/address-rules.ts';
import type { PathOf } from '../../lib/form/at-path.ts';
import { tooLong, type FieldError, type FoundErrors } from '../../lib/form/field-error.ts';
import { figureOf } from '../../lib/form/fields.ts';
import type { ServerErrorPlacement } from '../../lib/form/server-errors.ts';
import type { GiftCardSaleQuery } from './BuyGiftCard.gen.ts';

export type Sale = GiftCardSaleQuery['giftCardSale'];

/** What a buyer of a gift card enters. */
export interface Purchase {
  /** In euros, as it was typed. */
  amount: string;
  recipientName: string;
  recipientEmail: string;
  senderName: string;
  message: string;
  /** ISO. */
  sendOn: string;
  email: string;
  billing: AddressForm;
  forCompany: boolean;
  paymentWay: PaymentWay;
  terms: boolean;
}

export type Path = PathOf<Purchase>;

/** Without an amount: a gift is chosen. */
export const emptyPurchase = ({ firstDay, ways }: Sale): Purchase => ({
  amount: '',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendOn: firstDay,
  email: '',
  billing: emptyAddress('SK'),
  forCompany: false,
  paymentWay: ways[0] ?? 'PAYPAL',
  terms: false,
});

const MOST_NAME = 100;
export const MOST_MESSAGE = 500;
const MOST_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const emailError = (typed: string): FieldError | undefined => {
  const email = typed.trim();
  if (!email) return { id: 'giftCard.error.email.required' };
  if (email.length > MOST_EMAIL) return tooLong(MOST_EMAIL);
  return EMAIL.test(email) ? undefined : { id: 'checkout.error.email.invalid' };
};

/** Cents; NaN for what is no figure. */
export const centsOf = (amount: string): number => Math.round((figureOf(amount) ?? NaN) * 100);

/** The words of what may be wrong with the sum and the day; the page formats sums and days for them. */
export interface SaleWords {
  readonly least: string;
  readonly most: string;
  readonly step: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

const isSold = (cents: number, { least, most, step }: Sale): boolean =>
  cents >= least.minor && cents <= most.minor && cents % step.minor === 0;

interface Rules {
  readonly sale: Sale;
  readonly words: SaleWords;
  readonly countries: readonly KnownCountry[];
}

/** Every wrong field with the words that put it right; nothing where the card may be ordered. */
export const judgePurchase = (form: Purchase, { sale, words, countries }: Rules): FoundErrors<Path> => {
  const values = { ...words };
  const outOfTime = !form.sendOn || form.sendOn < sale.firstDay || form.sendOn > sale.lastDay;
  const longName = (name: string) => (name.trim().length > MOST_NAME ? tooLong(MOST_NAME) : undefined);
  return {
    amount: isSold(centsOf(form.amount), sale) ? undefined : { id: 'giftCard.error.amount', values },
    recipientName: longName(form.recipientName),
    recipientEmail: emailError(form.recipientEmail),
    senderName: longName(form.senderName),
    message: form.message.length > MOST_MESSAGE ? tooLong(MOST_MESSAGE) : undefined,
    sendOn: outOfTime ? { id: 'giftCard.error.sendOn', values } : undefined,
    email: emailError(form.email),
    ...errorsWithin('billing', checkAddress(form.billing, form.forCompany)),
    ...(checkCountry(form.billing.country, countries, false) && {
      'billing.country': checkCountry(form.billing.country, countries, false),
    }),
    terms: form.terms ? undefined : { id: 'checkout.error.terms.required' },
  };
};

const AT: Record<string, Path> = { amountMinor: 'amount', termsAccepted: 'terms' };

const pathAt = (path: string): Path => AT[path] ?? (path.replace(/^billingAddress/, 'billing') as Path);

/** Where the server's refusals of a purchase stand in its form. */
export const purchaseErrors = (form: Purchase, words: SaleWords): ServerErrorPlacement<Path> => ({
  at: pathAt,
  words: (field, code) => {
    if (field === 'amount') return { id: 'giftCard.error.amount', values: { ...words } };
    if (field === 'sendOn') return { id: 'giftCard.error.sendOn', values: { ...words } };
    if (field.startsWith('billing.'))
      return addressFieldError(field.slice('billing.'.length) as keyof AddressForm, code, form.billing.country);
    return { id: field.endsWith('mail') ? 'checkout.error.email.invalid' : 'checkout.error.invalid' };
  },
  refused: ({ code }) => (code === 'TERMS_REQUIRED' ? { terms: { id: 'checkout.error.terms.required' } } : null),
});

/** What the server is given, but for the key. */
export const purchaseInput = (form: Purchase): Omit<BuyGiftCardInput, 'idempotencyKey'> => ({
  amountMinor: centsOf(form.amount),
  recipientName: form.recipientName.trim() || null,
  recipientEmail: form.recipientEmail.trim(),
  senderName: form.senderName.trim() || null,
  message: form.message.trim() || null,
  sendOn: form.sendOn,
  email: form.email.trim(),
  billingAddress: addressInput(form.billing, form.forCompany),
  paymentWay: form.paymentWay,
  termsAccepted: form.terms,
});
