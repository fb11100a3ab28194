import type { PrintQueueHeadPartsFragment, PrintQueuePartsFragment } from './PrintQueue.gen.ts';

export type Head = PrintQueueHeadPartsFragment;
export type Queue = PrintQueuePartsFragment;
export type Part = Queue['parts'][number];
export type Spool = Queue['spools'][number];
export type Guide = NonNullable<Queue['guide']>;
export type Step = Guide['steps'][number];

/** What a buyer may say of a part. */
export type PartState = Pick<Part, 'printing' | 'done' | 'failed' | 'wastedGrams' | 'note'>;
export type SpoolState = Pick<Spool, 'grams' | 'usedBefore'>;
export type StepState = Pick<Step, 'done'>;

export const STATE_NAMES = ['open', 'printing', 'done', 'failed'] as const;
export type StateName = (typeof STATE_NAMES)[number];

/** Copies of a part in a state. */
export const copiesIn = (part: Part, state: StateName): number =>
  state === 'open' ? part.quantity - part.printing - part.done - part.failed : part[state];

export const stateOf = ({ printing, done, failed, wastedGrams, note }: Part): PartState => ({
  printing,
  done,
  failed,
  wastedGrams,
  note,
});

/** Where a copy comes from when one is put into a state: the likeliest first. */
const SOURCES: Record<StateName, readonly StateName[]> = {
  open: ['printing', 'failed', 'done'],
  printing: ['failed', 'open', 'done'],
  done: ['printing', 'open', 'failed'],
  failed: ['printing', 'open', 'done'],
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The part with one more copy in a state; a failed one counts as filament lost. Null when all are there. */
export const withOneMore = (part: Part, to: StateName): PartState | null => {
  const from = SOURCES[to].find((state) => copiesIn(part, state) > 0);
  if (!from) return null;
  const state = stateOf(part);
  const change = (name: StateName, by: number) => (name === 'open' ? {} : { [name]: state[name] + by });
  const wastedGrams = to === 'failed' ? tenth(part.wastedGrams + part.grams) : part.wastedGrams;
  return { ...state, ...change(from, -1), ...change(to, 1), wastedGrams };
};

export const allDone = (part: Part): PartState => ({ ...stateOf(part), printing: 0, failed: 0, done: part.quantity });
