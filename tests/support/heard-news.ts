import { vi } from 'vitest';
import { tell } from '../../server/core/news/news.ts';
import type { TestShop } from './shop.ts';

let serial = 0;

/** Until this process has heard once more, by the line, of every change before: what it keeps is then kept. */
export const heardNews = async (shop: TestShop): Promise<void> => {
  const { news } = shop.shop;
  const [topic, heard] = [`heard-${(serial += 1)}`, vi.fn()];
  news.on([topic], heard);
  await vi.waitUntil(() => news.connected, { timeout: 20_000 });
  heard.mockClear();
  await tell(shop.ctx(), topic);
  await vi.waitUntil(() => heard.mock.calls.length === 2, { timeout: 20_000 });
};
