import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import type { Decisions } from './queue-item.tsx';

interface Decided {
  readonly name: string;
  readonly isRejected: boolean;
  readonly publish: () => Promise<unknown>;
  /** Whether it may be published, and whether that is news which can be taken back. */
  readonly publishing: 'none' | 'kept' | 'news';
  readonly reject: (reason: string) => Promise<unknown>;
  readonly reopen: () => Promise<unknown>;
}

/** How one thing of a queue is decided on: the queue is read again, and a decision can be taken back, so that the thing waits again. */
export const useDecisions = (queue: DocumentNode): ((thing: Decided) => Decisions) => {
  const t = useText();
  const client = useApolloClient();
  const offerUndo = useUndo();
  const reload = () => client.refetchQueries({ include: [queue] });
  return ({ name, isRejected, publish, publishing, reject, reopen }) => {
    const takeBack = async () => {
      await reopen();
      await reload();
    };
    const show = async () => {
      await publish();
      await reload();
      if (publishing === 'news') offerUndo(t('moderation.published', { name }), takeBack);
    };
    const refuse = async (reason: string) => {
      await reject(reason);
      await reload();
      offerUndo(t('moderation.rejected', { name }), takeBack);
    };
    if (isRejected) return { reopen: takeBack };
    return { publish: publishing === 'none' ? undefined : show, reject: refuse };
  };
};
