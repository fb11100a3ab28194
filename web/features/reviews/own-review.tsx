import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { writeOwnReview } from './own-review-cache.ts';
import { useDeleteReviewMutation, useMyReviewQuery, type OwnReviewFieldsFragment } from './MyReview.gen.ts';

const ReviewForm = lazyPart(() => import('./review-form.tsx').then((module) => module.ReviewForm));

/** What a customer wrote, and what the moderators said to it. */
const Written = ({ review }: { review: OwnReviewFieldsFragment }) => {
  const t = useText();
  const kind = { SUBMITTED: 'info', PUBLISHED: 'ok', REJECTED: 'warn' } as const;
  return (
    <Notice kind={kind[review.state]}>
      {t(`reviews.state.${review.state}`)} {review.reason}
    </Notice>
  );
};

interface ChoiceProps {
  productId: number;
  review: OwnReviewFieldsFragment;
  onEdit: () => void;
}

const Choice = ({ productId, review, onEdit }: ChoiceProps) => {
  const t = useText();
  const { run, busy, problem } = useAction();
  const [remove] = useDeleteReviewMutation({ update: (cache) => writeOwnReview(cache, productId, null) });
  return (
    <>
      <div className="row">
        <Button variant="line" small onClick={onEdit}>
          {t('reviews.edit')}
        </Button>
        <Button
          variant="quiet"
          small
          busy={busy}
          onClick={() => void run(() => remove({ variables: { id: review.id } }))}
        >
          {t('reviews.delete')}
        </Button>
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
};

/** What a customer may do about the own review of a product. In the browser only. */
export const OwnReview = ({ productId }: { productId: number }) => {
  const t = useText();
  const [writing, setWriting] = useState(false);
  const { data } = useMyReviewQuery({ variables: { productId } });
  if (!data) return null;
  const { mayWrite, review } = data.myReview;
  const close = () => setWriting(false);
  if (writing) return <ReviewForm productId={productId} review={review} onSent={close} onCancel={close} />;
  return (
    <>
      {review && <Written review={review} />}
      {review && <Choice productId={productId} review={review} onEdit={() => setWriting(true)} />}
      {!review && mayWrite && <Button onClick={() => setWriting(true)}>{t('reviews.write')}</Button>}
    </>
  );
};
