import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ChangedParts, type ShapesView } from './changed-parts.tsx';
import {
  useComparedDraftQuery,
  useComparedPreviewQuery,
  useComparedVersionsQuery,
  type ComparisonFieldsFragment,
} from './Comparison.gen.ts';
import { VersionChoice, type ChosenVersions, type ComparableVersion } from './version-choice.tsx';

interface Answer {
  readonly comparison: ComparisonFieldsFragment | null | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

function Compared({ answer: { comparison, error, refetch }, view }: { answer: Answer; view: ShapesView }) {
  const t = useText();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (comparison === undefined) return <Skeleton height="16rem" />;
  if (comparison === null) return <p className="muted">{t('changes.same')}</p>;
  return <ChangedParts {...{ comparison, view }} onStale={() => void refetch()} />;
}

interface PairProps extends ChosenVersions {
  id: number;
  view: ShapesView;
}

function OfProduct({ view, ...variables }: PairProps) {
  const t = useText();
  const { data, error, refetch } = useComparedVersionsQuery({ variables });
  if (data?.product === null) return <p className="muted">{t('changes.notSold')}</p>;
  const comparison = data?.product?.versionComparison;
  return <Compared answer={{ comparison, error, refetch }} view={view} />;
}

function OfPreview({ view, ...variables }: PairProps) {
  const { data, error, refetch } = useComparedPreviewQuery({ variables });
  return <Compared answer={{ comparison: data?.productPreview.versionComparison, error, refetch }} view={view} />;
}

interface VersionChangesProps {
  /** Of the product. */
  id: number;
  /** Two at least, the newest first. */
  versions: readonly ComparableVersion[];
  /** For who edits it: on sale or not. */
  isPreview?: boolean;
  view: ShapesView;
}

/** What changed between two versions, at first between the last two. Asks the server when it is shown. */
export function VersionChanges({ id, versions, isPreview = false, view }: VersionChangesProps) {
  const [chosen, setChosen] = useState<ChosenVersions>({ older: versions[1]!.id, newer: versions[0]!.id });
  const Pair = isPreview ? OfPreview : OfProduct;
  return (
    <div className="stack">
      <VersionChoice versions={versions} chosen={chosen} onChoose={setChosen} />
      {chosen.older === chosen.newer ? <SameVersion /> : <Pair id={id} view={view} {...chosen} />}
    </div>
  );
}

function SameVersion() {
  const t = useText();
  return <p className="muted">{t('changes.same')}</p>;
}

/** What the draft of a product changes of the version that is sold; mount it anew for another state of the draft. */
export function DraftChanges({ id, view }: { id: number; view: ShapesView }) {
  const { data, error, refetch } = useComparedDraftQuery({ variables: { id } });
  const comparison = data && (data.modelDraft?.comparison ?? null);
  return <Compared answer={{ comparison, error, refetch }} view={view} />;
}
