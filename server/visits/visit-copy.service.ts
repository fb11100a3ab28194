import type { Ctx } from '../core/context.ts';
import { VisitCopy } from './visit-copy.entity.ts';
import type { DayHistory, VisitStore, VisitStoreKind } from './visit-store.ts';

export interface CopyOptions {
  readonly from: VisitStore;
  readonly to: VisitStore;
  readonly target: VisitStoreKind;
  /** From the first day on, whatever was copied before. */
  readonly again?: boolean;
  /** Called after each batch of single visits and each day. */
  readonly onProgress?: (copy: Readonly<VisitCopy>) => void;
  /** Looked at after each day; true ends the copy there. */
  readonly isStopped?: () => boolean;
}

const countOf = (days: readonly DayHistory[]): number => days.reduce((sum, { count }) => sum + count, 0);

const copyDay = async ({ from, to }: CopyOptions, day: DayHistory, onRows: (count: number) => void): Promise<void> => {
  for await (const rows of from.rowsOf(day.date)) {
    await to.keepRows(day.date, rows);
    onRows(rows.length);
  }
  await to.takeOver(day);
};

/** A copy that goes on where the last one ended: its last day may have grown since, so that one is copied again. */
const begin = async (ctx: Ctx, { target, again }: CopyOptions, days: readonly DayHistory[]): Promise<VisitCopy> => {
  const known = again ? null : await ctx.repo(VisitCopy).findOneBy({ target });
  const done = days.filter(({ date }) => known?.lastDay && date < known.lastDay);
  const now = ctx.shop.clock.now();
  return ctx.repo(VisitCopy).create({
    target,
    lastDay: known?.lastDay ?? null,
    copied: countOf(done),
    total: countOf(days),
    startedAt: known && !known.finishedAt ? known.startedAt : now,
    updatedAt: now,
    finishedAt: null,
  });
};

/**
 * Copies single visits and counts of days from one store to another, oldest day first, while both may be in use. Ended
 * at any moment, it goes on with the day it was at; run again, it copies what came since and counts nothing twice. Salts
 * and visitors of today are not copied: who comes before and after the move counts as two visitors of that day.
 */
export const copyVisits = async (ctx: Ctx, options: CopyOptions): Promise<Readonly<VisitCopy>> => {
  const { from, onProgress, isStopped } = options;
  const days = await from.ownDays();
  const copy = await begin(ctx, options, days);
  const save = () => ctx.repo(VisitCopy).save(Object.assign(copy, { updatedAt: ctx.shop.clock.now() }));
  await save();
  const firstDay = copy.lastDay ?? '';
  for (const day of days.filter(({ date }) => date >= firstDay)) {
    let rows = 0;
    await copyDay(options, day, (count) => {
      rows += count;
      onProgress?.({ ...copy, copied: copy.copied + Math.min(rows, day.count) });
    });
    copy.copied += day.count;
    copy.lastDay = day.date;
    await save();
    onProgress?.(copy);
    if (isStopped?.()) return copy;
  }
  copy.finishedAt = ctx.shop.clock.now();
  await save();
  return copy;
};

/** How far the copy into a store is; null if there never was one. */
export const readCopy = (ctx: Ctx, target: VisitStoreKind): Promise<VisitCopy | null> =>
  ctx.repo(VisitCopy).findOneBy({ target });
