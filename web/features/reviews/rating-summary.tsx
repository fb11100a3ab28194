import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Stars } from './stars.tsx';

export interface Rating {
  average: number | null;
  count: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  stars: readonly number[];
}

/** The mean, and how many gave each number of stars. */
export const RatingSummary = ({ rating: { average, count, stars } }: { rating: Rating }) => {
  const t = useText();
  const { formatNumber } = useIntl();
  if (average === null) return null;
  const most = Math.max(...stars);
  return (
    <>
      <p className="row rating">
        <span className="price">{formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</span>
        <Stars value={average} />
        <span className="muted">{t('reviews.count', { count })}</span>
      </p>
      <ol className="rating-bars" aria-label={t('reviews.byStars')}>
        {stars
          .map((given, index) => ({ given, star: index + 1 }))
          .reverse()
          .map(({ given, star }) => (
            <li key={star}>
              <span className="sr">{t('reviews.bar', { star, count: given })}</span>
              <span className="num" aria-hidden>
                {star}
              </span>
              <i style={{ width: `${(given / most) * 100}%` }} />
              <span className="num" aria-hidden>
                {formatNumber(given)}
              </span>
            </li>
          ))}
      </ol>
    </>
  );
};
