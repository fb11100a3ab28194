import type { AddressForm } from '../../../lib/form/address.ts';
import { emptyForm } from './form.ts';
import type { CheckoutForm } from './form.ts';
import { DRAFT_KEY as KEY } from '../storage-keys.ts';
import { keptPoint } from '../pickup/kept-point.ts';
import { isRecord, readSession, writeSession } from '../session-record.ts';

const WAYS = ['CARD', 'BANK_TRANSFER', 'CASH_ON_DELIVERY'] as const;

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value.length <= 1000 ? value : fallback;

const addressFrom = (value: unknown, fallback: AddressForm): AddressForm => {
  const stored = isRecord(value) ? value : {};
  return Object.fromEntries(
    Object.entries(fallback).map(([field, empty]) => [field, text(stored[field], empty as string)]),
  ) as unknown as AddressForm;
};

/** What this tab's buyer typed before. The consents are never kept: they are given anew for each order. */
export const loadDraft = (country?: string): CheckoutForm => {
  const empty = { ...emptyForm(country), pickupPoint: keptPoint.get() };
  const stored = readSession(KEY);
  if (!isRecord(stored)) return empty;
  return {
    email: text(stored['email'], ''),
    billing: addressFrom(stored['billing'], empty.billing),
    forCompany: stored['forCompany'] === true,
    elsewhere: stored['elsewhere'] === true,
    shipping: addressFrom(stored['shipping'], empty.shipping),
    shippingMethod: text(stored['shippingMethod'], ''),
    // The price says it again.
    collects: false,
    needsPhone: false,
    pickupPoint: empty.pickupPoint,
    paymentWay: WAYS.find((way) => way === stored['paymentWay']) ?? 'PAYPAL',
    notes: text(stored['notes'], ''),
    consent: false,
    terms: false,
    keepBilling: stored['keepBilling'] === true,
    keepShipping: stored['keepShipping'] === true,
  };
};

export const forgetDraft = (): void => writeSession(KEY, null);

export const saveDraft = (form: CheckoutForm): void => {
  const {
    consent: _consent,
    terms: _terms,
    collects: _collects,
    needsPhone: _needsPhone,
    pickupPoint: _point,
    ...kept
  } = form;
  writeSession(KEY, kept);
};
