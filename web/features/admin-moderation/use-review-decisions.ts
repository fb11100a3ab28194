import { useApolloClient } from '@apollo/client/react';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  ModeratedReviewsDocument,
  usePublishReviewMutation,
  useRejectReviewMutation,
  useReopenReviewMutation,
  type ModeratedReviewPartsFragment as Review,
} from './ModeratedReviews.gen.ts';
import type { Decisions } from './queue-item.tsx';

/** How a review is decided on, in the version that was read; a decision can be taken back, and the review then waits again. */
export const useReviewDecisions = () => {
  const t = useText();
  const client = useApolloClient();
  const offerUndo = useUndo();
  const [publish] = usePublishReviewMutation();
  const [reject] = useRejectReviewMutation();
  const [reopen] = useReopenReviewMutation();
  const reload = () => client.refetchQueries({ include: [ModeratedReviewsDocument] });
  return ({ id, version, state, product: { name } }: Review): Decisions => {
    const variables = { id, version };
    const takeBack = async () => {
      await reopen({ variables });
      await reload();
    };
    const show = async () => {
      await publish({ variables });
      await reload();
      offerUndo(t('moderation.published', { name }), takeBack);
    };
    const refuse = async (reason: string) => {
      await reject({ variables: { ...variables, reason } });
      await reload();
      offerUndo(t('moderation.rejected', { name }), takeBack);
    };
    if (state === 'REJECTED') return { reopen: takeBack };
    return { publish: state === 'SUBMITTED' ? show : undefined, reject: refuse };
  };
};
