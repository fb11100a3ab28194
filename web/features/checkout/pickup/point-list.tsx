import { useEffect, useRef } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { RadioRow } from '../../../ui/form/choice.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Distance, PointFacts } from './point-facts.tsx';
import type { PointSearch } from './use-point-search.ts';

interface PointListProps {
  search: PointSearch;
  chosen: string | null;
  onChoose: (id: string) => void;
}

const Words = ({ search }: { search: PointSearch }) => {
  const t = useText();
  const { asked, loading, points, origin } = search;
  if (!asked) return t('checkout.pickup.hint');
  if (loading && points.length === 0) return t('checkout.pickup.loading');
  if (points.length > 0) return t('checkout.pickup.found', { count: points.length });
  return t(origin ? 'checkout.pickup.noneFits' : 'checkout.pickup.none');
};

/** The points that were found, nearest first: the whole of what the map shows, for every hand and ear. */
export const PointList = ({ search, chosen, onChoose }: PointListProps) => {
  const t = useText();
  const list = useRef<HTMLFieldSetElement>(null);
  const { points, loading, error } = search;
  useEffect(() => {
    const row = list.current?.querySelector('input:checked')?.closest('label');
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen, points]);
  if (error && points.length === 0) return <LoadFailure onRetry={() => void search.refetch()} error={error} />;
  return (
    <fieldset className="points" ref={list} aria-busy={loading}>
      <legend className="sr">{t('checkout.pickup.list')}</legend>
      <p className="faint points__n" role="status">
        <Words search={search} />
      </p>
      {loading && points.length === 0 && <Skeleton height="240px" />}
      {points.map((point) => (
        <RadioRow
          key={point.id}
          name="point"
          value={point.id}
          className="point"
          checked={point.id === chosen}
          onChange={() => onChoose(point.id)}
          end={point.distanceMeters === null ? undefined : <Distance metres={point.distanceMeters} />}
        >
          <PointFacts point={point} />
        </RadioRow>
      ))}
    </fieldset>
  );
};
