import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/core/context.ts';
import { createNews } from '../../../server/core/news/news.ts';
import { keepAnswers } from '../../../server/edge/kept-answers.ts';
import { fakeLine } from '../../support/fakes/fake-line.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Answers that say of which version they are and when they were made; `hold` lets the next ones wait. */
const world = () => {
  const state = { version: '1', now: 0, made: 0, fails: false };
  let gate = Promise.resolve();
  const line = fakeLine();
  const kept = keepAnswers<string>({
    news: createNews(line),
    readVersion: () => Promise.resolve(state.version),
    sizeOf: (answer) => answer.length,
    mostBytes: 10_000,
    now: () => state.now,
  });
  line.up();
  const get = async (seen: string | null = null) => {
    const ctx = { seen } as Ctx;
    const make = async () => {
      state.made += 1;
      const answer = `${state.version} at ${state.now}`;
      await gate;
      if (state.fails) throw new Error('refused');
      return answer;
    };
    const found = await kept.get('key', { ctx, near: ctx, make });
    return [found?.answer, found?.ageMs];
  };
  const change = (version: string): void => {
    state.version = version;
    line.heard('catalogue');
  };
  const hold = (): (() => void) => {
    let release = (): void => undefined;
    gate = new Promise((resolve) => (release = resolve));
    return release;
  };
  return { state, line, get, change, hold };
};

describe('a kept answer', () => {
  it('is given for twenty seconds, with its age', async () => {
    const { state, get } = world();
    await get();
    state.now = 19_999;
    expect([await get(), state.made]).toEqual([['1 at 0', 19_999], 1]);
  });

  it('is given for forty seconds more while it is made anew once, behind it', async () => {
    const { state, get, hold } = world();
    await get();
    const release = hold();
    state.now = 59_000;
    expect([await get(), await get(), state.made]).toEqual([['1 at 0', 59_000], ['1 at 0', 59_000], 2]);
    release();
    await tick();
    expect(await get()).toEqual(['1 at 59000', 0]);
  });

  it('is as good where making it anew fails, and waited for once it is a minute old', async () => {
    const { state, get } = world();
    await get();
    state.fails = true;
    state.now = 30_000;
    expect(await get()).toEqual(['1 at 0', 30_000]);
    await tick();
    expect(await get()).toEqual(['1 at 0', 30_000]);
    state.now = 60_000;
    await expect(get()).rejects.toThrow('refused');
  });

  it('is never given after a change, not even one that was in the making', async () => {
    const { state, get, change, hold } = world();
    await get();
    change('2');
    expect(await get()).toEqual(['2 at 0', 0]);
    state.now = 30_000;
    const release = hold();
    await get();
    change('3');
    const after = get();
    await tick();
    release();
    expect(await after).toEqual(['3 at 30000', 0]);
  });

  it('is none older than twenty seconds for who has changed something, or while no news come', async () => {
    const { state, get, line } = world();
    await get();
    state.now = 25_000;
    expect(await get('0/1')).toEqual(['1 at 25000', 0]);
    line.down();
    state.now = 50_000;
    expect(await get()).toEqual(['1 at 50000', 0]);
  });

  it('is made once for all who ask for it meanwhile', async () => {
    const { state, get, hold } = world();
    const release = hold();
    const all = Promise.all([get(), get(), get()]);
    await tick();
    release();
    expect([new Set((await all).map(String)).size, state.made]).toEqual([1, 1]);
  });
});
