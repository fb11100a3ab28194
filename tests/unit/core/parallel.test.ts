import { describe, expect, it } from 'vitest';
import { parallelLimit } from '../../../server/core/parallel.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told. */
const started: { name: string; end: () => void; fail: () => void }[] = [];
const work = (name: string) => () =>
  new Promise<string>((resolve, reject) => {
    started.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) });
  });
const names = () => started.map(({ name }) => name);

describe('a limit of work at a time', () => {
  it('starts that many, and the next in order as one ends, also by failing', async () => {
    started.length = 0;
    const inTurn = parallelLimit(2);
    const all = ['a', 'b', 'c', 'd'].map((name) =>
      inTurn(work(name)).catch((error: Error) => `failed ${error.message}`),
    );
    await tick();
    expect(names()).toEqual(['a', 'b']);
    started[1]!.fail();
    await tick();
    expect(names()).toEqual(['a', 'b', 'c']);
    started[0]!.end();
    await tick();
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
    for (const { end } of started) end();
    expect(await Promise.all(all)).toEqual(['a', 'failed b', 'c', 'd']);
  });

  it('never runs more than the limit, whenever work comes', async () => {
    const inTurn = parallelLimit(3);
    let running = 0;
    let most = 0;
    const job = async () => {
      most = Math.max(most, (running += 1));
      await tick();
      running -= 1;
    };
    const late = Array.from({ length: 20 }, async (_, i) => {
      for (let n = 0; n < i; n += 1) await Promise.resolve();
      await inTurn(job);
    });
    await Promise.all([...late, ...Array.from({ length: 20 }, () => inTurn(job))]);
    expect([most, running]).toEqual([3, 0]);
  });

  it('refuses what comes when too many wait, and takes it again later', async () => {
    started.length = 0;
    const inTurn = parallelLimit(1, { mostWaiting: 1 });
    const [first, second] = [inTurn(work('a')), inTurn(work('b'))];
    await expect(inTurn(work('c'))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    started[0]!.end();
    await first;
    const third = inTurn(work('d'));
    await tick();
    started[1]!.end();
    await second;
    await tick();
    started[2]!.end();
    expect(await third).toBe('d');
  });

  it('refuses at once what would wait too long by what work took lately, and takes it when less is waiting', async () => {
    started.length = 0;
    let time = 0;
    const inTurn = parallelLimit(2, { mostWaitMs: 1000, now: () => time });
    const first = inTurn(work('a'));
    time = 900;
    started[0]!.end();
    await first;
    const running = [inTurn(work('b')), inTurn(work('c'))];
    // Each of two places is free every 900 ms: the first of the queue waits 450 ms, the second 900.
    const waiting = [inTurn(work('d')), inTurn(work('e'))];
    expect(() => inTurn.refuseIfFull()).toThrow('SERVICE_UNAVAILABLE');
    await expect(inTurn(work('f'))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    started[1]!.end();
    await running[0];
    inTurn.refuseIfFull();
    for (let n = 2; n < 5; n += 1) {
      await tick();
      started[n]!.end();
    }
    expect(await Promise.all([...running, ...waiting])).toEqual(['b', 'c', 'd', 'e']);
  });

  it('refuses what has waited too long when its turn comes, and gives that to the next', async () => {
    started.length = 0;
    let time = 0;
    const inTurn = parallelLimit(1, { mostWaitMs: 1000, now: () => time });
    const slow = inTurn(work('slow'));
    const late = inTurn(work('late'));
    time = 1500;
    const soon = inTurn(work('soon'));
    started[0]!.end();
    await expect(late).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await tick();
    expect(names()).toEqual(['slow', 'soon']);
    started[1]!.end();
    expect(await Promise.all([slow, soon])).toEqual(['slow', 'soon']);
  });
});
