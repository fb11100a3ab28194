import type { MoneyValue } from '../../../intl/money.ts';

/** What a loader hands its page in place of products that the network did not bring. */
export const MOCK = 'mock';

/** The products of a list that did not come. */
export const MOCK_IDS: readonly number[] = [1, 2, 3, 4, 5, 6];

export interface MockProduct {
  id: number;
  name: string;
  price: MoneyValue;
  description: string;
}

/** In the place of a product that the network did not bring: only to be looked at, kept in no cache and no cart. English everywhere. */
export const mockProduct = (id: number): MockProduct => ({
  id,
  name: `Mock Product ${id}`,
  price: { minor: 0, currency: 'USD' },
  description: 'Product data unavailable - backend connection failed',
});
