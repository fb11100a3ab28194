import { describe, expect, it } from 'vitest';
import { saleCountries, sellsTo } from '../../../server/cart/countries.ts';
import { shippingOffers, shipsTo } from '../../../server/cart/shipping.ts';
import { vatRateFor } from '../../../server/cart/vat-rates.ts';
import { spellPostcode } from '../../../server/orders/addresses/postcodes.ts';
import type { Locale } from '../../../server/core/locale.ts';
import { EU_VAT_RATES } from '../../../server/settings/vat.setting.ts';
import { builtIn } from './sellable.ts';

const { shipping } = builtIn;
const countriesIn = (locale: Locale) => saleCountries(locale, builtIn);

describe('countries', () => {
  it('holds a rate between 17 and 27 percent for the 27 member states', () => {
    const rates = Object.values(EU_VAT_RATES);
    expect(rates).toHaveLength(27);
    expect([Math.min(...rates), Math.max(...rates)]).toEqual([17, 27]);
    expect(vatRateFor(builtIn, 'digital', 'SK')).toBe(23);
  });

  it('sorts names as the language does', () => {
    const names = countriesIn('sk').map(({ name }) => name);
    expect(names.indexOf('Cyprus')).toBeLessThan(names.indexOf('Česko'));
    expect(names.indexOf('Holandsko')).toBeLessThan(names.indexOf('Chorvátsko'));
    expect(countriesIn('de').find(({ code }) => code === 'SK')?.name).toBe('Slowakei');
  });

  it('can ship to every country that goods may go to, and to no other', () => {
    for (const { code, shipsTo: ships } of countriesIn('en')) {
      expect([code, shippingOffers(shipping, { country: code, grams: 900, valueMinor: 0 }, 'en').length > 0]).toEqual([
        code,
        ships,
      ]);
    }
    expect(sellsTo('CH') && !shipsTo(shipping, 'CH')).toBe(true);
    expect(sellsTo('__proto__') || shipsTo(shipping, 'constructor') || sellsTo('RU')).toBe(false);
  });

  it('knows the postcodes of every country that may buy', () => {
    const known = ['1010', '12345', '123456', '1234567', 'D02AF30', 'VLT1117', '1012AB', '101'];
    for (const { code } of countriesIn('en')) {
      expect([code, known.some((postcode) => spellPostcode(postcode, code) !== null)]).toEqual([code, true]);
    }
  });

  it.each([
    ['97401', 'SK', '974 01'],
    ['974-01', 'SK', '974 01'],
    ['00950', 'PL', '00-950'],
    ['1000001', 'PT', '1000-001'],
    ['lv1010', 'LV', 'LV-1010'],
    ['1012ab', 'NL', '1012 AB'],
    ['9740', 'SK', null],
    ['97401', 'AT', null],
    ['٩٧٤٠١', 'SK', null],
    ['97401', 'XX', null],
  ])('spells %s in %s as %s', (postcode, country, spelled) => {
    expect(spellPostcode(postcode, country)).toBe(spelled);
  });
});
