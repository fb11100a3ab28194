import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { until } from '../../support/processes.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

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
    files.read = () => Promise.resolve(Readable.from(cutOff()));
    const broken = await shop.inject({ url });
    expect([broken.statusCode, broken.json<{ errorCode: string }>().errorCode]).toEqual([500, 'ERR_INTERNAL']);
    files.read = read;
    const whole = await shop.inject({ url });
    expect(whole.statusCode).toBe(200);
    expect((await unzip(whole.rawPayload)).size).toBeGreaterThan(5);
  });
});

const connections = (): Promise<number> =>
  new Promise((resolve) => shop.http.server.getConnections((_error, count) => resolve(count)));

/** As many as may load one package at a time ask for it, and hang up before it is found. */
const hangUpEarly = async (url: string): Promise<void> => {
  const { files } = shop.shop;
  const size = files.size.bind(files);
  let [waiting, goOn] = [0, (): void => undefined];
  const held = new Promise<void>((resolve) => (goOn = resolve));
  files.size = async (sha256) => {
    waiting += 1;
    await held;
    return size(sha256);
  };
  const { hostname, port } = new URL(shop.url);
  const head = `GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const readers = Array.from({ length: 8 }, () => {
    const reader = connect(Number(port), hostname, () => reader.write(head));
    return reader;
  });
  expect(await until(() => waiting === readers.length)).toBe(true);
  for (const reader of readers) reader.resetAndDestroy();
  expect(await until(async () => (await connections()) === 0)).toBe(true);
  files.size = size;
  goOn();
};

describe('buyers who hang up before their package comes', () => {
  it('leave nothing open: the next one is served', async () => {
    const { productId } = await buildFiles(shop.ctx());
    const { order, lines, accessToken } = await buildPaidOrder(shop.ctx(), [productId]);
    const url = `/api/orders/${order.id}/items/${lines[0]!.id}/download?accessToken=${accessToken}`;
    expect((await shop.inject({ url })).statusCode).toBe(200);
    await hangUpEarly(url);
    expect((await shop.inject({ url })).statusCode).toBe(200);
  });
});
