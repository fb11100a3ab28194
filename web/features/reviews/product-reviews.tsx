import { useText } from '../../intl/use-text.ts';
import { withClient } from '../../lib/late-client.ts';
import { useAccount } from '../../lib/use-account.ts';
import { late } from '../../ui/late.tsx';
import { RatingSummary, type Rating } from './rating-summary.tsx';
import { ReviewList, type Reviews } from './review-list.tsx';
import './reviews.css';

const OwnReview = late(() => withClient(import('./own-review.tsx')).then((module) => module.OwnReview));

interface ProductReviewsProps {
  product: { id: number; rating: Rating; reviews: Reviews };
}

/** What buyers say of a product, and where a buyer writes. */
export const ProductReviews = ({ product: { id, rating, reviews } }: ProductReviewsProps) => {
  const t = useText();
  const { ready } = useAccount();
  return (
    <section className="sec wrap" id="reviews" aria-labelledby="reviews-title">
      <div className="sec__h">
        <h2 className="h2" id="reviews-title">
          {t('reviews.title')}
        </h2>
      </div>
      <div className="reviews">
        <div className="stack">
          <RatingSummary rating={rating} />
          <div className="stack own-review" aria-live="polite">
            <p className="muted">{t('reviews.who')}</p>
            {ready && <OwnReview productId={id} />}
          </div>
        </div>
        <div>
          {reviews.nodes.length > 0 ? (
            <ReviewList productId={id} reviews={reviews} />
          ) : (
            <p className="muted">{t('reviews.none')}</p>
          )}
        </div>
      </div>
    </section>
  );
};
