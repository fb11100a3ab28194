import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../intl/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { copiesIn, STATE_NAMES, type Part, type StateName } from './queue.ts';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface StateButtonProps {
  part: Part;
  state: StateName;
  /** The one that Tab comes to. */
  current: boolean;
  onPut: () => void;
  onFocus: () => void;
}

const StateButton = ({ part, state, current, onPut, onFocus }: StateButtonProps) => {
  const t = useText();
  const copies = copiesIn(part, state);
  const word = t(`queue.state.${state}`);
  const many = part.quantity > 1;
  return (
    <button
      type="button"
      tabIndex={current ? 0 : -1}
      className={classNames(`is-${state}`, copies === part.quantity && 'is-all', copies > 0 && 'is-some')}
      aria-pressed={many ? undefined : copies === 1}
      aria-label={many ? t('queue.putOne', { state: word, copies, all: part.quantity }) : undefined}
      onClick={onPut}
      onFocus={onFocus}
    >
      {word}
      {many && <span className="num">{copies}</span>}
    </button>
  );
};

interface PartStatesProps {
  part: Part;
  onPut: (state: StateName) => void;
}

/**
 * Four words in one control: each press puts one copy into that state. A toolbar: Tab comes to one of them, arrow keys
 * to the others, so that nothing changes on the way.
 */
export const PartStates = ({ part, onPut }: PartStatesProps) => {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<StateName | null>(null);
  const entry = current ?? STATE_NAMES.find((state) => copiesIn(part, state) > 0) ?? 'open';
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const place = STATE_NAMES.indexOf(entry) + step;
    bar.current
      ?.querySelectorAll('button')
      .item((place + STATE_NAMES.length) % STATE_NAMES.length)
      .focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to the buttons in it
    <div className="qs" role="toolbar" aria-label={t('queue.stateOf', { part: part.name })} ref={bar} onKeyDown={move}>
      {STATE_NAMES.map((state) => (
        <StateButton
          key={state}
          part={part}
          state={state}
          current={state === entry}
          onPut={() => onPut(state)}
          onFocus={() => setCurrent(state)}
        />
      ))}
    </div>
  );
};
