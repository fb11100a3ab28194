import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ReviewFieldsFragment } from './Reviews.gen.ts';
import { Stars } from './stars.tsx';

/** One review in a list. */
export const ReviewItem = ({ review }: { review: ReviewFieldsFragment }) => {
  const t = useText();
  const { formatDate } = useIntl();
  const { rating, author, publishedAt, text, build } = review;
  return (
    <li className="review">
      <p className="row">
        <Stars value={rating} />
        <span>{author ?? t('reviews.someone')}</span>
        {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt, { dateStyle: 'medium' })}</time>}
      </p>
      <p className="review__text">{text}</p>
      {build?.photo && (
        <Link className="review__photo" to={`/gallery/${build.builder.id}?build=${build.id}`}>
          <Picture
            image={{ ...build.photo, alt: t('reviews.photo', { title: build.title }), kind: 'PHOTO' }}
            sizes="120px"
            square
            cover
          />
        </Link>
      )}
    </li>
  );
};
