import { describe, expect, it } from 'vitest';
import {
  nextBatch,
  withPending,
  settleBatch,
  withChange,
  markAttempted,
  type Pending,
} from '../../../web/features/print-queue/pending.ts';
import { allDone, copiesIn, stateOf, withOneMore, type StateName } from '../../../web/features/print-queue/queue.ts';
import { readyDay, spoolSumsOf, sumsOf } from '../../../web/features/print-queue/totals.ts';
import { buildPart, buildQueue } from '../../support/builders/build-web-queue.ts';

const fin = (changes = {}) => buildPart('fin', changes);

describe('one copy more in a state', () => {
  it.each<[StateName, object, object]>([
    ['printing', {}, { printing: 1 }],
    ['printing', { failed: 1, done: 3 }, { printing: 1, failed: 0, done: 3 }],
    ['done', { printing: 1 }, { printing: 0, done: 1 }],
    ['done', { failed: 2, done: 2 }, { failed: 1, done: 3 }],
    ['open', { done: 3, printing: 1 }, { printing: 0, done: 3 }],
    ['open', { done: 4 }, { done: 3 }],
  ])('%s is taken from where it likely was', (to, before, after) => {
    const part = fin(before);
    expect(withOneMore(part, to)).toEqual({ ...stateOf(part), ...after });
  });

  it('failed counts the filament of the copy as lost, each time', () => {
    const once = withOneMore(fin({ printing: 1, wastedGrams: 3.5 }), 'failed')!;
    expect(once).toMatchObject({ printing: 0, failed: 1, wastedGrams: 13.5 });
    expect(withOneMore(fin(once), 'printing')).toMatchObject({ printing: 1, failed: 0, wastedGrams: 13.5 });
  });

  it('is none when all are there', () => {
    expect(withOneMore(fin({ done: 4 }), 'done')).toBeNull();
    expect(withOneMore(fin(), 'open')).toBeNull();
    expect(allDone(fin({ printing: 1, failed: 1, wastedGrams: 10 }))).toMatchObject({ printing: 0, failed: 0, done: 4, wastedGrams: 10 }); // oxfmt-ignore
    expect(copiesIn(fin({ printing: 1, done: 2 }), 'open')).toBe(1);
  });
});

describe('the sums of a queue', () => {
  it('count copies, grams and hours that are not done, and what failed prints took', () => {
    const parts = [buildPart('nose', { done: 1 }), fin({ done: 1, printing: 1, failed: 1, wastedGrams: 7.5 })];
    expect(sumsOf({ parts }, 'QUICK')).toEqual({
      copies: { open: 1, printing: 1, done: 2, failed: 1, all: 5 },
      grams: { open: 10, printing: 10, done: 30, failed: 10, all: 60 },
      gramsToGo: 30,
      wastedGrams: 7.5,
      hoursToGo: { min: 3, max: 6 },
    });
    expect(sumsOf({ parts }, 'CLASSIC').hoursToGo).toEqual({ min: 6, max: 12 });
    expect(sumsOf({ parts: [...parts, fin({ id: 'x', hours: [] })] }, 'QUICK').hoursToGo).toBeNull();
  });

  it('tell the day at twelve hours a day, and none when nothing is left', () => {
    const now = new Date(2026, 10, 20, 9);
    const day = (min: number, max: number) => readyDay({ min, max }, now)?.getDate() ?? null;
    expect([day(1, 4), day(6, 24), day(9, 25), day(0, 0)]).toEqual([20, 20, 21, null]);
  });
});

describe('the spool check', () => {
  const spool = (grams: number | null, usedBefore: number, change: object) => {
    const queue = buildQueue([buildPart('nose'), fin(change)]);
    const [, white] = queue.spools;
    return spoolSumsOf({ ...queue, spools: [{ ...white!, grams, usedBefore }] })[0]!;
  };

  it('compares what is left with what the copies that are not done need', () => {
    expect(spool(null, 0, {})).toMatchObject({ needed: 40, left: null, short: 0 });
    expect(spool(40, 0, {})).toMatchObject({ needed: 40, left: 40, short: 0 });
    expect(spool(25, 0, { printing: 1 })).toMatchObject({ needed: 40, left: 25, short: 15 });
  });

  it('takes from the spool what was printed and what failed since it was weighed', () => {
    expect(spool(100, 0, { done: 2, failed: 1, wastedGrams: 6 })).toMatchObject({ needed: 20, used: 26, left: 74 });
    expect(spool(100, 20, { done: 3 })).toMatchObject({ needed: 10, left: 90 });
    expect(spool(5, 0, { done: 3 })).toMatchObject({ left: 0, short: 10 });
    expect(spool(100, 30, { done: 2 })).toMatchObject({ left: 100 });
  });
});

let serial = 0;
const change = (id: 'nose' | 'fin', done: number, changes: Partial<Pending> = {}): Pending =>
  ({
    key: `key-${(serial += 1)}`,
    itemId: 'item-1',
    versionId: 'version-1',
    base: 0,
    attempted: false,
    kind: 'part',
    id,
    sha256: `${id}-file`,
    state: { ...stateOf(fin()), done },
    ...changes,
  }) as Pending;

describe('changes that wait for the server', () => {
  it('replace each other as long as none has left the device', () => {
    const [first, other, second] = [change('fin', 1), change('nose', 1), change('fin', 2, { base: 9 })];
    const list = [first, other, second].reduce<Pending[]>(withChange, []);
    expect(list).toEqual([{ ...second, base: 0 }, other]);
  });

  it('follow one that may have arrived, which is sent again as it was', () => {
    const [first, second] = [change('fin', 1), change('fin', 2)];
    const sent = markAttempted([first], [first]);
    const list = withChange(sent, second);
    expect(nextBatch(list)).toEqual([{ ...first, attempted: true }]);
    const answer = buildQueue([buildPart('nose'), fin({ done: 1, version: 5, changeKey: first.key })]);
    expect(settleBatch(list, nextBatch(list), answer)).toEqual({ list: [{ ...second, base: 5 }], conflicts: [] });
  });

  it('give way to what another device stored, with all that was done on top of them', () => {
    const [first, second, nose] = [change('fin', 1), change('fin', 2), change('nose', 1)];
    const list = withChange(withChange(markAttempted([first], [first]), second), nose);
    const stored = fin({ done: 4, version: 3, changeKey: 'elsewhere' });
    const answer = buildQueue([buildPart('nose', { version: 1, changeKey: nose.key }), stored]);
    expect(settleBatch(list, nextBatch(list), answer)).toEqual({ list: [], conflicts: [stored] });
  });

  it('are sent for one queue at a time', () => {
    const list = [change('fin', 1), change('nose', 1, { itemId: 'item-2' }), change('nose', 1, { versionId: 'old' })];
    expect(nextBatch(list)).toEqual([list[0]]);
  });

  it('lie over the queue of the server, but not over another file of the part', () => {
    const queue = buildQueue();
    const list = [change('fin', 1), change('fin', 3), { ...change('nose', 1), sha256: 'older-file' } as Pending];
    expect(withPending(queue, list).parts.map(({ done }) => done)).toEqual([0, 3]);
  });
});
