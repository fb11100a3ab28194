import { useIntl } from 'react-intl';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { TreeProps } from './part-tree.tsx';
import { sizeText } from '../measure/units.ts';

/** The chosen part with its printed size, and what can be done with it. */
export function PartActions({ parts, shown, change }: TreeProps) {
  const intl = useIntl();
  const t = useText();
  const part = parts.find(({ id }) => id === shown.selected);
  const off = part !== undefined && shown.hidden.has(part.id);
  return (
    <div className={classNames('vw__part', part && 'vw__part--on')}>
      <p>
        {part ? (
          <>
            <strong>{`${part.number} ${part.name}`}</strong>
            <br />
            <span className="num faint">{`${sizeText(intl, part.sizeMm)} · ${part.material}`}</span>
          </>
        ) : (
          <span className="muted">{t(parts.length > 1 ? 'products.viewerChoose' : 'products.viewerOne')}</span>
        )}
      </p>
      <div className="vw__acts">
        <Button
          small
          icon="isolate"
          variant={shown.isolated ? undefined : 'line'}
          aria-pressed={shown.isolated}
          disabled={!part}
          onClick={() => change({ do: 'isolate' })}
        >
          {t('products.viewerIsolate')}
        </Button>
        <Button small variant="line" disabled={!part} onClick={() => part && change({ do: 'hide', id: part.id })}>
          {t(off ? 'products.viewerShowIt' : 'products.viewerHideIt')}
        </Button>
      </div>
    </div>
  );
}
