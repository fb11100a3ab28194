import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PartActions } from './part-actions.tsx';
import { grams } from '../measure/units.ts';
import type { ViewerPart } from './viewer-part.ts';
import type { Change, Shown } from '../viewer-state.ts';

export interface TreeProps {
  parts: readonly ViewerPart[];
  shown: Shown;
  change: (change: Change) => void;
}

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowUp: (place) => Math.max(0, place - 1),
  ArrowDown: (place, last) => Math.min(last, place + 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveTo(event: KeyboardEvent<HTMLElement>, count: number): number | null {
  const step = STEPS[event.key];
  if (!step) return null;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const next = step(
    rows.findIndex((row) => row.contains(document.activeElement)),
    count - 1,
  );
  rows[next]?.focus();
  return next;
}

function Row({ part, shown, change, current }: Omit<TreeProps, 'parts'> & { part: ViewerPart; current: boolean }) {
  const intl = useIntl();
  const t = useText();
  const { id, name, number, quantity } = part;
  const off = shown.hidden.has(id);
  const selected = shown.selected === id;
  return (
    <li
      role="treeitem"
      aria-selected={selected}
      className={classNames('tr', off && 'off')}
      tabIndex={current ? 0 : -1}
      onClick={() => change({ do: 'select', id })}
      onKeyDown={({ key, target, currentTarget }) => {
        if (target === currentTarget && (key === 'Enter' || key === ' ')) change({ do: 'select', id });
      }}
    >
      <span className={classNames('bal bal--flat', selected && 'bal--on')}>{number}</span>
      <span>
        {name}
        {quantity > 1 && <span className="faint">{` ×\u00a0${intl.formatNumber(quantity)}`}</span>}
      </span>
      <span className="num">{grams(intl, part.grams * quantity)}</span>
      <IconButton
        icon="eye"
        label={t(off ? 'products.viewerShow' : 'products.viewerHide', { name })}
        tabIndex={current ? 0 : -1}
        onClick={(event) => {
          event.stopPropagation();
          change({ do: 'hide', id });
        }}
      />
    </li>
  );
}

/** The parts with their numbers and weights: arrow keys choose one, which can be isolated or hidden. */
export function PartTree({ parts, shown, change }: TreeProps) {
  const t = useText();
  const current = shown.selected ?? parts[0]?.id;
  return (
    <aside className="vw__tree" aria-label={t('products.viewerParts')}>
      <div className="vw__head row between">
        <span>
          <strong>{t('products.viewerPartsTitle')}</strong>{' '}
          <span className="num faint">
            {t('products.viewerShown', { shown: parts.length - shown.hidden.size, total: parts.length })}
          </span>
        </span>
        <Button variant="quiet" small onClick={() => change({ do: 'showAll' })}>
          {t('products.viewerShowAll')}
        </Button>
      </div>
      <ul
        className="tree"
        role="tree"
        tabIndex={-1}
        aria-label={t('products.viewerParts')}
        onKeyDown={(event) => {
          const id = parts[moveTo(event, parts.length) ?? -1]?.id;
          if (id) change({ do: 'select', id });
        }}
      >
        {parts.map((part) => (
          <Row key={part.id} part={part} shown={shown} change={change} current={part.id === current} />
        ))}
      </ul>
      <PartActions parts={parts} shown={shown} change={change} />
    </aside>
  );
}
