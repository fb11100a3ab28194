import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { FieldErrorLine } from '../../ui/form/error-line.tsx';

const ALL = [1, 2, 3, 4, 5];

/** Five stars to choose from, by the arrow keys as well. */
export const RatingField = ({ given, error }: { given: number | null; error: ReactNode }) => {
  const t = useText();
  const errorId = useId();
  const [chosen, setChosen] = useState(given ?? 0);
  return (
    <fieldset className="field">
      <legend className="label">{t('reviews.form.rating')}</legend>
      <div
        className="rate"
        role="radiogroup"
        aria-label={t('reviews.form.rating')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        tabIndex={-1}
      >
        {ALL.map((star) => (
          <label key={star} data-on={star <= chosen || undefined}>
            <input
              className="sr"
              type="radio"
              name="rating"
              value={star}
              checked={star === chosen}
              onChange={() => setChosen(star)}
            />
            <Icon name="star" size={28} />
            <span className="sr">{t('reviews.stars', { value: star })}</span>
          </label>
        ))}
      </div>
      <FieldErrorLine id={errorId}>{error}</FieldErrorLine>
    </fieldset>
  );
};
