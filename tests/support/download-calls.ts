import { expect } from 'vitest';
import type { PaidOrder } from './builders/build-paid-order.ts';
import type { TestShop } from './shop.ts';

const DOWNLOAD = `query D($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { lines { id productType download {
  zipUrl fileName sizeBytes sha256 expiresAt revoked files { name kind partId format sizeBytes sha256 url } } } } }`;

export interface Download {
  zipUrl: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  expiresAt: string;
  revoked: boolean;
  files: {
    name: string;
    kind: string;
    partId: string | null;
    format: string;
    sizeBytes: number;
    sha256: string;
    url: string;
  }[];
}
interface OrderData {
  order: { lines: { id: string; productType: string; download: Download | null }[] };
}

/** Address of the zip of an item, the first one when none is named. */
export const zipPath = ({ order, lines, accessToken }: PaidOrder, itemId = lines[0]!.id) =>
  `/api/orders/${order.id}/items/${itemId}/download?accessToken=${accessToken}`;

/** The items of an order, as whoever has its key sees them. */
export const itemsOf = async (shop: TestShop, { order, accessToken }: Pick<PaidOrder, 'order' | 'accessToken'>) => {
  const { data, errors } = await shop.graphql<OrderData>(DOWNLOAD, { id: order.id, accessToken });
  expect(errors).toBeUndefined();
  return data.order.lines;
};
/** What the first item of a paid order offers. */
export const downloadOf = async (shop: TestShop, given: PaidOrder): Promise<Download> =>
  (await itemsOf(shop, given))[0]!.download!;
