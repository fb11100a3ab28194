import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fetchBytes } from './fetch-bytes.ts';
import type { RunningViewer } from './running-viewer.tsx';
import type { ViewerSettings } from './viewer-settings.ts';

type Phase = 'idle' | 'loading' | 'ready' | 'unavailable' | 'failed';

interface Status {
  readonly phase: Phase;
  /** Bytes of the model so far, and in all (0 = unknown). */
  readonly loaded: number;
  readonly total: number;
  /** Runs while the phase is `ready`. */
  readonly viewer: RunningViewer | null;
}

export interface ViewerState extends Status {
  /** The visitor has moved the model, so the hints have done their work. */
  readonly used: boolean;
  readonly use: () => void;
  readonly start: () => void;
  readonly cancel: () => void;
}

interface ViewerSource {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Address of the GLB; the component is mounted anew for another. */
  readonly src: string;
  readonly settings: ViewerSettings;
  readonly autoStart: boolean;
}

const IDLE: Status = { phase: 'idle', loaded: 0, total: 0, viewer: null };

/** Whether the browser draws in 3D; the context that was asked for is given back at once. */
function drawsInThreeDimensions() {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension?.('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

export const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type StartSource = Omit<ViewerSource, 'autoStart' | 'settings'> & { settings: RefObject<ViewerSettings> };

/** Code and model come side by side; neither before it is asked for. */
async function load({ src, settings }: StartSource, element: HTMLCanvasElement, work: Loading) {
  const [{ startViewer }, bytes] = await Promise.all([
    import('./start-viewer.tsx'),
    fetchBytes(src, work.onProgress, work.signal),
  ]);
  work.signal.throwIfAborted();
  const viewer = await startViewer(element, bytes, settings.current);
  if (!work.signal.aborted) return viewer;
  viewer.dispose();
  throw work.signal.reason;
}

interface Loading {
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number, total: number) => void;
}

/** The 3D code, the model and the first frame; the handle is let go again by whoever asked. */
function useStart(source: StartSource, onStatus: (status: Status) => void) {
  const { canvas, src, settings } = source;
  const running = useRef<RunningViewer>(null);
  const loading = useRef<AbortController>(null);

  const stop = useCallback(() => {
    loading.current?.abort();
    running.current?.dispose();
    running.current = null;
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
      const onProgress = (loaded: number, total: number) => onStatus({ ...IDLE, phase: 'loading', loaded, total });
      const viewer = await load({ canvas, src, settings }, element, { signal, onProgress });
      running.current = viewer;
      element.addEventListener('webglcontextlost', () => onStatus({ ...IDLE, phase: 'unavailable' }), { signal });
      onStatus({ ...IDLE, phase: 'ready', viewer });
    } catch {
      if (!signal.aborted) onStatus({ ...IDLE, phase: 'failed' });
      controller.abort();
    }
  }, [canvas, src, settings, onStatus]);

  return { start, stop };
}

/** Starts the 3D code and the model on demand and lets go of both when the component leaves. */
export function useViewer({ autoStart, settings, ...source }: ViewerSource): ViewerState {
  const [status, setStatus] = useState(IDLE);
  const [used, setUsed] = useState(false);
  const latest = useRef(settings);
  const { start, stop } = useStart({ ...source, settings: latest }, setStatus);
  const { viewer } = status;

  useEffect(() => {
    latest.current = settings;
    viewer?.adjust(settings, wantsStillness());
  }, [viewer, settings]);

  useEffect(() => {
    if (autoStart) void start();
    return stop;
  }, [autoStart, start, stop]);

  useEffect(() => viewer?.view.onUse(() => setUsed(true)), [viewer]);

  const cancel = () => {
    stop();
    setStatus(IDLE);
  };

  return { ...status, used, use: () => setUsed(true), start: () => void start(), cancel };
}
