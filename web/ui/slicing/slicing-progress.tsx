import './slicing-progress.css';
import { Button } from '../button.tsx';
import type { SlicingOrder } from './use-slicing-order.ts';

export type SlicingWord = 'Done' | 'Failed' | 'Slicing' | 'Tried' | 'Stuck' | 'Slice';

interface SlicingProgressProps {
  slicing: SlicingOrder;
  words: (word: SlicingWord, values?: Record<string, number>) => string;
}

/** How far slicing is, and what can be done about it. */
export function SlicingProgress({ slicing, words }: SlicingProgressProps) {
  const { known, isThrough, isUnderWay, isStuck, problem, start } = slicing;
  if (!known) return null;
  const { parts, tried, failed } = known;
  if (isThrough) return <p className="faint">{words('Done')}</p>;
  if (tried === parts) return <p className="faint">{words('Failed', { count: failed })}</p>;
  if (isUnderWay)
    return (
      <p className="slicing" role="status">
        <progress max={parts} value={tried} aria-label={words('Slicing')} />
        <span className="num">{words('Tried', { tried, parts })}</span>
      </p>
    );
  return (
    <>
      {isStuck && <p className="faint">{words('Stuck')}</p>}
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      <Button type="button" variant="line" small onClick={start}>
        {words('Slice')}
      </Button>
    </>
  );
}
