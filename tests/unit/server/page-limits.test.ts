import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { createNews } from '../../../server/core/news/news.ts';
import type { Shop } from '../../../server/core/shop.ts';
import { createPageCache, type CachedPage } from '../../../server/edge/pages/page-cache.ts';
import { createPageLimits } from '../../../server/edge/pages/page-limits.ts';
import { fakeLine } from '../../support/fakes/fake-line.ts';
import { budgetsOver, memoryTallies } from '../../support/memory-tallies.ts';

const from = (network: string) =>
  ({ ctx: { client: { network }, shop: { clock: { now: () => new Date(0) } } } }) as unknown as FastifyRequest;
const limitsOf = (pageBudget: number) =>
  createPageLimits({ config: { pageBudget }, budgets: budgetsOver(memoryTallies()) } as unknown as Shop, () => 0);
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'made',
    (error: { code?: string }) => error.code,
  );

describe('the making of pages', () => {
  it('is bounded for a network in a minute, whatever other networks do', async () => {
    const limits = limitsOf(2);
    const make = (network: string) => codeOf(limits.make(from(network), () => Promise.resolve('page')));
    expect([await make('a'), await make('a'), await make('a'), await make('b')]).toEqual([
      'made',
      'made',
      'RATE_LIMITED',
      'made',
    ]);
  });

  it('runs a few at a time; past a queue of bounded length it is refused at once', async () => {
    const limits = limitsOf(1000);
    const open: (() => void)[] = [];
    let running = 0;
    const pages = Array.from({ length: 100 }, () =>
      codeOf(limits.make(from('a'), () => new Promise<void>((done) => (running = open.push(done))))),
    );
    expect(await Promise.race(pages)).toBe('SERVICE_UNAVAILABLE');
    await new Promise((resolve) => setImmediate(resolve));
    expect(running).toBe(6);
    for (let n = 0; n < open.length || n < 66; n += 1) {
      open[n]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const made = (await Promise.all(pages)).filter((code) => code === 'made');
    expect(made).toHaveLength(66);
  });
});

describe('kept pages', () => {
  it('take a bounded number of bytes: the oldest go first, one that is too large is not kept', async () => {
    const ctx = { seen: null, sql: () => Promise.resolve([{ version: '1' }]) } as unknown as Ctx;
    const cache = createPageCache(createNews(fakeLine()));
    const made: string[] = [];
    const ask = (key: string, megabytes: number) => {
      const make = () => {
        made.push(key);
        const identity = Buffer.alloc(megabytes * 1024 * 1024);
        const bodies = { identity, br: Buffer.alloc(0) };
        return Promise.resolve({ etag: key, headers: {}, scriptHashes: [], shows: [], bodies } satisfies CachedPage);
      };
      return cache.get(key, { ctx, near: ctx, make });
    };
    await ask('large', 2);
    await ask('large', 2);
    expect(made).toEqual(['large', 'large']);
    for (let n = 0; n < 30; n += 1) await ask(`page ${n}`, 1);
    made.length = 0;
    await ask('page 29', 1);
    await ask('page 0', 1);
    expect(made).toEqual(['page 0']);
  });
});
