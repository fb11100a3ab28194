import type { Module } from '../core/module.ts';
import { AddressResolver } from './address.resolver.ts';
import { BedFitResolver } from './bed-fit.resolver.ts';
import { AttributeDefinition, AttributeOption, ProductAttributeValue } from './attribute.entity.ts';
import { Category } from './category.entity.ts';
import { FormerSlug } from './former-slug.entity.ts';
import { ProductImage, PublicMedia } from './media.entity.ts';
import { mediaRoutes } from './media.rest.ts';
import { PriceChange } from './price-change.entity.ts';
import { ProductTranslation } from './product-translation.entity.ts';
import { Product } from './product.entity.ts';
import { CatalogVersion, ProductSearch, SearchWord } from './search.entity.ts';
import { SearchResolver } from './search.resolver.ts';
import { StockLevel } from './stock-level.entity.ts';

import {
  CategoryResolver,
  ProductConnectionResolver,
  ProductResolver,
  RcComponentResolver,
} from './catalog.resolver.ts';
import { catalogRoutes } from './catalog.rest.ts';
import { catalogRules } from './catalog.rules.ts';

export const catalogModule: Module = {
  name: 'catalog',
  entities: [
    Category,
    Product,
    FormerSlug,
    ProductTranslation,
    PublicMedia,
    ProductImage,
    AttributeDefinition,
    AttributeOption,
    ProductAttributeValue,
    StockLevel,
    PriceChange,
    ProductSearch,
    SearchWord,
    CatalogVersion,
  ],
  resolvers: [
    ProductResolver,
    ProductConnectionResolver,
    CategoryResolver,
    RcComponentResolver,
    AddressResolver,
    SearchResolver,
    BedFitResolver,
  ],
  rules: catalogRules,
  routes: (http, shop) => {
    catalogRoutes(http);
    mediaRoutes(http, shop);
  },
};
