import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { withClient } from '../../lib/graphql/lazy-client.ts';
import { loginPath } from '../../lib/account/login-path.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RatingSummary, type Rating } from './rating-summary.tsx';
import { ReviewList, type Reviews } from './review-list.tsx';
import './reviews.css';

const OwnReview = lazyPart(() => withClient(import('./own-review.tsx')).then((module) => module.OwnReview));

interface ProductReviewsProps {
  product: { id: number; rating: Rating; reviews: Reviews };
}

/** What buyers say of a product, and where a buyer writes. */
export const ProductReviews = ({ product: { id, rating, reviews } }: ProductReviewsProps) => {
  const t = useText();
  const { ready, user } = useAccount();
  const { pathname } = useLocation();
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
            {user ? (
              <OwnReview key={user.id} productId={id} />
            ) : (
              <p className={ready ? undefined : 'only-guest'}>
                <Link className="link" to={loginPath({ pathname, search: '' })}>
                  {t('reviews.signIn')}
                </Link>
              </p>
            )}
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
