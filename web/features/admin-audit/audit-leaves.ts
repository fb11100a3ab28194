import type { AuditLogQuery } from './AuditLog.gen.ts';

export type Entry = AuditLogQuery['auditLog']['items'][number];
type Change = Entry['changes'][number];

/** One value that is another now, and where it stands: `part.fin` and within it `colour`, `hex`. */
export interface Leaf {
  readonly path: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

type Tree = Readonly<Record<string, unknown>>;

const parsed = (value: string | null): unknown => {
  if (value === null || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((one) => typeof one !== 'object'));

const textOf = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.join(', ') || null;
  if (typeof value === 'string') return value || null;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
};

const differing = (path: readonly string[], before: unknown, after: unknown): Leaf[] => {
  if (isTree(before) || isTree(after)) {
    const [left, right] = [isTree(before) ? before : {}, isTree(after) ? after : {}];
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].flatMap((name) => differing([...path, name], left[name], right[name]));
  }
  const [left, right] = [textOf(before), textOf(after)];
  return left === right ? [] : [{ path, before: left, after: right }];
};

/** The single values of an entry that are others now; what belongs together is taken apart, what stayed is left out. */
export const leavesOf = (changes: readonly Change[]): Leaf[] =>
  changes.flatMap(({ field, before, after }) => differing(field.split('.'), parsed(before), parsed(after)));

/** An entry, and those before it that are steps of the same draft by the same admin. */
export interface FoldedEntry extends Entry {
  readonly earlier: readonly Entry[];
}

const DRAFT_STEPS = new Set(['model.draft-begin', 'model.draft-edit']);

const dayOf = (at: string): string => new Date(at).toDateString();

/** Steps of one draft by one admin on one day are one line, at the place of the newest. */
export const foldDrafts = (entries: readonly Entry[]): FoldedEntry[] => {
  const lines = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { id, action, subjectId, actorEmail, at } = entry;
    const key = DRAFT_STEPS.has(action) ? `${subjectId} ${actorEmail} ${dayOf(at)}` : id;
    lines.set(key, [...(lines.get(key) ?? []), entry]);
  }
  return [...lines.values()].map(([newest, ...earlier]) => ({ ...newest!, earlier }));
};
