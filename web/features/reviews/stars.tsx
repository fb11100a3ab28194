import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

const ALL = [1, 2, 3, 4, 5];

/** Stars in words for who cannot see them; halves are rounded. */
export const Stars = ({ value }: { value: number }) => {
  const t = useText();
  return (
    <span className="stars" role="img" aria-label={t('reviews.stars', { value })}>
      {ALL.map((star) => (
        <span key={star} data-on={star <= Math.round(value) || undefined}>
          <Icon name="star" size={18} />
        </span>
      ))}
    </span>
  );
};
