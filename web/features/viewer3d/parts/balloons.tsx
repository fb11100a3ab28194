import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { placeBalloons } from './balloon-places.ts';
import type { RunningViewer } from '../running-viewer.tsx';
import { useFrame } from '../use-frame.ts';
import type { ViewerPart } from './viewer-part.ts';
import type { Shown } from '../viewer-state.ts';

const STRIP = 88;

interface BalloonsProps {
  viewer: RunningViewer;
  parts: readonly ViewerPart[];
  shown: Shown;
}

/** The numbers of the parts: all of them while the model is apart, that of the chosen part while no tool is in use. The tree says the same. */
export function Balloons({ viewer, parts, shown }: BalloonsProps) {
  useFrame(viewer);
  const apart = shown.tool === 'explode';
  const seen = viewer.parts().filter(({ id }) => apart || (!shown.tool && id === shown.selected));
  const places = placeBalloons(seen, { height: viewer.height, covered: shown.tool ? STRIP : 0 });
  return (
    <div className="vw__bals" aria-hidden="true">
      {places.map(({ id, x, y, leader, below }) => (
        <span
          key={id}
          className={classNames('bal', below && 'bal--up', id === shown.selected && 'bal--on')}
          style={{ left: x, top: y, '--ld': `${leader}px` } as CSSProperties}
        >
          {parts.find((part) => part.id === id)?.number}
        </span>
      ))}
    </div>
  );
}
