import { useEffect, useState, type PointerEvent } from 'react';
import type { ModelPoint, RunningViewer } from './running-viewer.tsx';

/** Further than this between press and release is a turn of the model, not a press on it. */
const STILL = 5;

export interface Measuring {
  /** None, one or two. */
  readonly points: readonly ModelPoint[];
  /** The last press was beside the model. */
  readonly missed: boolean;
  readonly middle: () => void;
  readonly clear: () => void;
  readonly press: (event: PointerEvent<HTMLElement>) => void;
  readonly release: (event: PointerEvent<HTMLElement>) => void;
}

/** Two points set by a press on the model, or in the middle of the picture; a third one begins anew. */
export function useMeasure(viewer: RunningViewer | null, on: boolean): Measuring {
  const [points, setPoints] = useState<readonly ModelPoint[]>([]);
  const [missed, setMissed] = useState(false);
  const [pressed, setPressed] = useState({ x: 0, y: 0 });

  const clear = () => {
    setPoints([]);
    setMissed(false);
  };
  useEffect(() => {
    if (!on) clear();
  }, [on]);

  const set = (x: number, y: number) => {
    if (!on) return;
    const point = viewer?.pick({ x, y }) ?? null;
    setMissed(point === null);
    if (point) setPoints((before) => (before.length === 1 ? [...before, point] : [point]));
  };

  return {
    points: on ? points : [],
    missed,
    clear,
    middle: () => {
      const centre = viewer?.centre;
      if (centre) set(centre.x, centre.y);
    },
    press: ({ nativeEvent: { offsetX, offsetY } }) => setPressed({ x: offsetX, y: offsetY }),
    release: ({ nativeEvent: { offsetX, offsetY }, button }) => {
      const moved = Math.hypot(offsetX - pressed.x, offsetY - pressed.y);
      if (button === 0 && moved <= STILL) set(offsetX, offsetY);
    },
  };
}

export const lengthOf = ([a, b]: readonly ModelPoint[]) =>
  a && b ? Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) : null;
