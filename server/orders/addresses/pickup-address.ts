import { needsPhone, PickupProblem, type PickupChoice } from '../../cart/pickup-choice.ts';
import type { Quote } from '../../cart/quote.ts';
import type { Faults } from '../../core/faults.ts';
import type { Address } from '../order.types.ts';

/** A number as it is dialled from anywhere: a plus or 00, then 8 to 15 digits. */
export const INTERNATIONAL = /^(\+|00)[1-9]\d{7,14}$/;

/** Whether a carrier of another country can call it. */
export const isInternationalPhone = (phone: string): boolean => INTERNATIONAL.test(phone.replaceAll(/[\s()/.-]/g, ''));

const CODES: Readonly<Record<PickupProblem, string>> = {
  [PickupProblem.REQUIRED]: 'REQUIRED',
  [PickupProblem.NOT_FOUND]: 'POINT_CLOSED',
  [PickupProblem.CLOSED]: 'POINT_CLOSED',
  [PickupProblem.COUNTRY]: 'COUNTRY_NOT_SERVED',
  [PickupProblem.TOO_HEAVY]: 'TOO_HEAVY',
};

const phoneFault = ({ carrier }: PickupChoice, phone: string | null): string | null => {
  if (!needsPhone(carrier)) return null;
  if (!phone) return 'REQUIRED';
  return isInternationalPhone(phone) ? null : 'PHONE_INTERNATIONAL';
};

/** What keeps the parcel from its point, by field; none where it goes to an address. */
export const pickupFaults = ({ pickup }: Quote, { phone }: Address): Faults => {
  if (!pickup) return {};
  const wrongPhone = phoneFault(pickup, phone);
  return {
    ...(pickup.problem && { pickupPoint: CODES[pickup.problem] }),
    ...(wrongPhone && { 'billingAddress.phone': wrongPhone }),
  };
};

/** What keeps the parcel from the door to which it is brought; none where it goes to a point. */
export const doorFaults = ({ pickup, shipping }: Quote, path: string, { phone }: Address): Faults =>
  !pickup && shipping?.needsPhone && !phone ? { [`${path}.phone`]: 'REQUIRED' } : {};

/** Where the goods go, of an order that waits at a point for who is billed; null: to an address. */
export const pickupAddress = ({ pickup }: Quote, { firstName, lastName, phone }: Address): Address | null =>
  pickup?.point
    ? {
        firstName,
        lastName,
        company: pickup.point.name,
        street: pickup.point.street,
        city: pickup.point.city,
        postcode: pickup.point.postcode,
        country: pickup.point.country,
        phone,
        companyId: null,
        vatId: null,
      }
    : null;
