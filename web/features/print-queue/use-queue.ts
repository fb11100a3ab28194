import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { storedQueues } from './stored-queues.ts';
import { usePrintQueuesQuery } from './PrintQueue.gen.ts';
import { QueueSync } from './queue-sync.ts';
import { stateOf, type Head, type Part, type PartState, type Spool, type Step } from './queue.ts';

/** What the customer may print from; as it was known last until the server has answered. */
export const useHeads = (user: string) => {
  const { data, error, loading, refetch } = usePrintQueuesQuery();
  const kept = useMemo(() => storedQueues.heads(user), [user]);
  const told = data?.printQueues;
  useEffect(() => {
    if (told) storedQueues.keepHeads(user, told);
  }, [user, told]);
  return {
    heads: told ?? (kept.length > 0 ? kept : null),
    error,
    loading,
    retry: () => void refetch().catch(() => {}),
  };
};

interface Done {
  text: string;
  undo: () => void;
}

/** One queue of the customer, kept in step with the server while the page is open. */
export const useQueue = (user: string, head: Head) => {
  const client = useApolloClient();
  const [sync] = useState(() => new QueueSync(client, user, head));
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => sync.start(), [sync]);
  /** `text` says what was done. */
  const savePart = (part: Part, state: PartState, text: string) => {
    const subject = { kind: 'part', id: part.id, sha256: part.sha256 } as const;
    const before = stateOf(part);
    sync.change({ ...subject, state });
    setDone({ text, undo: () => sync.change({ ...subject, state: before }) });
  };
  return {
    view: useSyncExternalStore(sync.subscribe, sync.get, sync.get),
    savePart,
    saveSpool: ({ filament }: Spool, grams: number | null, usedBefore: number) =>
      sync.change({ kind: 'spool', filament, state: { grams, usedBefore } }),
    saveStep: ({ id }: Step, isDone: boolean) => sync.change({ kind: 'step', id, state: { done: isDone } }),
    done,
    forgetDone: () => setDone(null),
    retry: sync.look,
    dismiss: sync.dismiss,
  };
};

export type QueueApi = ReturnType<typeof useQueue>;
