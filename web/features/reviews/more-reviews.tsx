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

/** The `page`th after those of the product page; what the product page shows itself is left out. */
const usePage = ({ productId, reviews: { nodes } }: MoreReviewsProps, page: number) =>
  useProductReviewsQuery({
    variables: { id: productId, first: STEP, offset: nodes.length + STEP * (page - 1) },
    skip: page === 0,
  });

const Page = ({ page, ...from }: MoreReviewsProps & { page: number }) => {
  const { data } = usePage(from, page);
  const known = new Set(from.reviews.nodes.map(({ id }) => id));
  return data?.product.reviews.nodes
    .filter(({ id }) => !known.has(id))
    .map((review) => <ReviewItem key={review.id} review={review} />);
};

/** Goes on where `reviews` end. */
export const MoreReviews = (from: MoreReviewsProps) => {
  const t = useText();
  const explain = useErrorText();
  const [pages, setPages] = useState(0);
  const { data, error, loading, refetch } = usePage(from, pages);
  const { nodes, totalCount } = from.reviews;
  const next = () => (error ? void refetch() : setPages(pages + 1));
  return (
    <>
      <ul className="review-list">
        {Array.from({ length: pages }, (_, index) => (
          <Page key={index} page={index + 1} {...from} />
        ))}
      </ul>
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {(!data || nodes.length + STEP * pages < totalCount) && (
        <Button variant="line" busy={loading} onClick={next}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
};
