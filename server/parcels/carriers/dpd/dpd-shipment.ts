import type { CarriersConfig } from '../../../core/config/carriers.ts';
import { dayOf } from '../../../core/text/format.ts';
import type { Address } from '../../../orders/order.types.ts';
import { CarrierError } from '../carrier-error.ts';
import type { LabelOrder } from '../carrier-service.ts';
import { houseOf } from '../gls/gls-parcel.ts';

/** ISO 3166-1 numbers of the Union's countries. */
const COUNTRIES: Readonly<Record<string, number>> = {
  AT: 40,
  BE: 56,
  BG: 100,
  HR: 191,
  CY: 196,
  CZ: 203,
  DK: 208,
  EE: 233,
  FI: 246,
  FR: 250,
  DE: 276,
  GR: 300,
  HU: 348,
  IE: 372,
  IT: 380,
  LV: 428,
  LT: 440,
  LU: 442,
  MT: 470,
  NL: 528,
  PL: 616,
  PT: 620,
  RO: 642,
  SK: 703,
  SI: 705,
  ES: 724,
  SE: 752,
};

/** DPD's numbers of its services: Classic for companies, Home, and to a point. */
const PRODUCT = { classic: 1, home: 9, point: 17 } as const;

const countryOf = (country: string): number => {
  const number = COUNTRIES[country];
  if (number === undefined) throw new CarrierError('REFUSED', `DPD: no way to ${country} is known`);
  return number;
};

const recipient = ({ buyer, email, pointId }: LabelOrder, isCompany: boolean) => {
  const { Street, HouseNumber, HouseNumberInfo } = houseOf(buyer.street);
  const person = `${buyer.firstName} ${buyer.lastName}`;
  return {
    type: pointId ? 'psd' : isCompany ? 'b2b' : 'b2c',
    name: buyer.company || person,
    nameDetail: buyer.company ? person : '',
    street: Street,
    houseNumber: `${HouseNumber}${HouseNumberInfo}`,
    zip: buyer.postcode.replaceAll(' ', ''),
    country: countryOf(buyer.country),
    city: buyer.city,
    phone: buyer.phone ?? '',
    email,
  };
};

/** What the buyer pays at the door, in cash or by card. Throws CarrierError (REFUSED) where no account would get it. */
const cash = ({ cashMinor, reference }: LabelOrder, bankId: number | null) => {
  if (cashMinor <= 0) return {};
  if (bankId === null) throw new CarrierError('REFUSED', 'DPD: DPD_BANK_ID is not set, no account gets the cash');
  // Of the order, by which the list of what was paid out finds it: without the ordinal of the parcel.
  const variableSymbol = reference.replace(/-\d+$/, '').replaceAll(/\D/g, '').slice(-10);
  return {
    cod: { amount: cashMinor / 100, currency: 'EUR', bankAccount: { id: bankId }, variableSymbol, paymentMethod: 1 },
  };
};

const centimetres = (mm: number): number => Math.max(1, Math.ceil(mm / 10));

/** Kilograms to a tenth and centimetres, 1 where nobody measured: public clients always send them. */
const measures = ({ weightGrams, sizeMm }: LabelOrder) => {
  const [depth, width, height] = (sizeMm ?? [10, 10, 10]).map(centimetres);
  return { weight: Math.max(0.1, Math.ceil(weightGrams / 100) / 10), depth, width, height };
};

const isOfCompany = ({ company }: Address): boolean => Boolean(company);

/** A parcel from the shop to the buyer, or to the point where the buyer collects it. Throws CarrierError (REFUSED). */
export const dpdShipment = (
  order: LabelOrder,
  { delisId, senderId, bankId }: NonNullable<CarriersConfig['dpd']>,
  now: Date,
): object => {
  const isCompany = isOfCompany(order.buyer);
  return {
    reference: order.reference,
    delisId,
    note: order.reference,
    product: order.pointId ? PRODUCT.point : isCompany ? PRODUCT.classic : PRODUCT.home,
    pickup: { date: dayOf(now).replaceAll('-', ''), timeWindow: { end: '1600' } },
    addressSender: { id: senderId },
    addressRecipient: recipient(order, isCompany),
    parcels: { parcel: [{ reference1: order.reference, ...measures(order) }] },
    services: {
      ...cash(order, bankId),
      ...(order.pointId && { parcelShopDelivery: { parcelShopId: order.pointId } }),
    },
  };
};
