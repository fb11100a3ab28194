import { describe, expect, it } from 'vitest';
import { saleCountries } from '../../../server/cart/countries.ts';
import { TERMS_VERSION } from '../../../server/orders/consent.ts';
import { fillIn } from '../../../web/features/legal/document.ts';
import { text } from '../../../web/features/legal/terms.en.ts';
import { SHOP_INFO } from '../../support/builders/build-shop-info.ts';
import { builtIn } from '../cart/sellable.ts';

const terms = fillIn(text, SHOP_INFO);
const words = JSON.stringify(terms);

describe('the legal pages', () => {
  it('name the seller as the settings do', () => {
    const { name, street, companyId, taxId, vatId, register, phone } = SHOP_INFO.seller;
    expect([name, street, companyId, taxId, vatId!, register, phone].filter((fact) => !words.includes(fact))).toEqual(
      [],
    );
  });

  it('of a seller who is no payer of VAT have no word of it', () => {
    const seller = { ...SHOP_INFO.seller, vatId: null };
    const bare = JSON.stringify(fillIn(text, { ...SHOP_INFO, seller, chargesVat: false }));
    expect(words).toContain('include VAT');
    expect(bare).not.toContain('VAT');
  });

  it('show the version of the terms that an order records', () => {
    expect(terms.version).toBe(TERMS_VERSION);
  });

  it('state the shortest and longest time of delivery', () => {
    expect(JSON.stringify(fillIn(text, { ...SHOP_INFO, minDays: 3, maxDays: 12 }))).toContain('takes 3 to 12 days');
  });

  it('name every country that buys files only', () => {
    const filesOnly = saleCountries('en', builtIn).filter(({ shipsTo }) => !shipsTo);
    expect(filesOnly.filter(({ name }) => !words.includes(name))).toEqual([]);
  });
});
