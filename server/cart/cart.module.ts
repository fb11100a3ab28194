import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { anyone, mayManage, signedIn } from '../core/rules.ts';
import { StoredCartLine } from './cart-line.entity.ts';
import { CrossBorderSales } from './cross-border-sales.entity.ts';
import { CrossBorderResolver } from './cross-border-sales.resolver.ts';
import { CartMerge } from './cart-merge.entity.ts';
import { cartPersonalData } from './cart.personal-data.ts';
import { CartLineResolver, CartResolver, QuoteLineResolver } from './cart.resolver.ts';
import { cartRoutes } from './cart.rest.ts';
import { CustomerCartResolver } from './customer-cart.resolver.ts';
import { ProductShippingResolver } from './product-shipping.resolver.ts';
import { KeptVatCheck } from './vies/vat-check.entity.ts';
import { VatCheckResolver } from './vies/vat-check.resolver.ts';
import { viesSimulatorRoutes } from './vies/vies-simulator.rest.ts';

export const cartModule: Module = {
  name: 'cart',
  entities: [StoredCartLine, CartMerge, CrossBorderSales, KeptVatCheck],
  resolvers: [
    CartResolver,
    QuoteLineResolver,
    CartLineResolver,
    CustomerCartResolver,
    ProductShippingResolver,
    CrossBorderResolver,
    VatCheckResolver,
  ],
  reads: { momentOld: ['countries'], now: ['cartQuote', 'myCart', 'crossBorderSales'] },
  rules: {
    Query: { cartQuote: anyone, countries: anyone, myCart: signedIn, crossBorderSales: mayManage[Permission.SETTINGS] },
    Mutation: { mergeCart: signedIn, saveCart: signedIn, checkVatNumber: anyone },
  },
  personalData: cartPersonalData,
  routes: (http, shop) => {
    cartRoutes(http);
    viesSimulatorRoutes(http, shop);
  },
};
