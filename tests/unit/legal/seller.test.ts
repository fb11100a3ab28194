import { describe, expect, it } from 'vitest';
import { saleCountries } from '../../../server/cart/countries.ts';
import { SHIPPING_METHODS } from '../../../server/cart/shipping.ts';
import { SELLER as ON_INVOICES } from '../../../server/contact/seller.ts';
import { TERMS_VERSION } from '../../../server/orders/consent.ts';
import { SELLER } from '../../../web/lib/seller.ts';
import { text as terms } from '../../../web/features/legal/terms.en.ts';

const words = JSON.stringify(terms);

describe('the legal pages', () => {
  it('name the seller as the invoices do', () => {
    expect(SELLER).toEqual(ON_INVOICES);
  });

  it('show the version of the terms that an order records', () => {
    expect(terms.version).toBe(TERMS_VERSION);
  });

  it('state the shortest and longest time of delivery', () => {
    const tariffs = SHIPPING_METHODS.flatMap((method) => Object.values(method.tariffs));
    const shortest = Math.min(...tariffs.map(({ minDays }) => minDays));
    const longest = Math.max(...tariffs.map(({ maxDays }) => maxDays));
    expect(words).toContain(`takes ${shortest} to ${longest} days`);
  });

  it('name every country that buys files only', () => {
    const filesOnly = saleCountries('en').filter(({ shipsTo }) => !shipsTo);
    expect(filesOnly.filter(({ name }) => !words.includes(name))).toEqual([]);
  });
});
