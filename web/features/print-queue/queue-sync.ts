import type { ApolloClient } from '@apollo/client';
import { account } from '../../lib/account/account.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { keptChanges, keptQueues } from './kept-queue.ts';
import { overlaid, versionOf, withChange, type Change, type Entry } from './pending.ts';
import { PrintQueueDocument } from './PrintQueue.gen.ts';
import { sendPending, type OnAnswer } from './queue-sending.ts';
import type { Head, Queue } from './queue.ts';

export interface QueueView {
  /** As the buyer left it; null until it is known. */
  queue: Queue | null;
  /** Changes that are on this device only. */
  waiting: number;
  /** When the server last told of the queue; null while it is only known from this device. */
  savedAt: Date | null;
  /** The server could not be reached, or failed. */
  problem: unknown;
  /** The changes that the server took nothing of. */
  refusal: unknown;
  /** Names of parts, filaments and steps that were changed on another device meanwhile. */
  conflicts: readonly string[];
}

const nameOf = (entry: Entry): string => {
  if ('material' in entry) return `${entry.material} ${entry.colour}`;
  return 'title' in entry ? entry.title : entry.name;
};

const LOOK_EVERY_MS = 30_000;

/** One queue as this page shows it: the server's, with what waits on this device on top. */
export class QueueSync {
  private stored: Queue | null;
  private view: QueueView;
  private readonly listeners = new Set<() => void>();
  private syncing: Promise<void> | null = null;

  constructor(
    private readonly client: ApolloClient,
    private readonly user: string,
    private readonly head: Head,
  ) {
    this.stored = keptQueues.queue(user, head);
    this.view = { queue: null, waiting: 0, savedAt: null, problem: null, refusal: null, conflicts: [] };
    this.show({});
  }

  readonly get = (): QueueView => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Looks at the server now, every half a minute while the page is seen, and when page or connection come back. Returns how to stop. */
  start(): () => void {
    const look = () => void (document.visibilityState === 'visible' && this.sync());
    const onStorage = ({ key }: StorageEvent) => {
      if (!keptChanges.isKey(key)) return;
      this.show({ stored: keptQueues.queue(this.user, this.head) ?? this.stored });
      look();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    const events = ['focus', 'online', 'pageshow'] as const;
    for (const event of events) window.addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('storage', onStorage);
    void this.sync();
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('storage', onStorage);
    };
  }

  /** Keeps a change on this device at once and sends it as soon as the server can be reached. */
  readonly change = (change: Change): void => {
    const { itemId, versionId } = this.head;
    const base = versionOf(this.stored, change);
    const added = { ...change, key: uniqueKey(), itemId, versionId, base, attempted: false };
    keptChanges.set(this.user, withChange(keptChanges.get(this.user), added));
    this.show({ refusal: null });
    void this.sync();
  };

  /** The buyer has read what was told. */
  readonly dismiss = (): void => this.show({ conflicts: [], refusal: null });

  /** Sends what waits, else asks for what others changed. One at a time; what comes meanwhile follows. */
  readonly sync = (): Promise<void> => {
    if (account.get()?.user.id !== this.user) return Promise.resolve();
    this.syncing ??= this.syncOnce().finally(() => {
      this.syncing = null;
      if (this.view.waiting > 0 && !this.view.problem) void this.sync();
    });
    return this.syncing;
  };

  private async syncOnce() {
    const { client, user, hear: onAnswer, view } = this;
    const { refusal, failure } = await sendPending({ client, user, onAnswer });
    if (refusal !== null) this.show({ refusal });
    if (failure !== null) return this.show({ problem: failure });
    const isAnswered = this.view.savedAt !== view.savedAt;
    if (!isAnswered || refusal !== null) await this.load();
  }

  private readonly hear: OnAnswer = (answer, conflicts) => {
    if (!this.isOurs(answer.head)) return;
    const names = conflicts.map(nameOf);
    const told = [...new Set([...this.view.conflicts, ...names])];
    this.show({ stored: answer, savedAt: new Date(), problem: null, conflicts: told });
  };

  private async load() {
    const { itemId, versionId } = this.head;
    try {
      const variables = { itemId, versionId };
      const { data } = await this.client.query({ query: PrintQueueDocument, variables, fetchPolicy: 'no-cache' });
      keptQueues.keepQueue(this.user, data!.printQueue);
      this.show({ stored: data!.printQueue, savedAt: new Date(), problem: null });
    } catch (problem) {
      const isGone = shopErrorOf(problem).code === 'NOT_FOUND';
      this.show({ problem, ...(isGone && { stored: null }) });
    }
  }

  private isOurs({ itemId, versionId }: Pick<Head, 'itemId' | 'versionId'>): boolean {
    return itemId === this.head.itemId && versionId === this.head.versionId;
  }

  private show({ stored = this.stored, ...news }: Partial<QueueView> & { stored?: Queue | null }) {
    const changes = keptChanges.get(this.user);
    this.stored = stored;
    this.view = {
      ...this.view,
      ...news,
      queue: stored && overlaid(stored, changes),
      waiting: changes.filter((change) => this.isOurs(change)).length,
    };
    for (const listener of this.listeners) listener();
  }
}
