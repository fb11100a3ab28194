import { giftCardCodes } from '../../lib/gift-card-codes.ts';
import { promotionCode } from '../../lib/promotion-code.ts';
import { removeStored } from '../../lib/storage.ts';
import { ATTEMPT_KEY, DRAFT_KEY, LINES_KEY, PLACED_KEY, POINT_KEY } from './storage-keys.ts';

/** Takes everything that the checkout keeps in this browser away: who uses it next shall find nothing of it. */
export const forgetCheckout = (): void => {
  for (const key of [DRAFT_KEY, ATTEMPT_KEY, PLACED_KEY]) removeStored(key, 'session');
  removeStored(LINES_KEY);
  removeStored(POINT_KEY);
  promotionCode.forget();
  giftCardCodes.forget();
};
