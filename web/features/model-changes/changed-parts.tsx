import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { ComparisonFieldsFragment as Comparison } from './Comparison.gen.ts';
import { Became, PartFigures, useGrams } from './part-figures.tsx';
import './model-changes.css';

type Change = Comparison['parts'][number];

/** Shapes of a part laid over each other; an absent one is null. */
export interface Shapes {
  readonly name: string;
  readonly before: { readonly url: string; readonly version: string } | null;
  readonly after: { readonly url: string; readonly version: string } | null;
  /** Their addresses are old: they are asked for anew. */
  readonly onStale: () => void;
}

export type ShapesView = (shapes: Shapes) => ReactNode;

interface ChangedPartsProps {
  comparison: Comparison;
  view: ShapesView;
  onStale: () => void;
}

const KINDS = { ADDED: 'ok', REMOVED: 'error', CHANGED: 'warn' } as const;
const kindOf = (kind: Change['kind']) => (kind in KINDS ? KINDS[kind as keyof typeof KINDS] : undefined);
/** Of what stayed as it is there is nothing to see. */
const hasShape = ({ kind }: Change) => kind !== 'RENAMED' && kind !== 'RECOUNTED';

/** As the legend calls both. */
const useVersionNames = ({ older, newer }: Comparison) => {
  const t = useText();
  const named = (version: string) => t('changes.version', { version: version.replace(/^v/i, '') });
  return { older: named(older), newer: newer === null ? t('changes.draft') : named(newer) };
};

function Name({ before, after, kind }: Change) {
  const t = useText();
  const name = (after ?? before)!.name;
  if (kind === 'RENAMED' && before && after && before.name !== after.name)
    return t('changes.renamed', { before: before.name, after: after.name });
  return name;
}

interface RowProps extends Omit<ChangedPartsProps, 'onStale'> {
  change: Change;
  open: boolean;
  onOpen: () => void;
  onStale: () => void;
}

function Row({ change, comparison, view, open, onOpen, onStale }: RowProps) {
  const t = useText();
  const id = useId();
  const versions = useVersionNames(comparison);
  const { kind, before, after } = change;
  const shown = (part: Change['before'], version: string) => part && { url: part.shapeUrl, version };
  return (
    <li className="mch__r">
      <div className="mch__h">
        <h4 className="mch__t" id={id}>
          <Name {...change} />
        </h4>
        <Tag kind={kindOf(kind)}>{t(`changes.kind.${kind}`)}</Tag>
        {hasShape(change) && (
          <Button variant="line" small icon="cube" aria-expanded={open} aria-describedby={id} onClick={onOpen}>
            {t(open ? 'changes.hide' : 'changes.show')}
          </Button>
        )}
      </div>
      <PartFigures before={before} after={after} />
      {open &&
        view({
          name: (after ?? before)!.name,
          before: shown(before, versions.older),
          after: shown(after, versions.newer),
          onStale,
        })}
    </li>
  );
}

/** What came of the parts and of the weight of the whole, in a sentence and a figure. */
function Whole({ comparison }: { comparison: Comparison }) {
  const intl = useIntl();
  const t = useText();
  const grams = useGrams();
  const { parts, unchanged, gramsBefore, gramsAfter } = comparison;
  const counts = (
    [
      ['added', parts.filter(({ before }) => before === null).length],
      ['removed', parts.filter(({ after }) => after === null).length],
      ['changed', parts.filter(({ before, after }) => before !== null && after !== null).length],
      ['unchanged', unchanged],
    ] as const
  ).flatMap(([key, count]) => (count === 0 ? [] : [t(`changes.${key}`, { count })]));
  return (
    <p className="mch__w">
      <span>{intl.formatList(counts, { type: 'unit' })}</span>
      {gramsBefore !== null && gramsAfter !== null && (
        <span className="num">
          {t('changes.whole')} <Became before={grams(gramsBefore)} after={grams(gramsAfter)} />
        </span>
      )}
    </p>
  );
}

/** Parts that are new, gone or otherwise, with their figures; each may be looked at, the old shape over the new one. */
export function ChangedParts({ comparison, view, onStale }: ChangedPartsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const t = useText();
  return (
    <div className="mch">
      <Whole comparison={comparison} />
      {comparison.parts.length === 0 && <p className="muted">{t('changes.none')}</p>}
      <ul className="mch__l">
        {comparison.parts.map((change) => (
          <Row
            key={change.partId}
            {...{ change, comparison, view, onStale }}
            open={open === change.partId}
            onOpen={() => setOpen(open === change.partId ? null : change.partId)}
          />
        ))}
      </ul>
    </div>
  );
}
