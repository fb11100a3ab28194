import { useState } from 'react';
import { useErrorText } from '../../intl/errors.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReviewItem } from './review-item.tsx';
import type { Reviews } from './review-list.tsx';
import { useProductReviewsQuery } from './Reviews.gen.ts';

const STEP = 10;

interface MoreReviewsProps {
  productId: number;
  reviews: Reviews;
}

/** A page after a cursor; what the product page shows itself is left out. */
const usePage = ({ productId }: MoreReviewsProps, after: string | undefined) =>
  useProductReviewsQuery({ variables: { id: productId, first: STEP, after }, skip: after === undefined });

const Page = ({ after, ...from }: MoreReviewsProps & { after: string }) => {
  const { data } = usePage(from, after);
  const known = new Set(from.reviews.nodes.map(({ id }) => id));
  return data?.product?.reviews.nodes
    .filter(({ id }) => !known.has(id))
    .map((review) => <ReviewItem key={review.id} review={review} />);
};

/** Goes on where `reviews` end. */
export const MoreReviews = (from: MoreReviewsProps) => {
  const t = useText();
  const explain = useErrorText();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, loading, refetch } = usePage(from, cursors.at(-1));
  const { nodes, totalCount, pageInfo } = from.reviews;
  const { endCursor } = data?.product?.reviews.pageInfo ?? pageInfo;
  const next = () => {
    if (error) void refetch();
    else if (endCursor) setCursors([...cursors, endCursor]);
  };
  return (
    <>
      <ul className="review-list">
        {cursors.map((after) => (
          <Page key={after} after={after} {...from} />
        ))}
      </ul>
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {(!data || nodes.length + STEP * cursors.length < totalCount) && (
        <Button variant="line" busy={loading} onClick={next}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
};
