import { createContext, useContext } from 'react';
import type { ShopInfoQuery } from './ShopInfo.gen.ts';

/** What the seller has settled on, as it was when the page was made. */
export type ShopFacts = ShopInfoQuery['shopInfo'];
export type SellerFacts = ShopFacts['seller'];

/** Null: the shop could not say; then the page is one of its failures. */
export const ShopInfoContext = createContext<ShopFacts | null>(null);

/** Facts of the shop. The page brings them along, so nothing is asked for. */
export const useShopInfo = (): ShopFacts => {
  const shop = useContext(ShopInfoContext);
  // By these words a failure is known as one of the connection.
  if (!shop) throw new Error('Failed to fetch facts');
  return shop;
};

export const sellerAddress = ({ street, postcode, city }: SellerFacts): string => `${street}, ${postcode} ${city}`;

/** The seller's e-mail as a link in a text. */
export const sellerMail = ({ email }: SellerFacts): string => `[${email}](mailto:${email})`;
