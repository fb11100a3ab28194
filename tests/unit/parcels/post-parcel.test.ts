import { describe, expect, it } from 'vitest';
import type { Address } from '../../../server/orders/order.types.ts';
import { CarrierError } from '../../../server/parcels/carriers/carrier-error.ts';
import type { LabelOrder } from '../../../server/parcels/carriers/carrier-service.ts';
import { postParcel, postSheet, type PostAccount } from '../../../server/parcels/carriers/post/post-parcel.ts';
import { postState, toldByPost } from '../../../server/parcels/carriers/post/post-status.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';

const ACCOUNT: PostAccount = {
  url: 'https://post.example',
  trackingUrl: 'https://tracking.example',
  userId: 'user',
  apiKey: 'key',
  category: 'b',
  payment: 'fa',
};

const BUYER = {
  firstName: 'Jana',
  lastName: 'Hrivnáková',
  company: null,
  street: 'Horná 12',
  city: 'Banská Bystrica',
  postcode: '974 01',
  country: 'SK',
  phone: '+421 905 118 220',
} as Address;

const order = (changes: Partial<LabelOrder> = {}): LabelOrder => ({
  reference: 'MX-2026-000123-1',
  buyer: BUYER,
  email: 'jana@example.sk',
  seller: { ...SELLER, iban: 'SK3112000000198742637541' },
  weightGrams: 1240,
  sizeMm: null,
  valueMinor: 12_900,
  cashMinor: 0,
  pointId: null,
  manifest: '1',
  ...changes,
});

const refusal = (changes: Partial<LabelOrder>): string => {
  try {
    postParcel(order(changes), ACCOUNT);
  } catch (error) {
    if (error instanceof CarrierError && error.fault === 'REFUSED') return error.message;
    throw error;
  }
  return 'none';
};

describe('a parcel of Slovenská pošta', () => {
  it('says whose it is and what it weighs in kilograms', () => {
    expect(postParcel(order(), ACCOUNT)).toEqual({
      parcel: {
        recipient: {
          name: 'Jana Hrivnáková',
          organization: '',
          street: 'Horná 12',
          city: 'Banská Bystrica',
          zip: '97401',
          country: 'SK',
          phone: '+421 905 118 220',
          email: 'jana@example.sk',
        },
        weight: 1.24,
        custom_identifier: 'MX-2026-000123-1',
        note: 'MX-2026-000123-1',
      },
    });
  });

  it('is one part of an express item', () => {
    expect(postParcel(order(), { ...ACCOUNT, category: 'ek' })).toMatchObject({ parcel: { parts: 1 } });
  });

  it('collects cash for the account of the seller, by the number of the order', () => {
    expect(postParcel(order({ cashMinor: 13_390 }), ACCOUNT)).toMatchObject({
      parcel: {
        cod: {
          type: 'bdnu',
          amount: { value: 133.9, currency: 'EUR' },
          iban: 'SK3112000000198742637541',
          symbol: '0260001231',
        },
      },
    });
    expect(refusal({ cashMinor: 1, seller: { ...SELLER, iban: null } })).toContain('IBAN');
  });

  it.each([
    ['30 kg', { weightGrams: 30_001 }],
    ['200 cm', { sizeMm: [100, 2001, 100] }],
    ['300 cm', { sizeMm: [400, 1900, 200] }],
    ['14 × 9', { sizeMm: [130, 130, 130] }],
    ['14 × 9', { sizeMm: [300, 80, 80] }],
    ['pickup point', { pointId: '1' }],
    ['AT', { buyer: { ...BUYER, country: 'AT' } }],
  ] as [string, Partial<LabelOrder>][])('is refused before anybody is asked: %s', (words, changes) => {
    expect(refusal(changes)).toContain(words);
  });

  it('of the largest size is none', () => {
    expect(refusal({ weightGrams: 30_000, sizeMm: [200, 200, 2000] })).toBe('none');
    expect(refusal({ sizeMm: [90, 10, 140] })).toBe('none');
  });
});

it('a sheet says its category, how postage is paid, and who sends', () => {
  expect(postSheet(SELLER, ACCOUNT)).toMatchObject({
    sheet: {
      parcel_category: 'b',
      payment_type: 'fa',
      reception_method: 'post',
      sender: { name: SELLER.name, zip: SELLER.postcode.replace(' ', ''), country: 'SK' },
    },
  });
});

describe('what the post tells of an item', () => {
  it.each([
    ['received', null, 'HANDED_OVER'],
    ['transit', null, 'HANDED_OVER'],
    ['notified', 'ZNP1AN', 'READY'],
    ['notified', 'XYZ', null],
    ['delivered', 'OK', 'DELIVERED'],
    ['returned', null, 'RETURNED'],
    ['something', null, null],
    [null, null, null],
  ])('%s with %s means %s', (stateCode, detailCode, state) => {
    expect(postState({ stateCode, detailCode })).toBe(state);
  });

  it('is by the clocks of Slovakia, oldest first, without what has no moment', () => {
    const told = toldByPost([
      { stateCode: 'delivered', localDate: '2026-07-16T08:00:00', detailDescription: 'Delivered' },
      { stateCode: 'received', localDate: '2026-01-15T23:30:00' },
      { stateCode: 'transit', localDate: 'yesterday' },
    ]);
    expect(told.map(({ at, text }) => [at.toISOString(), text])).toEqual([
      ['2026-01-15T22:30:00.000Z', ''],
      ['2026-07-16T06:00:00.000Z', 'Delivered'],
    ]);
  });
});
