import type { ApolloClient } from '@apollo/client';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import type { ErrorCode } from '../../codegen/error-codes.gen.ts';
import { keptChanges, keptQueues } from './kept-queue.ts';
import { attempting, nextBatch, settled, withoutRefused, type Entry, type Pending } from './pending.ts';
import { SavePrintQueueDocument } from './PrintQueue.gen.ts';
import type { Queue } from './queue.ts';

/** Hears of each answer at once, with what was changed elsewhere meanwhile: there the newer state was kept. */
export type OnAnswer = (answer: Queue, conflicts: readonly Entry[]) => void;

export interface Outcome {
  /** Why the server took nothing of some changes; they are dropped. */
  refusal: unknown;
  /** Why the rest has to wait; null when everything was sent. */
  failure: unknown;
}

const FOR_GOOD: ReadonlySet<ErrorCode> = new Set(['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'BAD_REQUEST']);

const argumentsOf = (batch: readonly Pending[]) => ({
  itemId: batch[0]!.itemId,
  versionId: batch[0]!.versionId,
  parts: batch.flatMap((each) =>
    each.kind === 'part' ? [{ id: each.id, sha256: each.sha256, ...each.state, base: each.base, key: each.key }] : [],
  ),
  spools: batch.flatMap((each) =>
    each.kind === 'spool' ? [{ filament: each.filament, ...each.state, base: each.base, key: each.key }] : [],
  ),
  steps: batch.flatMap((each) =>
    each.kind === 'step' ? [{ id: each.id, ...each.state, base: each.base, key: each.key }] : [],
  ),
});

interface Sending {
  client: ApolloClient;
  user: string;
  onAnswer: OnAnswer;
}

/** One batch; false when the rest has to wait. */
const sendBatch = async ({ client, user, onAnswer }: Sending, outcome: Outcome): Promise<boolean> => {
  const batch = nextBatch(keptChanges.get(user));
  if (batch.length === 0) return false;
  keptChanges.set(user, attempting(keptChanges.get(user), batch));
  try {
    const { data } = await client.mutate({
      mutation: SavePrintQueueDocument,
      variables: argumentsOf(batch),
      fetchPolicy: 'no-cache',
    });
    const answer = data!.savePrintQueue;
    const { list, conflicts } = settled(keptChanges.get(user), batch, answer);
    keptQueues.keepQueue(user, answer);
    keptChanges.set(user, list);
    onAnswer(answer, conflicts);
    return true;
  } catch (error) {
    if (!FOR_GOOD.has(shopErrorOf(error).code)) {
      outcome.failure = error;
      return false;
    }
    keptChanges.set(user, withoutRefused(keptChanges.get(user), batch));
    outcome.refusal = error;
    return true;
  }
};

/** One tab at a time where the browser can do that; elsewhere a second try counts once by its key. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
  // Absent on a page without TLS, whatever the types say.
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request('martyx-print-queue', work) : work();
};

/** Sends what waits on this device, oldest first, until all is sent or the server cannot be reached. */
export const sendPending = (sending: Sending): Promise<Outcome> =>
  alone(async () => {
    const outcome: Outcome = { refusal: null, failure: null };
    while (await sendBatch(sending, outcome));
    return outcome;
  });
