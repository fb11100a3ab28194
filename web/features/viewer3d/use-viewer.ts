import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Viewer } from './start-viewer.tsx';
import type { ViewerAction } from './viewer-keys.ts';

type Phase = 'idle' | 'loading' | 'ready' | 'unavailable' | 'failed';

interface Status {
  readonly phase: Phase;
  /** Bytes of the model so far, and in all (0 = unknown). */
  readonly loaded: number;
  readonly total: number;
}

export interface ViewerState extends Status {
  readonly apart: boolean;
  /** The visitor has moved the model, so the hints have done their work. */
  readonly used: boolean;
  start: () => void;
  cancel: () => void;
  act: (action: ViewerAction) => void;
}

interface ViewerSource {
  canvas: RefObject<HTMLCanvasElement | null>;
  src: string;
  orbit: readonly number[];
  autoStart: boolean;
}

const IDLE: Status = { phase: 'idle', loaded: 0, total: 0 };
const TURN = Math.PI / 24;
const PAN = 24;

function drawsInThreeDimensions() {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const MOVES: Partial<Record<ViewerAction, (view: Viewer['view']) => void>> = {
  left: (view) => view.rotate(TURN, 0),
  right: (view) => view.rotate(-TURN, 0),
  up: (view) => view.rotate(0, TURN),
  down: (view) => view.rotate(0, -TURN),
  panLeft: (view) => view.pan(PAN, 0),
  panRight: (view) => view.pan(-PAN, 0),
  panUp: (view) => view.pan(0, PAN),
  panDown: (view) => view.pan(0, -PAN),
  closer: (view) => view.zoom(true),
  farther: (view) => view.zoom(false),
  reset: (view) => view.reset(),
};

/** The 3D code, the model and the first frame; the handle is let go again by whoever asked. */
function useStart({ canvas, src, orbit }: Omit<ViewerSource, 'autoStart'>, onStatus: (status: Status) => void) {
  const viewer = useRef<Viewer>(null);
  const loading = useRef<AbortController>(null);

  const stop = useCallback(() => {
    loading.current?.abort();
    viewer.current?.dispose();
    viewer.current = null;
  }, []);

  const start = useCallback(async () => {
    const element = canvas.current;
    if (!element || loading.current?.signal.aborted === false) return;
    if (!drawsInThreeDimensions()) return onStatus({ ...IDLE, phase: 'unavailable' });
    const controller = new AbortController();
    const { signal } = controller;
    loading.current = controller;
    onStatus({ ...IDLE, phase: 'loading' });
    try {
      const { startViewer } = await import('./start-viewer.tsx');
      const onProgress = (loaded: number, total: number) => onStatus({ phase: 'loading', loaded, total });
      const started = await startViewer(element, { src, orbit, signal, onProgress });
      if (signal.aborted) return started.dispose();
      viewer.current = started;
      element.addEventListener('webglcontextlost', () => onStatus({ ...IDLE, phase: 'unavailable' }), { signal });
      onStatus({ ...IDLE, phase: 'ready' });
    } catch {
      if (!signal.aborted) onStatus({ ...IDLE, phase: 'failed' });
      controller.abort();
    }
  }, [canvas, src, orbit, onStatus]);

  return { viewer, start, stop };
}

/** Starts the 3D code and the model on demand and lets go of both when the component leaves. */
export function useViewer({ autoStart, ...source }: ViewerSource): ViewerState {
  const [status, setStatus] = useState(IDLE);
  const [apart, setApart] = useState(false);
  const [used, setUsed] = useState(false);
  const { viewer, start, stop } = useStart(source, setStatus);

  useEffect(() => {
    if (autoStart) void start();
    return stop;
  }, [autoStart, start, stop]);

  useEffect(() => {
    if (status.phase === 'ready') viewer.current?.view.onUse(() => setUsed(true));
  }, [status.phase, viewer]);

  const act = (action: ViewerAction) => {
    if (!viewer.current) return;
    if (action === 'explode') {
      viewer.current.view.explode(!apart, wantsStillness());
      setApart(!apart);
      return;
    }
    setUsed(true);
    MOVES[action]?.(viewer.current.view);
  };

  const cancel = () => {
    stop();
    setStatus(IDLE);
  };

  return { ...status, apart, used, start: () => void start(), cancel, act };
}
