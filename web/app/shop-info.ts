import { ApolloLink, type ApolloClient } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import { ShopInfoDocument, type ShopInfoQuery } from '../lib/ShopInfo.gen.ts';
import type { ShopFacts } from '../lib/shop-info.ts';

/** Asks for the facts of the shop, on the server; the page hands them on beside Apollo's cache. Null where no answer comes. */
export const askShopInfo = async (client: ApolloClient): Promise<ShopFacts | null> => {
  const request = { query: ShopInfoDocument, variables: {} };
  try {
    const { data } = await firstValueFrom(ApolloLink.execute(client.link, request, { client }));
    return (data as ShopInfoQuery | null | undefined)?.shopInfo ?? null;
  } catch {
    return null;
  }
};
