import { useEffect, useReducer } from 'react';
import type { RunningViewer } from './running-viewer.tsx';

/** Renders again after every frame that is drawn, for what lies over the picture. */
export function useFrame(viewer: RunningViewer) {
  const [, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => viewer.onFrame(next), [viewer]);
}
