import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptCounts, PATIENCE_MS } from '../../../server/catalog/kept-counts.ts';
import type { Ctx } from '../../../server/core/context.ts';

let now: number;
let counts: KeptCounts<number>;
beforeEach(() => {
  now = 1_000_000;
  counts = new KeptCounts(10, (value) => value > 2000);
});

const ctx = (more: Partial<Ctx> = {}): Ctx =>
  ({ shop: { clock: { now: () => new Date(now) } }, viewer: null, seen: null, inTransaction: false, ...more }) as Ctx;

/** Counting that ends when the test says so. */
const counting = (version: string) => {
  let settle: { resolve: (value: number) => void; reject: (error: Error) => void };
  const made = new Promise<number>((resolve, reject) => (settle = { resolve, reject }));
  return { version, count: vi.fn(() => made), ...settle! };
};

const counted = (version: string, value: number) => ({ version, count: vi.fn(() => Promise.resolve(value)) });

it('counts once for a version, whoever asks meanwhile', async () => {
  const slow = counting('1');
  const asked = [counts.get(ctx(), 'a', slow), counts.get(ctx(), 'a', slow)];
  slow.resolve(5);
  expect(await Promise.all(asked)).toEqual([5, 5]);
  expect(await counts.get(ctx(), 'a', slow)).toBe(5);
  expect(slow.count).toHaveBeenCalledTimes(1);
});

it('has those who ask for a few products wait for the counts of today', async () => {
  await counts.get(ctx(), 'a', counted('1', 2000));
  expect(await counts.get(ctx(), 'a', counted('2', 7))).toBe(7);
});

it('gives slow counts of before while new ones are made, for 20 seconds since they were of today', async () => {
  await counts.get(ctx(), 'a', counted('1', 2001));
  now += 100_000;
  await counts.get(ctx(), 'a', counted('1', 0));
  const next = counting('2');
  now += 20_000;
  expect(await counts.get(ctx(), 'a', next)).toBe(2001);
  now += 1;
  const waited = counts.get(ctx(), 'a', next);
  next.resolve(3000);
  expect(await waited).toBe(3000);
  expect(next.count).toHaveBeenCalledTimes(1);
});

it('gives counts that took more than a second for ten minutes, and renews them', async () => {
  const long = counting('1');
  const made = counts.get(ctx(), 'a', long);
  now += 1_001;
  long.resolve(2001);
  await made;
  now += 598_999;
  expect(await counts.get(ctx(), 'a', counted('2', 3000))).toBe(2001);
  await vi.waitFor(async () => expect(await counts.get(ctx(), 'a', counted('2', 0))).toBe(3000));
});

it.each([
  ['an admin', { viewer: { userId: '', sessionId: '', admin: true } }],
  ['who has changed something', { seen: '0/1' }],
  ['a transaction', { inTransaction: true }],
])('never gives %s counts of before', async (_, more) => {
  await counts.get(ctx(), 'a', counted('1', 2001));
  expect(await counts.get(ctx(more), 'a', counted('2', 3000))).toBe(3000);
});

it('makes new counts behind the old ones one after another, and again after a failure', async () => {
  for (const key of ['a', 'b']) await counts.get(ctx(), key, counted('1', 2001));
  const [first, second] = [counting('2'), counting('2')];
  expect(await counts.get(ctx(), 'a', first)).toBe(2001);
  expect(await counts.get(ctx(), 'b', second)).toBe(2001);
  await vi.waitFor(() => expect(first.count).toHaveBeenCalledTimes(1));
  expect(second.count).not.toHaveBeenCalled();
  first.reject(new Error('gone'));
  await vi.waitFor(() => expect(second.count).toHaveBeenCalledTimes(1));
  second.resolve(4000);
  await vi.waitFor(async () => expect(await counts.get(ctx(), 'b', counted('2', 0))).toBe(4000));
  const again = counted('2', 5000);
  expect(await counts.get(ctx(), 'a', again)).toBe(2001);
  await vi.waitFor(async () => expect(await counts.get(ctx(), 'a', again)).toBe(5000));
});

describe('counts that may be estimated', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const estimated = (version: string, value: number) => ({
    ...counting(version),
    estimate: vi.fn(() => Promise.resolve(value)),
  });

  it('are waited for where they are soon made', async () => {
    const soon = estimated('1', 40);
    const asked = counts.get(ctx(), 'a', soon);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    soon.resolve(42);
    expect(await asked).toBe(42);
    expect(soon.estimate).not.toHaveBeenCalled();
  });

  it('are estimated once for all who ask while they are made, and exact from then on', async () => {
    const slow = estimated('1', 40);
    const asked = [counts.get(ctx(), 'a', slow), counts.get(ctx(), 'a', slow)];
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await Promise.all([...asked, counts.get(ctx(), 'a', slow)])).toEqual([40, 40, 40]);
    expect(slow.estimate).toHaveBeenCalledTimes(1);
    slow.resolve(42);
    await vi.advanceTimersByTimeAsync(0);
    expect(await counts.get(ctx(), 'a', slow)).toBe(42);
    expect(slow.count).toHaveBeenCalledTimes(1);
  });

  it('are made one after another, and again after a failure', async () => {
    const [first, second] = [estimated('1', 1), estimated('1', 2)];
    const asked = [counts.get(ctx(), 'a', first), counts.get(ctx(), 'b', second)];
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await Promise.all(asked)).toEqual([1, 2]);
    expect(second.count).not.toHaveBeenCalled();
    first.reject(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
    expect(second.count).toHaveBeenCalledTimes(1);
    second.resolve(20);
    await vi.advanceTimersByTimeAsync(0);
    const again = estimated('1', 0);
    again.resolve(10);
    expect(await counts.get(ctx(), 'a', again)).toBe(10);
  });

  it('are waited for by an admin', async () => {
    const slow = estimated('1', 40);
    const asked = counts.get(ctx({ viewer: { userId: '', sessionId: '', admin: true } }), 'a', slow);
    await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
    slow.resolve(42);
    expect(await asked).toBe(42);
  });
});
