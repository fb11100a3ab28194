import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../../../intl/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import type { Shot } from './gallery.ts';
import { useZoom } from './use-zoom.ts';

interface ZoomedProps {
  pictures: readonly Shot[];
  index: number;
  onTurn: (step: number) => void;
  onClose: () => void;
}

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys of one picture: plus and minus look closer or back; the arrows pan a closer look, else they turn the page. */
const keysOf = ({ scale, closer, farther, panBy }: ReturnType<typeof useZoom>, onTurn: (step: number) => void) => {
  return (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') closer();
    else if (event.key === '-') farther();
    else if (arrow && scale > 1) panBy(...arrow);
    else if (arrow?.[0]) onTurn(arrow[0]);
    else return;
    event.preventDefault();
  };
};

/** One picture as large as the window; the focus of its dialog goes to the first button. */
export function Zoomed({ pictures, index, onTurn, onClose }: ZoomedProps) {
  const t = useText();
  const picture = pictures[index];
  const zoom = useZoom(picture?.url ?? '');
  const { scale, at, handlers, closer, farther } = zoom;
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => whole.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus(), []);
  if (!picture) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the whole dialog; its buttons do the same
    <div ref={whole} className="zoom__in" onKeyDown={keysOf(zoom, onTurn)}>
      <header>
        <span className="num" aria-live="polite">
          {t('products.picture', { number: index + 1, total: pictures.length })}
        </span>
        <span className="row">
          <IconButton icon="minus" label={t('products.zoomOut')} disabled={scale === 1} onClick={farther} />
          <IconButton icon="plus" label={t('products.zoomIn')} onClick={closer} />
          <IconButton icon="x" label={t('products.zoomClose')} onClick={onClose} />
        </span>
      </header>
      <div tabIndex={-1} className={scale > 1 ? 'zoom__p zoom__p--near' : 'zoom__p'} {...handlers}>
        <div style={{ transformOrigin: `${at.x}% ${at.y}%`, transform: `scale(${scale})` }}>
          <Picture image={picture} sizes="100vw" />
        </div>
      </div>
      {pictures.length > 1 && (
        <footer>
          <IconButton icon="arrow" className="zoom__b" label={t('products.zoomPrevious')} onClick={() => onTurn(-1)} />
          <IconButton icon="arrow" label={t('products.zoomNext')} onClick={() => onTurn(1)} />
        </footer>
      )}
    </div>
  );
}
