import type { Module } from '../core/module.ts';
import { AdminCategoriesResolver } from './admin-categories.resolver.ts';
import { ProductPicturesResolver } from './admin-gallery.resolver.ts';
import { ProductEditResolver } from './admin-product-edit.resolver.ts';
import { AdminProductsResolver } from './admin-products.resolver.ts';
import { AddressResolver } from './address.resolver.ts';
import { BedFitResolver } from './bed-fit.resolver.ts';
import { AttributeDefinition, AttributeOption, ProductAttributeValue } from './attribute.entity.ts';
import { Category } from './category.entity.ts';
import { FormerCategorySlug } from './former-category-slug.entity.ts';
import { FormerSlug } from './former-slug.entity.ts';
import { ProductImage } from './media.entity.ts';
import { mediaRoutes } from './media.rest.ts';
import { pictureUploadRoutes } from './picture-upload.rest.ts';
import { PriceChange } from './price-change.entity.ts';
import { productCsvRoutes } from './product-csv.rest.ts';
import { ProductTranslation } from './product-translation.entity.ts';
import { Product } from './product.entity.ts';
import { PublicMedia } from './public-media.entity.ts';
import { RemovedPicture } from './removed-picture.entity.ts';
import { ScheduledActivation } from './scheduled-activation.entity.ts';
import { activateJob } from './scheduled-activation.service.ts';
import { CatalogVersion, ProductSearch, SearchWord } from './search.entity.ts';
import { outdatedSearchJob, refreshSearchJob } from './search-refresh.job.ts';
import { SearchResolver } from './search.resolver.ts';
import { StockChange } from './stock-change.entity.ts';
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
    FormerCategorySlug,
    ProductTranslation,
    PublicMedia,
    ProductImage,
    RemovedPicture,
    ScheduledActivation,
    AttributeDefinition,
    AttributeOption,
    ProductAttributeValue,
    StockLevel,
    StockChange,
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
    AdminProductsResolver,
    AdminCategoriesResolver,
    ProductEditResolver,
    ProductPicturesResolver,
  ],
  rules: catalogRules,
  jobs: [activateJob, refreshSearchJob, outdatedSearchJob],
  routes: (http, shop) => {
    catalogRoutes(http);
    mediaRoutes(http, shop);
    productCsvRoutes(http);
    pictureUploadRoutes(http);
  },
};
