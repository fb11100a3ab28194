import { useRefusalText } from '../../../intl/errors.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ViewerPart } from '../parts/viewer-part.ts';
import type { PartFileState } from './use-part-file.ts';
import './part-strip.css';

/** What is told of the shown part, in a row. */
export function Figures({ words }: { words: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="vw__figures">
      {words.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the colours on the shown part mean. */
export function Legend({ label, rows, note }: LegendProps) {
  return (
    <div className="vw__legend">
      <ul aria-label={label}>
        {rows.map(([text, colour]) => (
          <li key={text}>
            <i style={{ background: colour }} />
            {text}
          </li>
        ))}
      </ul>
      {note && <p className="faint">{note}</p>}
    </div>
  );
}

interface LegendProps {
  label: string;
  rows: readonly (readonly [text: string, colour: string])[];
  note?: string;
}

interface PartWaitProps {
  part: ViewerPart;
  state: Exclude<PartFileState<unknown>, { phase: 'ready' }>;
  again: () => void;
  /** Said while it is awaited, and of a part that is too large for it. */
  waits: 'products.layersLoading' | 'products.heatLoading';
  tooLarge: 'products.layersTooLarge' | 'products.heatTooLarge';
}

/** That what is to be shown of a part is on its way, or why it cannot be shown. */
export function PartWait({ part: { name }, state, again, waits, tooLarge }: PartWaitProps) {
  const t = useText();
  const explain = useRefusalText();
  if (state.phase === 'loading')
    return (
      <div className="vw__tool vw__tool--wait" role="status">
        {t(waits, { name })}
      </div>
    );
  const { code } = state.error;
  const isFinal = code === 'PART_NOT_SLICED' || code === 'MESH_TOO_LARGE' || code === 'MESH_TOO_LONG';
  return (
    <div className="vw__note">
      <Notice
        kind={isFinal ? undefined : 'error'}
        action={
          isFinal ? undefined : (
            <Button small variant="line" onClick={again}>
              {t('products.again')}
            </Button>
          )
        }
      >
        {code.startsWith('MESH_TOO_') ? t(tooLarge, { name }) : explain(state.error)}
      </Notice>
    </div>
  );
}
