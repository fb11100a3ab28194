import { lazyPart } from '../../ui/lazy-part.tsx';
import { ReviewItem } from './review-item.tsx';
import type { ReviewFieldsFragment } from './Reviews.gen.ts';

const MoreReviews = lazyPart(() => import('./more-reviews.tsx').then((module) => module.MoreReviews));

export interface Reviews {
  totalCount: number;
  pageInfo: { endCursor: string | null };
  nodes: readonly ReviewFieldsFragment[];
}

/** Reviews, newest first; the first ones come with the page, the others when they are wanted. */
export const ReviewList = ({ productId, reviews }: { productId: number; reviews: Reviews }) => (
  <>
    <ul>
      {reviews.nodes.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ul>
    {reviews.nodes.length < reviews.totalCount && <MoreReviews productId={productId} reviews={reviews} />}
  </>
);
