import { anyone, mayManage } from '../core/rules.ts';

/** The catalogue is public; an inactive product is refused by the service. What admins do with it asks for their permission. */
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
    adminProduct: mayManage.CATALOGUE,
    productPreview: mayManage.CATALOGUE,
    attributeChoices: mayManage.CATALOGUE,
    adminProducts: mayManage.CATALOGUE,
    priceHistory: mayManage.CATALOGUE,
    stockChanges: mayManage.CATALOGUE,
  },
  Mutation: {
    createProduct: mayManage.CATALOGUE,
    updateProduct: mayManage.CATALOGUE,
    scheduleActivation: mayManage.CATALOGUE,
    sortProductPictures: mayManage.CATALOGUE,
    describeProductPicture: mayManage.CATALOGUE,
    removeProductPicture: mayManage.CATALOGUE,
    restoreProductPicture: mayManage.CATALOGUE,
    setProductPrice: mayManage.CATALOGUE,
    changeStock: mayManage.CATALOGUE,
    bulkUpdateProducts: mayManage.CATALOGUE,
    setProductsActive: mayManage.CATALOGUE,
    setProductsArchived: mayManage.CATALOGUE,
  },
};
