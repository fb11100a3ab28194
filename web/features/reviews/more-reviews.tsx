import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { useLateClient } from '../../lib/late-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ReviewItem } from './review-item.tsx';
import type { Reviews } from './review-list.tsx';
import { ProductReviewsDocument, type ReviewFieldsFragment } from './Reviews.gen.ts';

const STEP = 10;

/** Goes on where `reviews` end. */
export const MoreReviews = ({ productId, reviews }: { productId: number; reviews: Reviews }) => {
  const t = useText();
  const [more, setMore] = useState<readonly ReviewFieldsFragment[]>([]);
  const client = useLateClient();
  const { run, busy, problem } = useAction();
  const known = new Set(reviews.nodes.map(({ id }) => id));
  const rest = more.filter(({ id }) => !known.has(id));
  const offset = reviews.nodes.length + rest.length;
  const next = () =>
    run(async () => {
      const variables = { id: productId, first: STEP, offset };
      const { data } = await (await client()).query({ query: ProductReviewsDocument, variables });
      setMore([...more, ...(data?.product.reviews.nodes ?? [])]);
    });
  return (
    <>
      <ul className="review-list">
        {rest.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {problem && <Notice kind="error">{problem}</Notice>}
      {offset < reviews.totalCount && (
        <Button variant="line" busy={busy} onClick={() => void next()}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
};
