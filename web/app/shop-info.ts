import { ShopInfoDocument } from '../lib/ShopInfo.gen.ts';
import type { ShopFacts } from '../lib/shop-info.ts';
import type { Answer } from './data/server-answers.ts';

/** Asks for the facts of the shop, on the server; the page hands them on beside Apollo's cache. Null where no answer comes. */
export const askShopInfo = (answer: Answer): Promise<ShopFacts | null> =>
  answer(ShopInfoDocument, {}).then(
    ({ shopInfo }) => shopInfo,
    () => null,
  );
