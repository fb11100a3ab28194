import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { mediaUrl } from '../../lib/cdn.ts';
import { useReviewPhotosQuery } from './MyReview.gen.ts';

/** Own builds whose photograph may go with a review; the first choice is none. */
export const ReviewPhotos = ({ productId, chosen }: { productId: number; chosen: string | null }) => {
  const t = useText();
  const { data } = useReviewPhotosQuery();
  const builds = (data?.myBuilds ?? []).filter(({ state }) => state === 'SUBMITTED' || state === 'PUBLISHED');
  return (
    <fieldset key={data ? 'known' : 'waiting'}>
      <legend className="label">{t('reviews.form.photo')}</legend>
      <div className="review-pick">
        <label>
          <input type="radio" name="buildId" value="" className="sr" defaultChecked={chosen === null} />
          <span className="review-pick__none">{t('reviews.form.noPhoto')}</span>
        </label>
        {builds.map(({ id, title, photo }) => (
          <label key={id}>
            <input type="radio" name="buildId" value={id} className="sr" defaultChecked={chosen === id} />
            <span className="photo photo--cover photo--square" style={{ background: photo?.color }}>
              {photo && (
                <img
                  src={photo.url.startsWith('/media/') ? mediaUrl(`${photo.url}?w=320&f=webp`) : photo.url}
                  alt={title}
                  width={photo.width}
                  height={photo.height}
                />
              )}
            </span>
          </label>
        ))}
      </div>
      <p className="hint">
        <Link className="link" to={`/gallery/new?product=${productId}`}>
          {t('reviews.form.addPhoto')}
        </Link>
      </p>
    </fieldset>
  );
};
