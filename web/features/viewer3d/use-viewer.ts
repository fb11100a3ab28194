import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { savesData } from '../../lib/saves-data.ts';
import { fetchBytes } from './model/fetch-bytes.ts';
import type { RunningViewer } from './running-viewer.tsx';
import { leaseCanvas, type Lease } from './shared-canvas.ts';
import type { ViewerSettings } from './viewer-settings.ts';

/** `unavailable`: the browser does not draw in 3D; `lost`: it did, and has stopped. */
type Phase = 'idle' | 'loading' | 'ready' | 'unavailable' | 'failed' | 'lost';

interface Status {
  readonly phase: Phase;
  /** Bytes of the model so far, and in all (0 = unknown). */
  readonly loaded: number;
  readonly total: number;
  /** Runs while the phase is `ready`. */
  readonly viewer: RunningViewer | null;
}

export interface ViewerState extends Status {
  readonly start: () => void;
  readonly cancel: () => void;
}

interface ViewerSource {
  /** What the canvas is put into. */
  readonly host: RefObject<HTMLElement | null>;
  /** Address of the GLB; the component is mounted anew for another. */
  readonly src: string;
  readonly settings: ViewerSettings;
  readonly autoStart: boolean;
}

const IDLE: Status = { phase: 'idle', loaded: 0, total: 0, viewer: null };

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type StartSource = Omit<ViewerSource, 'autoStart' | 'settings'> & { settings: RefObject<ViewerSettings> };

const loadCode = () => Promise.all([import('./start-viewer.tsx'), import('./overlays.tsx')]);
let pendingCode: ReturnType<typeof loadCode> | null = null;

/** Once for all who ask; again after a failure. */
function fetchCode() {
  pendingCode ??= loadCode().catch((error: unknown) => {
    pendingCode = null;
    throw error;
  });
  return pendingCode;
}

/** For a visitor who is about to ask for 3D: most of the code is here before the press. Not for one who saves data. */
export function prefetchViewer() {
  if (!savesData()) fetchCode().catch(() => undefined);
}

/** Code and model come side by side; neither before it is asked for. */
function fetchAll(src: string, { signal, onProgress }: Loading) {
  const code = fetchCode();
  const bytes = fetchBytes(src, onProgress, signal);
  // Whoever waits for them hears of a failure; until then nobody does.
  for (const each of [bytes, code]) each.catch(() => undefined);
  return { bytes, code };
}

interface Loading {
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number, total: number) => void;
}

/** What a viewer that was started holds. */
class Run {
  readonly controller = new AbortController();
  viewer: RunningViewer | null = null;
  lease: Lease | null = null;

  end() {
    this.controller.abort();
    this.viewer?.dispose();
    this.lease?.giveBack();
  }
}

/** The canvas, the 3D code, the model and the first frame; all is let go again by whoever asked. */
function useStart(source: StartSource, onStatus: (status: Status) => void) {
  const { host, src, settings } = source;
  const run = useRef<Run>(null);

  const stop = useCallback(() => {
    run.current?.end();
    run.current = null;
  }, []);

  const start = useCallback(async () => {
    const element = host.current;
    if (!element || run.current) return;
    const own = new Run();
    const { signal } = own.controller;
    const end = (phase: Phase) => {
      if (run.current === own) run.current = null;
      own.end();
      onStatus({ ...IDLE, phase });
    };
    const onProgress = (loaded: number, total: number) => {
      if (!signal.aborted) onStatus({ ...IDLE, phase: 'loading', loaded, total });
    };
    // First: browsers take a tenth of a second for a drawing context.
    const { bytes, code } = fetchAll(src, { signal, onProgress });
    own.lease = leaseCanvas(element, () => end('idle'));
    if (!own.lease) return end('unavailable');
    run.current = own;
    const { canvas } = own.lease;
    canvas.addEventListener('webglcontextlost', () => end('lost'), { signal });
    onStatus({ ...IDLE, phase: 'loading' });
    try {
      const [{ startViewer }] = await code;
      own.viewer = await startViewer(canvas, { bytes, settings: settings.current, signal });
      onStatus({ ...IDLE, phase: 'ready', viewer: own.viewer });
    } catch {
      if (!signal.aborted) end('failed');
    }
  }, [host, src, settings, onStatus]);

  return { start, stop };
}

/** Starts the 3D code and the model on demand and lets go of both when the component leaves. */
export function useViewer({ autoStart, settings, ...source }: ViewerSource): ViewerState {
  const [status, setStatus] = useState(IDLE);
  const latest = useRef(settings);
  const { start, stop } = useStart({ ...source, settings: latest }, setStatus);
  const { viewer } = status;

  useEffect(() => {
    latest.current = settings;
    viewer?.adjust(settings);
  }, [viewer, settings]);

  useEffect(() => {
    if (autoStart) void start();
    return stop;
  }, [autoStart, start, stop]);

  const cancel = () => {
    stop();
    setStatus(IDLE);
  };

  return { ...status, start: () => void start(), cancel };
}
