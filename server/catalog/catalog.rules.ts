import { anyone } from '../core/rules.ts';

/** The catalogue is public; an inactive product is refused by the service. */
export const catalogRules = {
  Query: {
    product: anyone,
    products: anyone,
    productsById: anyone,
    featuredKit: anyone,
    categories: anyone,
    searchSuggestions: anyone,
    productIdBySlug: anyone,
    withdrawnProduct: anyone,
  },
};
