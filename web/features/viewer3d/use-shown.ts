import { useEffect, useReducer, useRef, useState } from 'react';
import type { RunningViewer } from './running-viewer.tsx';
import { prefersReducedMotion } from './use-viewer.ts';
import { AT_FIRST, changed } from './viewer-state.ts';

/** What the viewer shows; the running viewer follows it. `cut` is the size of what the section cuts, millimetres. */
export function useShown(viewer: RunningViewer | null) {
  const [shown, change] = useReducer(changed, AT_FIRST);
  const [cut, setCut] = useState<[number, number] | null>(null);
  const tool = useRef(shown.tool);
  useEffect(() => {
    // A tool taken up or put down takes its way; a slider is followed at once.
    const still = tool.current === shown.tool || prefersReducedMotion();
    tool.current = shown.tool;
    if (viewer) setCut(viewer.show(shown, still));
  }, [viewer, shown]);
  return { shown, change, cut };
}
