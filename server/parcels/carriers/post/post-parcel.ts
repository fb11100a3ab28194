import type { CarriersConfig } from '../../../core/config/carriers.ts';
import type { Seller } from '../../../settings/seller.setting.ts';
import { CarrierError } from '../carrier-error.ts';
import type { LabelOrder } from '../carrier-service.ts';

export type PostAccount = NonNullable<CarriersConfig['post']>;

const refuse = (words: string): never => {
  throw new CarrierError('REFUSED', `Slovenská pošta: ${words}`);
};

/**
 * The heaviest item that any service of the post takes. No source at hand gives the limit of each category: below it the post's
 * own check says.
 */
const MOST_GRAMS = 30_000;
/** Of a parcel, by posta.sk/sluzby/balik (read on 2026-11-28): a side, and the length with the girth around it. */
const MOST_SIDE_MM = 2_000;
const MOST_GIRTH_MM = 3_000;
/** One face holds the label. */
const LEAST_FACE_MM = [140, 90] as const;

/** Throws CarrierError (REFUSED) for what the post takes from nobody. */
const checkMeasures = ({ weightGrams, sizeMm }: LabelOrder): void => {
  if (weightGrams > MOST_GRAMS) refuse(`a parcel weighs ${MOST_GRAMS / 1000} kg at most`);
  if (!sizeMm) return;
  const [length, width, height] = sizeMm.toSorted((one, other) => other - one) as [number, number, number];
  if (length > MOST_SIDE_MM) refuse('no side is longer than 200 cm');
  if (length + 2 * (width + height) > MOST_GIRTH_MM) refuse('length and girth are 300 cm at most');
  if (length < LEAST_FACE_MM[0] || width < LEAST_FACE_MM[1]) refuse('one face has at least 14 × 9 cm');
};

const zip = (postcode: string): string => postcode.replaceAll(' ', '');

/** A sheet of items of one category, as it is opened. */
export const postSheet = (seller: Seller, { category, payment }: PostAccount): object => ({
  sheet: {
    parcel_category: category,
    payment_type: payment,
    reception_method: 'post',
    sender: {
      name: seller.name,
      organization: seller.name,
      street: seller.street,
      city: seller.city,
      zip: zip(seller.postcode),
      country: seller.country,
      phone: seller.phone,
      email: seller.email,
    },
  },
});

/** Paid to an account, as both clients of an online shop ask it. Throws CarrierError (REFUSED) where the seller has none. */
const cash = ({ cashMinor, reference, seller }: LabelOrder): object => {
  if (cashMinor <= 0) return {};
  const iban = seller.iban ?? refuse('the seller has no IBAN, no account gets the cash');
  const symbol = reference.replaceAll(/\D/g, '').slice(-10);
  return { cod: { type: 'bdnu', amount: { value: cashMinor / 100, currency: 'EUR' }, iban, symbol } };
};

/** Kilograms to the gram. */
const kilograms = (grams: number): number => Math.max(1, grams) / 1000;

/** A parcel to the buyer's door in Slovakia. Throws CarrierError (REFUSED). */
export const postParcel = (order: LabelOrder, { category }: PostAccount): object => {
  const { buyer, email, reference } = order;
  checkMeasures(order);
  if (order.pointId) refuse('goes to no pickup point');
  if (buyer.country !== 'SK') refuse(`the shop knows no category of parcels to ${buyer.country}`);
  return {
    parcel: {
      recipient: {
        name: `${buyer.firstName} ${buyer.lastName}`,
        organization: buyer.company ?? '',
        street: buyer.street,
        city: buyer.city,
        zip: zip(buyer.postcode),
        country: buyer.country,
        phone: buyer.phone ?? '',
        email,
      },
      weight: kilograms(order.weightGrams),
      ...(category === 'ek' && { parts: 1 }),
      ...cash(order),
      custom_identifier: reference,
      note: reference,
    },
  };
};
