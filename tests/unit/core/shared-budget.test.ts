import { afterEach, describe, expect, it, vi } from 'vitest';
import { budgetsOver, memoryTallies } from '../../support/memory-tallies.ts';

afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const now = new Date(0);

/** Processes of one shop, with a budget of 1,000. */
const processes = (count: number) => {
  const tallies = memoryTallies();
  const budgets = Array.from({ length: count }, () => budgetsOver(tallies)('graphql', 1000, MINUTE));
  return { tallies, budgets };
};

describe('a budget of all processes', () => {
  it('costs no question while a caller spends little, and one for each twentieth after', async () => {
    const { tallies, budgets } = processes(1);
    for (let n = 0; n < 50; n += 1) await budgets[0]!.take('anna', 1, now);
    expect(tallies.claims).toHaveLength(0);
    for (let n = 0; n < 950; n += 1) expect((await budgets[0]!.take('anna', 1, now)).taken).toBe(true);
    expect(tallies.claims.length).toBeLessThanOrEqual(20);
    expect(await budgets[0]!.take('anna', 1, now)).toEqual({ taken: false, remaining: 0 });
    expect((await budgets[0]!.take('others', 1000, now)).taken).toBe(true);
  });

  it.each([1, 7, 60, 400])(
    'gives three processes hardly more than one, in parts of %i at the same time',
    async (cost) => {
      const { budgets } = processes(3);
      const asked = Array.from({ length: 3000 / cost }, (_, n) => budgets[n % 3]!.take('anna', cost, now));
      const taken = (await Promise.all(asked)).filter((one) => one.taken).length * cost;
      expect(taken).toBeGreaterThan(1000 - 2 * cost);
      expect(taken).toBeLessThanOrEqual(1000 + 2 * 50);
    },
  );

  it('refuses what is too much and leaves the rest to take', async () => {
    const { budgets } = processes(2);
    await budgets[0]!.take('anna', 900, now);
    expect((await budgets[1]!.take('anna', 200, now)).taken).toBe(false);
    expect(await budgets[1]!.take('anna', 100, now)).toEqual({ taken: true, remaining: 0 });
  });

  it('counts what was spent already, and begins anew with the next window', async () => {
    const { budgets } = processes(2);
    budgets[0]!.charge('anna', 1000, now);
    expect(budgets[0]!.remaining('anna', now)).toBe(0);
    expect((await budgets[1]!.take('anna', 100, now)).taken).toBe(false);
    expect((await budgets[1]!.take('anna', 100, new Date(MINUTE))).taken).toBe(true);
  });

  it('is counted by each process alone while its home is away, and told when it is back', async () => {
    vi.useFakeTimers();
    const { tallies, budgets } = processes(2);
    tallies.away = true;
    for (let n = 0; n < 10; n += 1) expect((await budgets[0]!.take('anna', 90, now)).taken).toBe(true);
    expect((await budgets[0]!.take('anna', 110, now)).taken).toBe(false);
    expect(tallies.claims).toHaveLength(1);
    tallies.away = false;
    vi.advanceTimersByTime(5_000);
    expect((await budgets[0]!.take('anna', 10, now)).taken).toBe(true);
    expect((await budgets[1]!.take('anna', 100, now)).taken).toBe(false);
  });

  it('waits for no home that does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = { settle: () => new Promise<never>(() => undefined) };
    const taking = budgetsOver(silent)('graphql', 1000, MINUTE).take('anna', 500, now);
    await vi.advanceTimersByTimeAsync(500);
    expect((await taking).taken).toBe(true);
  });
});
