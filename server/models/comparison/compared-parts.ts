import type { PartFacts } from '../part-facts.ts';
import type { Part } from '../version/model-changes.ts';

/** What happened to a part between two versions. */
export enum PartChangeKind {
  ADDED = 'ADDED',
  REMOVED = 'REMOVED',
  CHANGED = 'CHANGED',
  REWRITTEN = 'REWRITTEN',
  RENAMED = 'RENAMED',
  RECOUNTED = 'RECOUNTED',
}

/** A part as versions are compared by it: its file, and what was measured of that. */
export interface PartState extends Part {
  readonly quantity: number | null;
  readonly sizeMm: readonly number[];
  readonly facts?: Omit<PartFacts, 'footprint'> | null;
}

/** At least one of both is there. */
export interface PartChange<P extends PartState> {
  readonly kind: PartChangeKind;
  readonly before: P | null;
  readonly after: P | null;
}

export interface ComparedParts<P extends PartState> {
  /** In the order of the newer version, then those that are gone in the order of the older one. */
  readonly changes: readonly PartChange<P>[];
  readonly unchanged: number;
}

/** Of a length in millimetres, or a share of an area or a volume: files are written with seven digits. */
const SAME_MM = 0.01;
const SAME_SHARE = 1e-5;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_SHARE * Math.max(Math.abs(a), Math.abs(b), 1);

/** Whether two files measure the same: one was written anew. A mirrored part does too, so that nothing is said of its shape. */
const measureSame = (before: PartState, after: PartState): boolean => {
  const [a, b] = [before.facts, after.facts];
  if (!a || !b || a.shells !== b.shells) return false;
  const sizes = before.sizeMm.every((side, i) => Math.abs(side - (after.sizeMm[i] ?? 0)) <= SAME_MM);
  const facts = (['volumeMm3', 'surfaceMm2', 'steepMm2', 'flatMm2'] as const).every((fact) => isNear(a[fact], b[fact]));
  return sizes && facts;
};

const kindOf = (before: PartState, after: PartState): PartChangeKind | null => {
  if (before.sha256 !== after.sha256) {
    return measureSame(before, after) ? PartChangeKind.REWRITTEN : PartChangeKind.CHANGED;
  }
  if (before.id !== after.id) return PartChangeKind.RENAMED;
  return before.quantity === after.quantity ? null : PartChangeKind.RECOUNTED;
};

/**
 * What a newer version of a model does to its parts. A part is the same by its id; one whose id is new is a part of the older
 * version under another name where its file is that of one that is gone. Whether it changed is said by the content of its file
 * and by what was measured of it.
 */
export const comparedParts = <P extends PartState>(older: readonly P[], newer: readonly P[]): ComparedParts<P> => {
  const kept = new Set(newer.map(({ id }) => id));
  const byId = new Map(older.map((part) => [part.id, part]));
  const gone = older.filter(({ id }) => !kept.has(id));
  const changes: PartChange<P>[] = [];
  let unchanged = 0;
  for (const after of newer) {
    const place = byId.has(after.id) ? -1 : gone.findIndex(({ sha256 }) => sha256 === after.sha256);
    const before = byId.get(after.id) ?? (place < 0 ? null : gone.splice(place, 1)[0]!);
    const kind = before ? kindOf(before, after) : PartChangeKind.ADDED;
    if (kind) changes.push({ kind, before, after });
    else unchanged += 1;
  }
  const removed = gone.map((before) => ({ kind: PartChangeKind.REMOVED, before, after: null }));
  return { changes: [...changes, ...removed], unchanged };
};
