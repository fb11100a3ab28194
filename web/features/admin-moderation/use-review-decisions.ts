import {
  ModeratedReviewsDocument,
  usePublishReviewMutation,
  useRejectReviewMutation,
  useReopenReviewMutation,
  type ModeratedReviewPartsFragment as Review,
} from './ModeratedReviews.gen.ts';
import { useDecisions } from './use-decisions.ts';

/** How a review is decided on, in the version that was read. */
export const useReviewDecisions = () => {
  const decisionsOf = useDecisions(ModeratedReviewsDocument);
  const [publish] = usePublishReviewMutation();
  const [reject] = useRejectReviewMutation();
  const [reopen] = useReopenReviewMutation();
  return ({ id, version, state, product }: Review) => {
    const variables = { id, version };
    return decisionsOf({
      name: product.name,
      isRejected: state === 'REJECTED',
      publishing: state === 'SUBMITTED' ? 'news' : 'none',
      publish: () => publish({ variables }),
      reject: (reason) => reject({ variables: { ...variables, reason } }),
      reopen: () => reopen({ variables }),
    });
  };
};
