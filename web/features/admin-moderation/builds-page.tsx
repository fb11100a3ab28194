import type { BuildQueue } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { useListState } from '../../ui/data-table/use-list-state.ts';
import { BuildDetails } from './build-details.tsx';
import { useModeratedBuildsQuery, type ModeratedBuildPartsFragment as Build } from './ModeratedBuilds.gen.ts';
import { Photo } from './photo.tsx';
import { QueueItem } from './queue-item.tsx';
import { QueuePage } from './queue-page.tsx';
import { useBuildDecisions } from './use-build-decisions.ts';

const FIRST = 24;
const QUEUES: readonly BuildQueue[] = ['WAITING', 'REPORTED', 'PUBLISHED', 'REJECTED'];
const REASONS = ['notBuild', 'blurred', 'notOwn', 'rude', 'private'] as const;

/** Builds that customers sent in: published, refused, or taken down. */
export const BuildsPage = () => {
  const t = useText();
  const list = useListState<'queue'>({ filters: ['queue'], sort: '' });
  const queue = QUEUES.find((each) => each === list.filters.queue) ?? 'WAITING';
  const { data, error, loading, refetch } = useModeratedBuildsQuery({
    variables: { queue, search: list.q || null, first: FIRST, page: list.page },
    ...POLLING,
  });
  const decisionsOf = useBuildDecisions();
  const shown = data?.adminBuilds;
  const counts: Partial<Record<BuildQueue, number>> = { WAITING: shown?.waiting, REPORTED: shown?.reported };
  const item = (build: Build) => (
    <QueueItem
      key={build.id}
      name={build.title}
      decisions={decisionsOf(build)}
      publishText={t(build.state === 'PUBLISHED' ? 'moderation.keep' : 'moderation.publish')}
      rejectText={t(build.state === 'PUBLISHED' ? 'moderation.takeDown' : 'moderation.reject')}
      reasons={REASONS.map((reason) => t(`moderation.reason.${reason}`))}
      picture={build.photo && <Photo photo={build.photo} alt={build.alt} />}
    >
      <BuildDetails build={build} />
    </QueueItem>
  );
  return (
    <QueuePage
      title={t('moderation.builds')}
      list={list}
      queue={queue}
      queues={QUEUES.map((id) => ({ id, label: t(`moderation.queue.${id}`), count: counts[id] }))}
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
