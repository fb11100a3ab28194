import type { Part, PartState, Queue, Spool, SpoolState, Step, StepState } from './queue.ts';

interface PendingBase {
  /** Told to the server with the change, so that it counts once. */
  key: string;
  itemId: string;
  versionId: string;
  /** The version that the change was made on. */
  base: number;
  /** It may have reached the server: it is sent again as it is. */
  attempted: boolean;
}

export type Change =
  | { kind: 'part'; id: string; sha256: string; state: PartState }
  | { kind: 'spool'; filament: string; state: SpoolState }
  | { kind: 'step'; id: string; state: StepState };

/** A change that the server has not acknowledged. */
export type Pending = PendingBase & Change;

/** Tells apart what changes are about; a part is told by its file as well. */
const subjectOf = ({ itemId, ...change }: Pick<PendingBase, 'itemId'> & Change): string => {
  if (change.kind === 'part') return `${itemId} ${change.id} ${change.sha256}`;
  return change.kind === 'spool' ? `${itemId} ${change.filament}` : `${itemId} step ${change.id}`;
};

/** Adds a change at the end; one of the same thing that never left the device is replaced by it. */
export const withChange = (list: readonly Pending[], added: Pending): Pending[] => {
  const subject = subjectOf(added);
  const before = list.findLast((each) => subjectOf(each) === subject);
  if (!before || before.attempted) return [...list, { ...added, base: before?.base ?? added.base }];
  return list.map((each) => (each === before ? { ...added, base: before.base } : each));
};

/** What is sent next: of one queue the oldest change of each thing. */
export const nextBatch = (list: readonly Pending[]): Pending[] => {
  const seen = new Set<string>();
  return list.filter((each) => {
    const subject = subjectOf(each);
    const isSameQueue = each.itemId === list[0]!.itemId && each.versionId === list[0]!.versionId;
    if (!isSameQueue || seen.has(subject)) return false;
    seen.add(subject);
    return true;
  });
};

export const markAttempted = (list: readonly Pending[], batch: readonly Pending[]): Pending[] =>
  list.map((each) => (batch.some(({ key }) => key === each.key) ? { ...each, attempted: true } : each));

/** Without a batch that the server refused, and without what was done on top of it. */
export const withoutRefused = (list: readonly Pending[], batch: readonly Pending[]): Pending[] => {
  const subjects = new Set(batch.map(subjectOf));
  return list.filter((each) => !subjects.has(subjectOf(each)));
};

/** What a change can be about. */
export type Entry = Part | Spool | Step;

const concerns = (change: Change, entry: Entry): boolean => {
  if (change.kind === 'part') return 'sha256' in entry && entry.id === change.id && entry.sha256 === change.sha256;
  if (change.kind === 'spool') return 'material' in entry && entry.filament === change.filament;
  return 'title' in entry && entry.id === change.id;
};

const entriesOf = ({ parts, spools, guide }: Queue): Entry[] => [...parts, ...spools, ...(guide?.steps ?? [])];

/** The version of what a change is about, as the server told it last. */
export const versionOf = (queue: Queue | null, change: Change): number =>
  (queue ? entriesOf(queue) : []).find((entry) => concerns(change, entry))?.version ?? 0;

/** Two devices that tick the same step off want the same; equal counts of copies may be different copies. */
const isSameChange = (sent: Change, stored: Entry): boolean =>
  sent.kind === 'step' && 'title' in stored && stored.done === sent.state.done;

export interface SettledBatch {
  list: Pending[];
  /** Changed elsewhere meanwhile: what is stored there is newer and stays. */
  conflicts: Entry[];
}

/** What is left to send after the server has answered a batch; later changes are now made on what it stored. */
export const settleBatch = (list: readonly Pending[], batch: readonly Pending[], answer: Queue): SettledBatch => {
  const entries = entriesOf(answer);
  const conflicts: Entry[] = [];
  let rest = list.filter(({ key }) => !batch.some((sent) => sent.key === key));
  for (const sent of batch) {
    const stored = entries.find((entry) => concerns(sent, entry));
    const subject = subjectOf(sent);
    if (stored?.changeKey === sent.key) {
      rest = rest.map((each) => (subjectOf(each) === subject ? { ...each, base: stored.version } : each));
    } else {
      rest = rest.filter((each) => subjectOf(each) !== subject);
      if (stored && !isSameChange(sent, stored)) conflicts.push(stored);
    }
  }
  return { list: rest, conflicts };
};

/** The queue as the buyer left it on this device. */
export const withPending = (queue: Queue, list: readonly Pending[]): Queue => {
  const mine = list.filter(({ itemId }) => itemId === queue.head.itemId);
  const latest = <E extends Entry>(entry: E): E => {
    const change = mine.findLast((each) => concerns(each, entry));
    return change ? { ...entry, ...change.state } : entry;
  };
  // A copy that was kept by an earlier shop knows of no guide.
  const guide = queue.guide ? { ...queue.guide, steps: queue.guide.steps.map(latest) } : null;
  return { ...queue, guide, parts: queue.parts.map(latest), spools: queue.spools.map(latest) };
};
