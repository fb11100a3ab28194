import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFiles } from '../support/build-files.ts';
import { buildPaidOrder } from '../support/build-paid-order.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { unzip } from '../support/unzip.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function* cutOff(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from('solid nose'));
  throw new Error('EIO: the disk is gone');
}

describe('a package whose files cannot be read to their end', () => {
  it('is refused, the process goes on, and it is built once they can be read again', async () => {
    const { productId } = await buildFiles(shop.ctx());
    const { order, lines, accessToken } = await buildPaidOrder(shop.ctx(), [productId]);
    const url = `/api/orders/${order.id}/items/${lines[0]!.id}/download?accessToken=${accessToken}`;
    const { files } = shop.shop;
    const read = files.read.bind(files);
    files.read = () => Readable.from(cutOff());
    const broken = await shop.inject({ url });
    expect([broken.statusCode, broken.json<{ errorCode: string }>().errorCode]).toEqual([500, 'ERR_INTERNAL']);
    files.read = read;
    const whole = await shop.inject({ url });
    expect(whole.statusCode).toBe(200);
    expect((await unzip(whole.rawPayload)).size).toBeGreaterThan(5);
  });
});
