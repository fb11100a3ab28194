import type { KnownPoint } from '../pickup-points/pickup-points.queries.ts';
import { PICKUP_CARRIERS, type PickupCarrier } from '../settings/pickup-carriers.ts';
import type { ShippingSetting } from '../settings/shipping.setting.ts';
import type { ShippingOffer } from './shipping.ts';

/** Why a parcel cannot go to the point that was chosen. */
export enum PickupProblem {
  REQUIRED = 'REQUIRED',
  NOT_FOUND = 'NOT_FOUND',
  CLOSED = 'CLOSED',
  COUNTRY = 'COUNTRY',
  TOO_HEAVY = 'TOO_HEAVY',
}

/** Where the parcel waits for its buyer, of a cart that goes to a point. */
export interface PickupChoice {
  readonly carrier: PickupCarrier;
  /** Null: none was chosen, or there is no such point. */
  readonly point: KnownPoint | null;
  /** Null: it can go there. */
  readonly problem: PickupProblem | null;
}

/** What was asked for: an id, and the point that it names. */
export interface PickupWish {
  readonly id: string;
  /** Null: there is none. */
  readonly point: KnownPoint | null;
}

interface Sent {
  readonly country: string;
  readonly grams: number;
}

const problemOf = (wish: PickupWish | null, { country, grams }: Sent): PickupProblem | null => {
  if (!wish) return PickupProblem.REQUIRED;
  if (!wish.point) return PickupProblem.NOT_FOUND;
  if (!wish.point.active) return PickupProblem.CLOSED;
  if (wish.point.country !== country) return PickupProblem.COUNTRY;
  return wish.point.maxGrams !== null && grams > wish.point.maxGrams ? PickupProblem.TOO_HEAVY : null;
};

/** What became of the chosen point by this way of sending; null: it goes to an address. */
export const pickupChoice = (offer: ShippingOffer | null, wish: PickupWish | null, sent: Sent): PickupChoice | null =>
  offer?.pickup ? { carrier: offer.pickup, point: wish?.point ?? null, problem: problemOf(wish, sent) } : null;

/** Whether the money cannot be collected there: people and machines that take none. Nobody knows before one is chosen. */
export const takesNoCash = (choice: PickupChoice | null): boolean => choice?.point?.cash === false;

/** Whether the carrier takes no parcel without a telephone number. */
export const needsPhone = (carrier: PickupCarrier): boolean => PICKUP_CARRIERS[carrier].needsPhone;

/** Who keeps parcels that go this way; null: they go to an address. */
export const carrierOf = ({ methods }: ShippingSetting, method: string | null | undefined): PickupCarrier | null =>
  methods.find(({ id, active }) => active && id === method)?.pickup ?? null;

/** Where a parcel to this point is priced and taxed: there, if this way of sending goes there. */
export const countryOfPickup = (
  { zones, methods }: ShippingSetting,
  method: string,
  { country }: KnownPoint,
): string | null => {
  const zone = zones.find(({ countries }) => countries.includes(country))?.id;
  const tariffs = methods.find(({ id }) => id === method)?.tariffs ?? [];
  return tariffs.some((tariff) => tariff.zone === zone) ? country : null;
};
