import type { Locale } from '../core/locale.ts';
import { abilitiesOf } from '../settings/carrier-abilities.ts';
import type { MethodCarrier } from '../settings/parcels.setting.ts';
import { PICKUP_CARRIERS, type PickupCarrier } from '../settings/pickup-carriers.ts';
import type { ShippingMethod, ShippingSetting } from '../settings/shipping.setting.ts';

/** One way to send a parcel of a given weight to a country. */
export interface ShippingOffer {
  id: string;
  name: string;
  description: string;
  priceMinor: number;
  minDays: number;
  maxDays: number;
  /** It goes to a point of this carrier; absent: to an address. */
  pickup?: PickupCarrier;
  /** Whoever brings it takes no parcel without a telephone number. */
  needsPhone: boolean;
}

/** What is to be sent. */
export interface Parcel {
  readonly country: string;
  readonly grams: number;
  /** Its goods after discounts, VAT included: some methods cost nothing from a sum on. */
  readonly valueMinor: number;
}

const zoneOf = ({ zones }: ShippingSetting, country: string): string | null =>
  zones.find(({ countries }) => countries.includes(country))?.id ?? null;

const activeMethods = ({ methods }: ShippingSetting): ShippingMethod[] => methods.filter(({ active }) => active);

/** Whether goods of some weight are sent to the country (ISO 3166-1 alpha-2). */
export const shipsTo = (setting: ShippingSetting, country: string): boolean => {
  const zone = zoneOf(setting, country);
  return activeMethods(setting).some(({ tariffs }) => tariffs.some((tariff) => tariff.zone === zone));
};

/** The ways a parcel can go, in the seller's order; empty when it cannot go at all. `carriers`: who takes what goes by each. */
export const shippingOffers = (
  setting: ShippingSetting,
  parcel: Parcel,
  locale: Locale,
  carriers: readonly MethodCarrier[] = [],
): ShippingOffer[] => {
  const carrierBy = (method: string) => carriers.find((each) => each.method === method)?.carrier;
  const zone = zoneOf(setting, parcel.country);
  return activeMethods(setting).flatMap(({ id, name, description, freeFromMinor, tariffs, pickup }) => {
    const tariff = tariffs.find((each) => each.zone === zone);
    const bracket = tariff?.brackets.find(({ maxGrams }) => maxGrams === null || parcel.grams <= maxGrams);
    if (!tariff || !bracket) return [];
    const { minDays, maxDays } = tariff;
    const priceMinor = freeFromMinor !== null && parcel.valueMinor >= freeFromMinor ? 0 : bracket.minor;
    const offer = { id, name: name[locale], description: description[locale], priceMinor, minDays, maxDays };
    const needsPhone = pickup ? PICKUP_CARRIERS[pickup].needsPhone : abilitiesOf(carrierBy(id)).needsPhone;
    return [{ ...offer, needsPhone, ...(pickup && { pickup }) }];
  });
};
