import { SELLER } from '../../../server/settings/seller.setting.ts';
import type { ShopFacts } from '../../../web/lib/shop-info.ts';

/** The facts of a shop whose owner has changed nothing. */
export const SHOP_INFO: ShopFacts = {
  __typename: 'ShopInfo',
  seller: { __typename: 'Seller', ...SELLER },
  chargesVat: true,
  sellsGiftCards: false,
  models: '500+',
  customers: '10 000+',
  notice: null,
  open: true,
  minDays: 1,
  paysReturns: false,
  maxDays: 7,
  guaranteeNotice: null,
};
