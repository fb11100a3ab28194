import { describe, expect, it } from 'vitest';
import { KeptByNotice } from '../../../server/core/news/kept-by-notice.ts';
import { createNews } from '../../../server/core/news/news.ts';
import { fakeLine } from '../../support/fakes/fake-line.ts';

const world = () => {
  const line = fakeLine();
  const news = createNews(line);
  const kept = new KeptByNotice<number>(news, ['price'], 10);
  let readings = 0;
  const read = () => Promise.resolve((readings += 1));
  return { line, news, kept, read, get: () => kept.get('', read) };
};

describe('what is kept by notice', () => {
  it('is read once while news come, and anew after one of its topics', async () => {
    const { line, get } = world();
    line.up();
    expect([await get(), await get()]).toEqual([1, 1]);
    line.heard('weather');
    expect(await get()).toBe(1);
    line.heard('price');
    expect([await get(), await get()]).toEqual([2, 2]);
  });

  it('is read for everyone while none come, and forgotten when they come again', async () => {
    const { line, get } = world();
    expect([await get(), await get()]).toEqual([1, 2]);
    line.up();
    expect([await get(), await get()]).toEqual([3, 3]);
    line.down();
    expect([await get(), await get()]).toEqual([4, 5]);
    line.up();
    expect(await get()).toBe(6);
  });

  it('is not what was read before a notice and came after it, or across a gap', async () => {
    for (const between of ['price', 'gap']) {
      const { line, kept, get } = world();
      line.up();
      let answer = (_value: number): void => undefined;
      const slow = kept.get('', () => new Promise((resolve) => (answer = resolve)));
      if (between === 'gap') line.down();
      if (between === 'gap') line.up();
      else line.heard('price');
      answer(99);
      expect([await slow, await get()], between).toEqual([99, 1]);
    }
  });

  it('is forgotten by who changes it before anybody else hears', async () => {
    const { line, news, get } = world();
    line.up();
    await get();
    news.committed(new Set(['price']));
    expect([await get(), line.sent]).toEqual([2, ['price']]);
  });

  it('is not what may not be kept', async () => {
    const { line, kept, read } = world();
    line.up();
    const odd = () => kept.get('', read, (value) => value > 1);
    expect([await odd(), await odd(), await odd()]).toEqual([1, 2, 2]);
  });
});
