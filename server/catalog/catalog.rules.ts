import type { KeyScopes } from '../core/module.ts';
import { BackOfficeScope } from '../core/permissions.ts';
import { anyone, mayManage } from '../core/rules.ts';

/** The catalogue is public; an inactive product is refused by the service. What admins do with it asks for their permission. */
export const catalogRules = {
  Query: {
    product: anyone,
    products: anyone,
    productsById: anyone,
    featuredKit: anyone,
    categories: anyone,
    category: anyone,
    searchSuggestions: anyone,
    productIdBySlug: anyone,
    withdrawnProduct: anyone,
    adminProduct: mayManage.CATALOGUE,
    productPreview: mayManage.CATALOGUE,
    attributeChoices: mayManage.CATALOGUE,
    adminProducts: mayManage.CATALOGUE,
    priceHistory: mayManage.CATALOGUE,
    stockChanges: mayManage.CATALOGUE,
    adminCategories: mayManage.CATALOGUE,
  },
  Mutation: {
    createCategory: mayManage.CATALOGUE,
    updateCategory: mayManage.CATALOGUE,
    setCategoryPicture: mayManage.CATALOGUE,
    sortCategories: mayManage.CATALOGUE,
    deleteCategory: mayManage.CATALOGUE,
    createProduct: mayManage.CATALOGUE,
    duplicateProduct: mayManage.CATALOGUE,
    updateProduct: mayManage.CATALOGUE,
    scheduleActivation: mayManage.CATALOGUE,
    addProductFit: mayManage.CATALOGUE,
    removeProductFit: mayManage.CATALOGUE,
    sortProductPictures: mayManage.CATALOGUE,
    describeProductPicture: mayManage.CATALOGUE,
    removeProductPicture: mayManage.CATALOGUE,
    restoreProductPicture: mayManage.CATALOGUE,
    setProductPrice: mayManage.CATALOGUE,
    changeStock: mayManage.CATALOGUE,
    setStock: mayManage.CATALOGUE,
    bulkUpdateProducts: mayManage.CATALOGUE,
    setProductsActive: mayManage.CATALOGUE,
    setProductsArchived: mayManage.CATALOGUE,
  },
};

const { PRODUCTS_READ, STOCK_WRITE } = BackOfficeScope;

/** What keys of admins reach of the catalogue. */
export const catalogKeyScopes: KeyScopes = {
  Query: {
    adminProducts: PRODUCTS_READ,
    product: PRODUCTS_READ,
    products: PRODUCTS_READ,
    productsById: PRODUCTS_READ,
    categories: PRODUCTS_READ,
    category: PRODUCTS_READ,
  },
  Mutation: { changeStock: STOCK_WRITE, setStock: STOCK_WRITE },
};

/** What shoppers look at may be a moment old; what admins change may not. */
export const catalogReads = {
  momentOld: [
    'product',
    'products',
    'productsById',
    'featuredKit',
    'categories',
    'category',
    'searchSuggestions',
    'productIdBySlug',
    'withdrawnProduct',
  ],
  now: [
    'adminProduct',
    'productPreview',
    'attributeChoices',
    'adminProducts',
    'priceHistory',
    'stockChanges',
    'adminCategories',
  ],
};
