import type { CheckoutQuote } from '../../../web/features/checkout/quote/quote.ts';
import type { PickupPointPartsFragment } from '../../../web/features/checkout/pickup/PickupPoints.gen.ts';
import { buildQuote } from './build-quote.ts';

type Point = PickupPointPartsFragment & { distanceMeters: number | null };

/** A point as the search finds it. */
export const buildPoint = (id: string, name: string, distanceMeters: number, changes: Partial<Point> = {}): Point => ({
  __typename: 'PickupPoint',
  carrier: 'PACKETA',
  id,
  kind: 'POINT',
  name,
  street: `Hlavná ${id}`,
  city: 'Žilina',
  postcode: '010 01',
  country: 'SK',
  lat: 49.2231 + Number(id) / 100,
  lng: 18.7394,
  hours: null,
  cash: true,
  distanceMeters,
  ...changes,
});

/** The quote of a cart whose first way of sending goes to a point. */
export const pickupQuote = (
  point: Point | null,
  changes: Partial<NonNullable<CheckoutQuote['pickup']>> = {},
): CheckoutQuote => {
  const quote = buildQuote();
  const [first, ...others] = quote.shippingMethods;
  const pickup = { __typename: 'PickupOffer', carrier: 'PACKETA', needsPhone: true } as const;
  return {
    ...quote,
    shippingMethods: [{ ...first!, pickup, needsPhone: true }, ...others],
    pickup: { __typename: 'CartPickup', point, problem: point ? null : 'REQUIRED', ...changes },
  };
};
