import type { PriceRules } from '../../../server/cart/quote.ts';
import type { Sellable } from '../../../server/catalog/sellable.queries.ts';
import { SETTINGS } from '../../../server/settings/settings-catalogue.ts';

/** What holds while the owner has changed nothing. */
export const builtIn: PriceRules = {
  vat: SETTINGS.vat.builtIn,
  taxpayer: SETTINGS.taxpayer.builtIn,
  shipping: SETTINGS.shipping.builtIn,
  day: '2026-11-22',
  aboveThreshold: false,
};

/** The same once sales to other member states have passed the threshold. */
export const aboveThreshold: PriceRules = { ...builtIn, aboveThreshold: true };

/** The same with goods taxed where they go. */
export const underOss: PriceRules = { ...builtIn, vat: { ...builtIn.vat, ossFrom: '2026-11-22' } };

/** A kit on the shelf, changed as a test needs. */
export const kit = (changes: Partial<Sellable> = {}): Sellable => ({
  id: 1,
  productType: 'PHYSICAL',
  active: true,
  categoryId: 1,
  name: 'Kriváň 38/2',
  sku: 'MX-R0382',
  slug: 'krivan',
  priceMinor: 12_900,
  volumePrices: null,
  counterpartId: null,
  bundlePriceMinor: null,
  taxClass: 'goods',
  weightGrams: 900,
  available: 10,
  soldFiles: null,
  imageKey: null,
  ...changes,
});

/** Its files. */
export const files = (changes: Partial<Sellable> = {}): Sellable =>
  kit({
    id: 2,
    productType: 'DIGITAL',
    taxClass: 'digital',
    priceMinor: 1490,
    weightGrams: null,
    available: null,
    soldFiles: 2,
    ...changes,
  });
