import { account } from '../../lib/account/account.ts';
import { onSignedOut } from '../../lib/account/on-signed-out.ts';
import { keptValue } from '../../lib/sync/kept-value.ts';
import { cachePictures } from './cache-pictures.ts';
import type { Pending } from './pending.ts';
import type { Head, Queue } from './queue.ts';

const MOST_QUEUES = 5;

interface Copy {
  /** Id of the account. */
  user: string;
  heads: readonly Head[];
  /** As the server told them last, newest first. */
  queues: readonly Queue[];
}

const copyFrom = (stored: unknown): Copy | null => {
  const { user, heads, queues } = (stored ?? {}) as Partial<Copy>;
  return typeof user === 'string' && Array.isArray(heads) && Array.isArray(queues) ? { user, heads, queues } : null;
};

const copy = keptValue('martyx_print_queue', copyFrom);

const copyOf = (user: string): Copy => {
  const kept = copy.get();
  return kept?.user === user ? kept : { user, heads: [], queues: [] };
};

const keep = (user: string, news: Partial<Copy>): void => {
  if (account.get()?.user.id === user) copy.set({ ...copyOf(user), ...news });
};

type Place = Pick<Head, 'itemId' | 'versionId'>;

export const isSame = (one: Place, other: Place): boolean =>
  one.itemId === other.itemId && one.versionId === other.versionId;

/** What the server told of the customer's queues, for when there is no connection; as long as the session. */
export const storedQueues = {
  heads: (user: string): readonly Head[] => copyOf(user).heads,

  keepHeads: (user: string, heads: readonly Head[]): void => {
    const queues = copyOf(user).queues.filter((queue) => heads.some((head) => isSame(head, queue.head)));
    keep(user, { heads, queues });
  },

  queue: (user: string, head: Head): Queue | null =>
    copyOf(user).queues.find((queue) => isSame(queue.head, head)) ?? null,

  keepQueue: (user: string, queue: Queue): void => {
    const others = copyOf(user).queues.filter((other) => !isSame(other.head, queue.head));
    const queues = [queue, ...others].slice(0, MOST_QUEUES);
    keep(user, { queues });
    void cachePictures.keep(queues);
  },
};

const isPending = (value: unknown): value is Pending => {
  const { key, itemId, versionId, base, kind, state } = (value ?? {}) as Partial<Record<keyof Pending, unknown>>;
  const isNamed = [key, itemId, versionId].every((each) => typeof each === 'string');
  const isKnown = kind === 'part' || kind === 'spool' || kind === 'step';
  return isNamed && isKnown && typeof base === 'number' && typeof state === 'object';
};

interface Changes {
  user: string;
  changes: readonly Pending[];
}

const changesFrom = (stored: unknown): Changes | null => {
  const { user, changes } = (stored ?? {}) as Partial<Changes>;
  return typeof user === 'string' && Array.isArray(changes) ? { user, changes: changes.filter(isPending) } : null;
};

const waiting = keptValue('martyx_print_changes', changesFrom);

/** Changes that wait for the server: they outlast the tab and an expired session, and go with signing out. */
export const storedChanges = {
  get: (user: string): readonly Pending[] => {
    const kept = waiting.get();
    return kept?.user === user ? kept.changes : [];
  },

  set: (user: string, changes: readonly Pending[]): void =>
    changes.length > 0 ? waiting.set({ user, changes }) : waiting.forget(),

  forget: waiting.forget,

  subscribe: waiting.subscribe,
};

const forgetCopies = (): void => {
  if (copy.get()?.user === account.get()?.user.id) return;
  copy.forget();
  void cachePictures.forget();
};

/** From now on nothing stays here of an account that is not signed in, but changes that wait for an expired session. */
export const guardQueues = (): void => {
  forgetCopies();
  account.subscribe(forgetCopies);
  onSignedOut(storedChanges.forget);
};
