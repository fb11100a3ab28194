import type { PrinterClass } from '../../codegen/schema.gen.ts';
import { copiesIn, STATE_NAMES, type Part, type Queue, type Spool, type StateName } from './queue.ts';

export interface Sums {
  copies: Record<StateName, number> & { all: number };
  grams: Record<StateName, number> & { all: number };
  /** Of all copies that are not done. */
  gramsToGo: number;
  /** Of failed prints; on top of what the model takes. */
  wastedGrams: number;
  /** Of all copies that are not done; null where parts were not measured. */
  hoursToGo: { min: number; max: number } | null;
}

const total = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const remaining = (part: Part): number => part.quantity - part.done;

const hoursRemaining = (parts: readonly Part[], printerClass: PrinterClass): Sums['hoursToGo'] => {
  const ranges = parts.map((part) => ({
    copies: remaining(part),
    one: part.hours.find((hours) => hours.printerClass === printerClass),
  }));
  if (ranges.some(({ one }) => !one)) return null;
  return {
    min: total(ranges, ({ copies, one }) => copies * one!.min),
    max: total(ranges, ({ copies, one }) => copies * one!.max),
  };
};

const byState = (count: (state: StateName) => number): Record<StateName, number> & { all: number } => {
  const [open, printing, done, failed] = STATE_NAMES.map(count) as [number, number, number, number];
  return { open, printing, done, failed, all: open + printing + done + failed };
};

/** What is printed and what is left of a queue, on a class of printer. */
export const sumsOf = ({ parts }: Pick<Queue, 'parts'>, printerClass: PrinterClass): Sums => {
  const copies = byState((state) => total(parts, (part) => copiesIn(part, state)));
  const grams = byState((state) => total(parts, (part) => copiesIn(part, state) * part.grams));
  return {
    copies,
    grams,
    gramsToGo: grams.all - grams.done,
    wastedGrams: total(parts, (part) => part.wastedGrams),
    hoursToGo: hoursRemaining(parts, printerClass),
  };
};

export interface SpoolSums {
  spool: Spool;
  /** Grams of the copies that are not done. */
  needed: number;
  /** Grams of what is done and of failed prints, in every queue of the account. */
  used: number;
  /** As it was weighed less what was used since; null while it is not known. */
  left: number | null;
  /** Grams that are missing; 0 when it is enough or not known. */
  short: number;
}

/**
 * The queue's filaments: what is needed of each, what is left of it on the spool. `listed` is the queue without a profile's
 * figures: what was used is counted on the server with those.
 */
export const spoolSumsOf = (
  { parts, spools }: Pick<Queue, 'parts' | 'spools'>,
  listed: Pick<Queue, 'parts'> = { parts },
): SpoolSums[] =>
  spools.map((spool) => {
    const own = (all: readonly Part[]) => all.filter(({ filament }) => filament === spool.filament);
    const needed = total(own(parts), (part) => remaining(part) * part.grams);
    const here = total(own(listed.parts), (part) => part.done * part.grams + part.wastedGrams);
    // A copy that was kept by an earlier shop knows of no other queues.
    const used = here + ((spool.usedElsewhere as number | undefined) ?? 0);
    const left = spool.grams === null ? null : Math.max(0, spool.grams - Math.max(0, used - spool.usedBefore));
    return { spool, needed, used, left, short: left === null ? 0 : Math.max(0, needed - left) };
  });

const HOURS_A_DAY = 12;

/** When the last part is done at twelve hours of printing a day, from the middle of the range. Null when nothing is left. */
export const readyDay = (hours: Sums['hoursToGo'], now: Date): Date | null => {
  if (!hours || hours.max === 0) return null;
  const middle = Math.sqrt(hours.min * hours.max);
  const day = new Date(now);
  day.setDate(day.getDate() + Math.ceil(middle / HOURS_A_DAY) - 1);
  return day;
};
