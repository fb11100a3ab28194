import { account } from '../../lib/account/account.ts';
import { onSignedOut } from '../../lib/account/on-signed-out.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { keptPictures } from './kept-pictures.ts';
import type { Pending } from './pending.ts';
import type { Head, Queue } from './queue.ts';

const COPY_KEY = 'martyx_print_queue';
const CHANGES_KEY = 'martyx_print_changes';
const MOST_QUEUES = 5;

interface Copy {
  /** Id of the account. */
  user: string;
  heads: readonly Head[];
  /** As the server told them last, newest first. */
  queues: readonly Queue[];
}

const readCopy = (user: string): Copy => {
  const stored = readStored(COPY_KEY) as Partial<Copy> | undefined;
  const whole = stored?.user === user && Array.isArray(stored.heads) && Array.isArray(stored.queues);
  return whole ? (stored as Copy) : { user, heads: [], queues: [] };
};

const writeCopy = (copy: Copy): void => {
  if (account.get()?.user.id === copy.user) writeStored(COPY_KEY, copy);
};

const isSame = (one: Head, other: Head): boolean => one.itemId === other.itemId && one.versionId === other.versionId;

/** What the server told of the customer's queues, for when there is no connection; as long as the session. */
export const keptQueues = {
  heads: (user: string): readonly Head[] => readCopy(user).heads,

  keepHeads: (user: string, heads: readonly Head[]): void => {
    const { queues } = readCopy(user);
    writeCopy({ user, heads, queues: queues.filter((queue) => heads.some((head) => isSame(head, queue.head))) });
  },

  queue: (user: string, head: Head): Queue | null =>
    readCopy(user).queues.find((queue) => isSame(queue.head, head)) ?? null,

  keepQueue: (user: string, queue: Queue): void => {
    const { heads, queues } = readCopy(user);
    const others = queues.filter((other) => !isSame(other.head, queue.head));
    const kept = [queue, ...others].slice(0, MOST_QUEUES);
    writeCopy({ user, heads, queues: kept });
    void keptPictures.keep(kept);
  },
};

/** Where the browser keeps nothing, until the page is left. */
let unkept: { user: string; changes: readonly Pending[] } | null = null;

const isPending = (value: unknown): value is Pending => {
  const { key, itemId, versionId, base, kind, state } = (value ?? {}) as Partial<Record<keyof Pending, unknown>>;
  const isNamed = [key, itemId, versionId].every((each) => typeof each === 'string');
  return (
    isNamed &&
    typeof base === 'number' &&
    (kind === 'part' || kind === 'spool' || kind === 'step') &&
    typeof state === 'object'
  );
};

/** Changes that wait for the server: they outlast the tab and an expired session, and go with signing out. */
export const keptChanges = {
  get: (user: string): readonly Pending[] => {
    if (unkept?.user === user) return unkept.changes;
    const stored = readStored(CHANGES_KEY) as { user?: unknown; changes?: unknown } | undefined;
    return stored?.user === user && Array.isArray(stored.changes) ? stored.changes.filter(isPending) : [];
  },

  set: (user: string, changes: readonly Pending[]): void => {
    if (changes.length === 0) removeStored(CHANGES_KEY);
    unkept = changes.length === 0 || writeStored(CHANGES_KEY, { user, changes }) ? null : { user, changes };
  },

  forget: (): void => {
    removeStored(CHANGES_KEY);
    unkept = null;
  },

  isKey: (key: string | null): boolean => key === CHANGES_KEY,
};

const forgetCopies = (): void => {
  const user = account.get()?.user.id;
  const stored = readStored(COPY_KEY) as Partial<Copy> | undefined;
  if (stored && stored.user !== user) removeStored(COPY_KEY);
  if (readStored(COPY_KEY) === undefined) void keptPictures.forget();
};

/** From now on nothing stays here of an account that is not signed in, but changes that wait for an expired session. */
export const guardQueues = (): void => {
  forgetCopies();
  account.subscribe(forgetCopies);
  onSignedOut(keptChanges.forget);
};
