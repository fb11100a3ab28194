import { useEffect, useState } from 'react';
import type { ModelPoint, RunningViewer } from '../running-viewer.tsx';
import type { Place } from './snap.ts';

export interface Measuring {
  /** None, one or two. */
  readonly points: readonly ModelPoint[];
  /** The last press was beside the model. */
  readonly missed: boolean;
  readonly set: (place: Place) => void;
  readonly middle: () => void;
  readonly clear: () => void;
}

/** Two points set by a press on the model, or in the middle of the picture; a third one begins anew. */
export function useMeasure(viewer: RunningViewer, on: boolean): Measuring {
  const [points, setPoints] = useState<readonly ModelPoint[]>([]);
  const [missed, setMissed] = useState(false);

  const clear = () => {
    setPoints([]);
    setMissed(false);
  };
  useEffect(() => {
    if (!on) clear();
  }, [on]);

  const set = (place: Place) => {
    if (!on) return;
    const point = viewer.pick(place);
    setMissed(point === null);
    if (point) setPoints((before) => (before.length === 1 ? [...before, point] : [point]));
  };

  return { points: on ? points : [], missed, set, middle: () => set(viewer.centre), clear };
}

export const lengthOf = ([a, b]: readonly ModelPoint[]) =>
  a && b ? Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) : null;
