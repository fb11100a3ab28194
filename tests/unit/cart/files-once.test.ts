import { describe, expect, it } from 'vitest';
import { boughtByOthers } from '../../../server/cart/files-once.ts';
import type { Sold } from '../../../server/cart/sold.queries.ts';
import { files, kit } from './sellable.ts';

const FILES = 2;

const tailored = (id: number, extraMinor: number): Sold => ({
  ...files({ id, priceMinor: 1490 + extraMinor }),
  tailored: { cartId: id, productId: FILES, choice: {}, words: [], extraMinor },
});

const included = (...products: Sold[]) =>
  boughtByOthers(products.map((product) => ({ product, unitPriceMinor: product.priceMinor })));

describe('files that are in a cart more than once', () => {
  it('are bought by the choice, and not once more as they are', () => {
    expect(included(files(), tailored(7, 0))).toEqual([true, false]);
    expect(included(tailored(7, 150), kit(), files())).toEqual([false, false, true]);
  });

  it('are bought by the choice that costs most, of equal ones by the first', () => {
    expect(included(tailored(7, 0), tailored(8, 150), tailored(9, 20))).toEqual([true, false, true]);
    expect(included(tailored(7, 0), tailored(8, 0))).toEqual([false, true]);
  });

  it('are bought as they are where that costs more than a choice, and others for themselves', () => {
    expect(included(files({ priceMinor: 2000 }), tailored(7, 0))).toEqual([false, true]);
    expect(included(tailored(7, 0), files({ id: 3 }), kit(), kit({ id: 4 }))).toEqual([false, false, false, false]);
  });
});
