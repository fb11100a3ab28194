import type { Module } from '../core/module.ts';
import { anyone, signedIn } from '../core/rules.ts';
import { StoredCartLine } from './cart-line.entity.ts';
import { CartMerge } from './cart-merge.entity.ts';
import { cartPersonalData } from './cart.personal-data.ts';
import { CartLineResolver, CartResolver, QuoteLineResolver } from './cart.resolver.ts';
import { cartRoutes } from './cart.rest.ts';
import { CustomerCartResolver } from './customer-cart.resolver.ts';
import { ProductShippingResolver } from './product-shipping.resolver.ts';

export const cartModule: Module = {
  name: 'cart',
  entities: [StoredCartLine, CartMerge],
  resolvers: [CartResolver, QuoteLineResolver, CartLineResolver, CustomerCartResolver, ProductShippingResolver],
  reads: { momentOld: ['countries'], now: ['cartQuote', 'myCart'] },
  rules: {
    Query: { cartQuote: anyone, countries: anyone, myCart: signedIn },
    Mutation: { mergeCart: signedIn, saveCart: signedIn },
  },
  personalData: cartPersonalData,
  routes: cartRoutes,
};
