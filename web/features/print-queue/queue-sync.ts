import type { ApolloClient } from '@apollo/client';
import { cell } from '../../lib/cell.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { Sync } from '../../lib/sync/sync.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { isSame, storedChanges, storedQueues } from './stored-queues.ts';
import {
  markAttempted,
  nextBatch,
  withPending,
  settleBatch,
  versionOf,
  withChange,
  withoutRefused,
  type Change,
  type Entry,
  type Pending,
} from './pending.ts';
import { PrintQueueDocument, SavePrintQueueDocument } from './PrintQueue.gen.ts';
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

const UNKNOWN: QueueView = { queue: null, waiting: 0, savedAt: null, problem: null, refusal: null, conflicts: [] };

const LOOK_EVERY_MS = 30_000;

const nameOf = (entry: Entry): string => {
  if ('material' in entry) return `${entry.material} ${entry.colour}`;
  return 'title' in entry ? entry.title : entry.name;
};

const told = <State>({ base, key, state }: { base: number; key: string; state: State }) => ({ ...state, base, key });

/** A batch as the server is told of it. */
const argumentsOf = (batch: readonly Pending[]) => ({
  itemId: batch[0]!.itemId,
  versionId: batch[0]!.versionId,
  parts: batch
    .filter((each) => each.kind === 'part')
    .map((each) => ({ id: each.id, sha256: each.sha256, ...told(each) })),
  spools: batch.filter((each) => each.kind === 'spool').map((each) => ({ filament: each.filament, ...told(each) })),
  steps: batch.filter((each) => each.kind === 'step').map((each) => ({ id: each.id, ...told(each) })),
});

// What belongs to one person stays out of the cache.
const fetchPolicy = 'no-cache';

/** One queue as this page shows it: the server's, with what waits on this device on top. What waits for other queues is sent too. */
export class QueueSync {
  private stored: Queue | null;
  private readonly view = cell(UNKNOWN);

  private readonly sync = new Sync<readonly Pending[], Queue>({
    lock: 'martyx-print-queue',
    every: LOOK_EVERY_MS,
    owner: () => this.user,
    next: () => {
      const batch = nextBatch(this.changes());
      return batch.length > 0 ? batch : null;
    },
    send: async (batch) => {
      this.keep(markAttempted(this.changes(), batch));
      const variables = argumentsOf(batch);
      return (await this.client.mutate({ mutation: SavePrintQueueDocument, variables, fetchPolicy })).data!
        .savePrintQueue;
    },
    ask: async () => {
      const { itemId, versionId } = this.head;
      const variables = { itemId, versionId };
      return (await askServer(this.client, PrintQueueDocument, variables)).printQueue;
    },
    adopt: (answer, batch) => this.adopt(answer, batch ?? []),
    refuse: (error, batch) => this.refuse(error, batch),
    postpone: (problem) => this.show({ problem }),
  });

  constructor(
    private readonly client: ApolloClient,
    private readonly user: string,
    private readonly head: Head,
  ) {
    this.stored = storedQueues.queue(user, head);
    this.show({});
  }

  readonly get = this.view.get;

  readonly subscribe = this.view.subscribe;

  readonly look = this.sync.look;

  /** Keeps in step with the server and with other tabs. Returns how to stop. */
  start(): () => void {
    const ignore = storedChanges.subscribe((elsewhere) => {
      if (!elsewhere) return;
      this.show({ stored: storedQueues.queue(this.user, this.head) ?? this.stored });
      this.look();
    });
    const stop = this.sync.start();
    return () => {
      ignore();
      stop();
    };
  }

  /** Keeps a change on this device at once and sends it as soon as the server can be reached. */
  readonly change = (change: Change): void => {
    const { itemId, versionId } = this.head;
    const base = versionOf(this.stored, change);
    this.keep(withChange(this.changes(), { ...change, key: uniqueKey(), itemId, versionId, base, attempted: false }));
    this.show({ refusal: null });
    this.sync.change();
  };

  /** The buyer has read what was told. */
  readonly dismiss = (): void => this.show({ conflicts: [], refusal: null });

  private adopt(answer: Queue, sent: readonly Pending[]): boolean {
    const { list, conflicts } = settleBatch(this.changes(), sent, answer);
    storedQueues.keepQueue(this.user, answer);
    this.keep(list);
    if (!isSame(answer.head, this.head)) return false;
    const told = new Set([...this.view.get().conflicts, ...conflicts.map(nameOf)]);
    this.show({ stored: answer, savedAt: new Date(), problem: null, conflicts: [...told] });
    return true;
  }

  private refuse(error: unknown, batch: readonly Pending[] | null): void {
    if (!batch) {
      const isGone = shopErrorOf(error).code === 'NOT_FOUND';
      return this.show({ problem: error, ...(isGone && { stored: null }) });
    }
    this.keep(withoutRefused(this.changes(), batch));
    this.show({ refusal: error });
    this.sync.run('look');
  }

  private changes(): readonly Pending[] {
    return storedChanges.get(this.user);
  }

  private keep(changes: readonly Pending[]): void {
    storedChanges.set(this.user, changes);
  }

  private show({ stored = this.stored, ...news }: Partial<QueueView> & { stored?: Queue | null }): void {
    const changes = this.changes();
    this.stored = stored;
    this.view.set({
      ...this.view.get(),
      ...news,
      queue: stored && withPending(stored, changes),
      waiting: changes.filter((change) => isSame(change, this.head)).length,
    });
  }
}
