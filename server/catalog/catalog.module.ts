import type { Module } from '../core/module.ts';
import { AdminCategoriesResolver } from './admin/admin-categories.resolver.ts';
import { ProductPicturesResolver } from './admin/admin-gallery.resolver.ts';
import { ProductEditResolver } from './admin/admin-product-edit.resolver.ts';
import { AdminProductsResolver } from './admin/admin-products.resolver.ts';
import { AddressResolver } from './address.resolver.ts';
import { BedFitResolver } from './bed-fit.resolver.ts';
import { AttributeDefinition, AttributeOption, ProductAttributeValue } from './attribute.entity.ts';
import { Category } from './category/category.entity.ts';
import { ProductFit } from './fit/product-fit.entity.ts';
import { EditableFitsResolver, ProductFitsResolver } from './fit/product-fits.resolver.ts';
import { FormerCategorySlug } from './category/former-category-slug.entity.ts';
import { FormerSlug } from './product/former-slug.entity.ts';
import { ProductImage } from './media/media.entity.ts';
import { mediaRoutes } from './media/media.rest.ts';
import { pictureUploadRoutes } from './media/picture-upload.rest.ts';
import { PriceChange } from './product/price-change.entity.ts';
import { productCsvRoutes } from './admin/product-csv.rest.ts';
import { ProductTranslation } from './product/product-translation.entity.ts';
import { plannedSalesJob } from './product/planned-sales.job.ts';
import { Product } from './product/product.entity.ts';
import { PublicMedia } from './media/public-media.entity.ts';
import { RemovedPicture } from './media/removed-picture.entity.ts';
import { ScheduledActivation } from './product/scheduled-activation.entity.ts';
import { activateJob } from './product/scheduled-activation.service.ts';
import { CatalogVersion, ProductSearch, SearchWord } from './search/search.entity.ts';
import { outdatedSearchJob, refreshSearchJob } from './search/search-refresh.job.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { StockChange } from './stock/stock-change.entity.ts';
import { StockLevel } from './stock/stock-level.entity.ts';

import {
  CategoryResolver,
  ProductConnectionResolver,
  ProductResolver,
  RcComponentResolver,
} from './catalog.resolver.ts';
import { catalogRoutes } from './catalog.rest.ts';
import { catalogKeyScopes, catalogReads, catalogRules } from './catalog.rules.ts';

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
    ProductFit,
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
    ProductFitsResolver,
    EditableFitsResolver,
    ProductPicturesResolver,
  ],
  reads: catalogReads,
  rules: catalogRules,
  keyScopes: catalogKeyScopes,
  jobs: [activateJob, plannedSalesJob, refreshSearchJob, outdatedSearchJob],
  routes: (http, shop) => {
    catalogRoutes(http);
    mediaRoutes(http, shop);
    productCsvRoutes(http);
    pictureUploadRoutes(http);
  },
};
