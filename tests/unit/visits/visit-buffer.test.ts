import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitBuffer } from '../../../server/visits/visit-buffer.ts';
import type { AcceptedVisit } from '../../../server/visits/visit.ts';

const visit = (id: number) => ({ id: String(id) }) as AcceptedVisit;
const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

/** A buffer before a store that can be away or refuse; `written` are the ids of each batch. */
const open = () => {
  const written: string[][] = [];
  const store = { answer: (_size: number): Promise<unknown> => Promise.resolve() };
  const buffer = createVisitBuffer(
    async (batch) => {
      await store.answer(batch.length);
      written.push(batch.map(({ id }) => id));
    },
    pino({ level: 'silent' }),
  );
  const add = (count: number, from = 0) => {
    for (let i = 0; i < count; i += 1) buffer.add(visit(from + i));
  };
  return { buffer, written, store, add };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the buffer of visits', () => {
  it('writes what came within a second as one batch', async () => {
    const { add, written } = open();
    add(3);
    await vi.advanceTimersByTimeAsync(999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([['0', '1', '2']]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toHaveLength(1);
  });

  it('writes 500 at once, without waiting', async () => {
    const { add, written } = open();
    add(1200);
    await vi.advanceTimersByTimeAsync(0);
    expect(written.map((batch) => batch.length)).toEqual([500, 500, 200]);
    expect(written.flat()).toEqual(Array.from({ length: 1200 }, (_, i) => String(i)));
  });

  it('keeps what the store could not take, in order, and tries again each second', async () => {
    const { add, written, store } = open();
    const tries = vi.fn(away);
    store.answer = tries;
    add(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect([tries.mock.calls.length, written]).toEqual([3, []]);
    add(1, 2);
    store.answer = () => Promise.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(written.flat()).toEqual(['0', '1', '2']);
  });

  it('gives a store that is too slow for a batch smaller ones, and whole ones again when it has the time', async () => {
    const { add, written, store } = open();
    store.answer = (size) => (size > 100 ? away() : Promise.resolve());
    add(400);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written.flat()).toEqual(Array.from({ length: 400 }, (_, i) => String(i)));
    store.answer = () => Promise.resolve();
    add(1500, 400);
    await vi.advanceTimersByTimeAsync(1000);
    expect(written.at(-2)).toHaveLength(500);
    expect(written.flat()).toHaveLength(1900);
  });

  it('holds 10,000 while the store is away, then drops the oldest, and does not storm it', async () => {
    const { add, written, store } = open();
    const tries = vi.fn(away);
    store.answer = tries;
    add(1);
    await vi.advanceTimersByTimeAsync(1000);
    add(10_400, 1);
    expect(tries).toHaveBeenCalledTimes(1);
    store.answer = () => Promise.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(written.flat()).toEqual(Array.from({ length: 10_000 }, (_, i) => String(401 + i)));
  });

  it('drops a batch that the store refuses, so that the next ones pass', async () => {
    const { add, written, store } = open();
    store.answer = () => Promise.reject(Object.assign(new Error('check'), { code: '23514' }));
    add(1);
    await vi.advanceTimersByTimeAsync(1000);
    store.answer = () => Promise.resolve();
    add(1, 7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([['7']]);
  });

  it('tells what waits, also while it is being written, since when, and what was lost', async () => {
    const { add, buffer, store } = open();
    expect(buffer.state()).toEqual({
      waiting: 0,
      capacity: 10_000,
      oldest: null,
      dropped: 0,
      lastWrite: null,
      away: false,
    });
    store.answer = () => new Promise((_, reject) => setTimeout(() => void away().catch(reject), 500));
    add(2);
    await vi.advanceTimersByTimeAsync(1200);
    expect(buffer.state()).toMatchObject({ waiting: 2, away: false });
    await vi.advanceTimersByTimeAsync(300);
    expect(buffer.state()).toMatchObject({ waiting: 2, away: true, lastWrite: null });
    store.answer = () => Promise.resolve();
    await vi.advanceTimersByTimeAsync(3000);
    expect(buffer.state()).toMatchObject({ waiting: 0, away: false, dropped: 0, lastWrite: expect.any(Date) as Date });
    store.answer = () => Promise.reject(Object.assign(new Error('check'), { code: '23514' }));
    add(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(buffer.state()).toMatchObject({ waiting: 0, dropped: 1 });
  });

  it('says so when it is asked to write and cannot', async () => {
    const { add, buffer, store } = open();
    store.answer = away;
    add(1);
    await expect(buffer.flush()).rejects.toThrow('refused');
  });

  it('writes the rest when it closes, and waits two seconds at the most', async () => {
    const { add, buffer, written, store } = open();
    add(2);
    await buffer.close();
    expect(written).toEqual([['0', '1']]);
    store.answer = () => new Promise(() => {});
    add(1, 2);
    const closing = buffer.close();
    await vi.advanceTimersByTimeAsync(2000);
    await expect(closing).resolves.toBeUndefined();
  });
});
