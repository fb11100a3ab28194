import type { Address } from '../../../orders/order.types.ts';
import type { Seller } from '../../../settings/seller.setting.ts';
import type { LabelOrder } from '../carrier-service.ts';
import { glsDate } from './gls-schemas.ts';

/** `Horná 12/A` as GLS wants it: the street, the number and what stands behind it. */
export const houseOf = (street: string): { Street: string; HouseNumber: string; HouseNumberInfo: string } => {
  const [, name, number, info] = /^(.*?)[\s,]+(\d+)\s*([/\w-]*)$/.exec(street.trim()) ?? [];
  return { Street: name || street.trim(), HouseNumber: number ?? '', HouseNumberInfo: info ?? '' };
};

const buyerAddress = (
  { firstName, lastName, company, street, city, postcode, country, phone }: Address,
  email: string,
) => ({
  Name: company || `${firstName} ${lastName}`,
  ...houseOf(street),
  City: city,
  ZipCode: postcode.replaceAll(' ', ''),
  CountryIsoCode: country,
  ContactName: `${firstName} ${lastName}`,
  ContactPhone: phone ?? '',
  ContactEmail: email,
});

const sellerAddress = ({ name, street, city, postcode, country, phone, email }: Seller) => ({
  Name: name,
  ...houseOf(street),
  City: city,
  ZipCode: postcode.replaceAll(' ', ''),
  CountryIsoCode: country,
  ContactName: name,
  ContactPhone: phone,
  ContactEmail: email,
});

const common = ({ reference }: LabelOrder, clientNumber: number, now: Date) => ({
  ClientNumber: clientNumber,
  ClientReference: reference,
  Count: 1,
  PickupDate: glsDate(now),
});

/** A parcel from the shop to the buyer, or to the point where the buyer collects it. */
export const toBuyer = (order: LabelOrder, clientNumber: number, now: Date): object => ({
  ...common(order, clientNumber, now),
  PickupAddress: sellerAddress(order.seller),
  DeliveryAddress: buyerAddress(order.buyer, order.email),
  ...(order.cashMinor > 0 && {
    CODAmount: order.cashMinor / 100,
    CODReference: order.reference,
    CODCurrency: 'EUR',
  }),
  ServiceList: order.pointId ? [{ Code: 'PSD', PSDParameter: { StringValue: order.pointId } }] : [],
});

/** A parcel that the buyer hands in at a point of GLS. */
export const fromBuyer = (order: LabelOrder, clientNumber: number, now: Date): object => ({
  ...common(order, clientNumber, now),
  PickupAddress: buyerAddress(order.buyer, order.email),
  DeliveryAddress: sellerAddress(order.seller),
  ServiceList: [{ Code: 'SRS' }],
});
