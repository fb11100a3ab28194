import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorLines } from '../../ui/form/error-lines.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { writeOwnReview } from './own-review-cache.ts';
import { useSaveReviewMutation, type OwnReviewFieldsFragment } from './MyReview.gen.ts';
import { RatingField } from './rating-field.tsx';
import { inputOf, reviewFieldError, reviewFields } from './review-draft.ts';
import { ReviewPhotos } from './review-photos.tsx';

interface ReviewFormProps {
  productId: number;
  /** What is changed; null for a new one. */
  review: OwnReviewFieldsFragment | null;
  onSent: () => void;
  onCancel: () => void;
}

const useReviewForm = ({ productId, onSent }: ReviewFormProps) => {
  const [save] = useSaveReviewMutation({
    update: (cache, { data }) => data && writeOwnReview(cache, productId, data.saveReview),
  });
  return useForm({
    fields: reviewFields,
    words: reviewFieldError,
    send: async (given) => {
      await save({ variables: { input: { productId, ...inputOf(given) } } });
      onSent();
    },
  });
};

/** Where a buyer writes the one review of a product, or changes it. */
export const ReviewForm = (props: ReviewFormProps) => {
  const t = useText();
  const lines = useErrorLines();
  const form = useReviewForm(props);
  const { productId, review, onCancel } = props;
  return (
    <form className="stack review-form" aria-label={t('reviews.form.title')} {...form.props}>
      <RatingField given={review?.rating ?? null} error={lines(form.errors.rating)} />
      <TextArea
        name="text"
        rows={6}
        label={t('reviews.form.text')}
        defaultValue={review?.text}
        error={lines(form.errors.text)}
      />
      <ReviewPhotos productId={productId} chosen={review?.build?.id ?? null} />
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      <div className="row">
        <Button type="submit" busy={form.busy}>
          {t('reviews.form.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('reviews.form.cancel')}
        </Button>
      </div>
      <p className="faint">{t('reviews.form.note')}</p>
    </form>
  );
};
