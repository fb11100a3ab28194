import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { fetchBytes } from './fetch-bytes.ts';
import type { RunningViewer } from './running-viewer.tsx';
import { takeCanvas, type Lease } from './shared-canvas.ts';
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
  /** What the canvas is put into. */
  readonly host: RefObject<HTMLElement | null>;
  /** Address of the GLB; the component is mounted anew for another. */
  readonly src: string;
  readonly settings: ViewerSettings;
  readonly autoStart: boolean;
}

const IDLE: Status = { phase: 'idle', loaded: 0, total: 0, viewer: null };

export const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type StartSource = Omit<ViewerSource, 'autoStart' | 'settings'> & { settings: RefObject<ViewerSettings> };

/** Code and model come side by side; neither before it is asked for. */
async function load({ src, settings }: StartSource, canvas: HTMLCanvasElement, work: Loading) {
  const { signal } = work;
  const bytes = fetchBytes(src, work.onProgress, signal);
  // Whoever waits for it hears of a failure; until then nobody does.
  bytes.catch(() => undefined);
  const [{ startViewer }] = await Promise.all([import('./start-viewer.tsx'), import('./overlays.tsx')]);
  return startViewer(canvas, { bytes, settings: settings.current, signal });
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
    own.lease = takeCanvas(element, () => end('idle'));
    if (!own.lease) return end('unavailable');
    run.current = own;
    const { canvas } = own.lease;
    canvas.addEventListener('webglcontextlost', () => end('unavailable'), { signal });
    onStatus({ ...IDLE, phase: 'loading' });
    try {
      const onProgress = (loaded: number, total: number) => onStatus({ ...IDLE, phase: 'loading', loaded, total });
      own.viewer = await load({ host, src, settings }, canvas, { signal, onProgress });
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
