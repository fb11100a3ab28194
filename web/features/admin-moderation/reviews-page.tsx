import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ReviewState } from '../../codegen/schema.gen.ts';
import { formatMoment } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { useListState } from '../../ui/data-table/use-list-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { useModeratedReviewsQuery, type ModeratedReviewPartsFragment as Review } from './ModeratedReviews.gen.ts';
import { Photo } from './photo.tsx';
import { QueueItem } from './queue-item.tsx';
import { QueuePage } from './queue-page.tsx';
import { useReviewDecisions } from './use-review-decisions.ts';

const FIRST = 24;
const STATES: readonly ReviewState[] = ['SUBMITTED', 'PUBLISHED', 'REJECTED'];
const REASONS = ['notReview', 'rude', 'private', 'advert'] as const;

const ReviewDetails = ({ review }: { review: Review }) => {
  const t = useText();
  const intl = useIntl();
  const { product, author, writtenAt, rating, text, reason } = review;
  return (
    <>
      <div>
        <h2 className="h3">
          <Link className="link" to={`/products/${product.id}`}>
            {product.name}
          </Link>
        </h2>
        <p className="muted">
          {author ?? t('moderation.someone')} · <span className="num">{formatMoment(intl, writtenAt)}</span> ·{' '}
          {t('moderation.stars', { count: rating })}
        </p>
      </div>
      <p className="mod-text">{text}</p>
      {reason && (
        <Notice kind="error" icon="info">
          <p>{t('moderation.refusedFor', { reason })}</p>
        </Notice>
      )}
    </>
  );
};

/** Reviews of buyers: published, refused, or taken down. */
export const ReviewsPage = () => {
  const t = useText();
  const list = useListState<'queue'>({ filters: ['queue'], sort: '' });
  const state = STATES.find((each) => each === list.filters.queue) ?? 'SUBMITTED';
  const { data, error, loading, refetch } = useModeratedReviewsQuery({
    variables: { state, search: list.q || null, first: FIRST, page: list.page },
    ...POLLING,
  });
  const decisionsOf = useReviewDecisions();
  const shown = data?.adminReviews;
  const item = (review: Review) => (
    <QueueItem
      key={`${review.id} ${review.version}`}
      name={review.product.name}
      decisions={decisionsOf(review)}
      publishText={t('moderation.publish')}
      rejectText={t(review.state === 'PUBLISHED' ? 'moderation.takeDown' : 'moderation.reject')}
      reasons={REASONS.map((reason) => t(`moderation.reason.${reason}`))}
      picture={review.build?.photo && <Photo photo={review.build.photo} alt={review.build.alt} />}
    >
      <ReviewDetails review={review} />
    </QueueItem>
  );
  return (
    <QueuePage
      title={t('moderation.reviews')}
      list={list}
      queue={state}
      queues={STATES.map((id) => ({
        id,
        label: t(`moderation.state.${id}`),
        count: id === 'SUBMITTED' ? shown?.waiting : undefined,
      }))}
      rows={shown?.items}
      keyOf={({ id }) => id}
      item={item}
      total={shown?.totalCount ?? 0}
      first={FIRST}
      error={error}
      busy={loading}
      onRetry={() => void refetch()}
    />
  );
};
