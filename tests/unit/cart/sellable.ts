import type { Sellable } from '../../../server/catalog/catalog.sale.ts';

/** A kit on the shelf, changed as a test needs. */
export const kit = (changes: Partial<Sellable> = {}): Sellable => ({
  id: 1,
  productType: 'PHYSICAL',
  active: true,
  name: 'Kriváň 38/2',
  sku: 'MX-R0382',
  slug: 'krivan',
  priceMinor: 12_900,
  taxClass: 'goods',
  weightGrams: 900,
  available: 10,
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
    ...changes,
  });
