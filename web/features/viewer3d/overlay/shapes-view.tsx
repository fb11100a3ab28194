import './shapes.css';
import { useMemo, useState } from 'react';
import { useRefusalText } from '../../../intl/errors.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Seg } from '../../../ui/seg.tsx';
import type { Body } from '../bodies/bodies-scene.ts';
import { BodiesView } from '../bodies/bodies-view.tsx';
import { overlaid } from './placed-shapes.ts';
import { useShapes, type LoadedShapes } from './use-shapes.ts';
import type { Shape } from './read-shape.ts';

type Side = 'before' | 'after';
type Seen = Side | 'both';

interface Source {
  readonly url: string;
  /** What the legend calls it. */
  readonly version: string;
}

interface ShapesViewProps {
  name: string;
  before: Source | null;
  after: Source | null;
  /** Asks for new addresses where these have ended. */
  onStale: () => void;
}

const UNTURNED = [0, 0, 0] as const;

const bodiesOf = (before: Shape | null, after: Shape | null, seen: Seen): Body[] => {
  const move = before && after ? overlaid(before, after) : UNTURNED;
  const body = (shape: Shape | null, look: 'old' | 'new', side: Side, at: readonly [number, number, number]): Body[] =>
    shape
      ? [{ ...shape, look, isHidden: seen !== 'both' && seen !== side, places: [{ turn: UNTURNED, move: at }] }]
      : [];
  return [...body(after, 'new', 'after', UNTURNED), ...body(before, 'old', 'before', move)];
};

function Legend({ before, after }: Pick<ShapesViewProps, 'before' | 'after'>) {
  const t = useText();
  return (
    <ul className="shp__k">
      {before && (
        <li>
          <i className="shp__old" aria-hidden /> {t('changes.legend.before', { version: before.version })}
        </li>
      )}
      {after && (
        <li>
          <i className="shp__new" aria-hidden /> {t('changes.legend.after', { version: after.version })}
        </li>
      )}
    </ul>
  );
}

function Ready({ name, before, after, shapes }: Omit<ShapesViewProps, 'onStale'> & { shapes: LoadedShapes }) {
  const t = useText();
  const [seen, setSeen] = useState<Seen>('both');
  const bodies = useMemo(() => bodiesOf(shapes.before, shapes.after, seen), [shapes, seen]);
  const label = t(before && after ? 'changes.picture' : 'changes.pictureOfOne', { name });
  const options = (['before', 'both', 'after'] as const).map((value) => ({
    value,
    content: t(`changes.seen.${value}`),
  }));
  return (
    <>
      <div className="shp__v">
        <BodiesView bodies={bodies} label={label} notDrawn={t('changes.notDrawn')} />
      </div>
      <div className="shp__b">
        <Legend before={before} after={after} />
        {before && after && <Seg label={t('changes.seen')} value={seen} options={options} onChange={setSeen} />}
      </div>
    </>
  );
}

/** The old shape of a part, seen through, over the new one; turned by hand and by the arrow keys. */
export function ShapesView({ name, before, after, onStale }: ShapesViewProps) {
  const t = useText();
  const explain = useRefusalText();
  const { state, again } = useShapes(before?.url, after?.url);
  if (state.phase === 'ready')
    return (
      <div className="shp">
        <Ready {...{ name, before, after }} shapes={state} />
      </div>
    );
  return (
    <div className="shp">
      <div className="shp__v shp__v--wait">
        {state.phase === 'loading' ? (
          <p role="status">{t('changes.loading', { name })}</p>
        ) : (
          <Notice
            kind="error"
            action={
              <Button
                small
                variant="line"
                onClick={() => {
                  onStale();
                  again();
                }}
              >
                {t('changes.again')}
              </Button>
            }
          >
            {explain(state.error)}
          </Notice>
        )}
      </div>
    </div>
  );
}
