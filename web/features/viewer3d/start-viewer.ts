import { Easel } from './easel.ts';
import { disposeModel, readModel } from './model.ts';
import { RunningViewer } from './running-viewer.ts';
import type { ViewerSettings } from './viewer-settings.ts';

const easels = new WeakMap<HTMLCanvasElement, Easel>();

/** One for each canvas. */
function easelOn(canvas: HTMLCanvasElement): Easel {
  const known = easels.get(canvas);
  if (known) return known;
  const made = new Easel(canvas);
  easels.set(canvas, made);
  made.prepare();
  return made;
}

interface Wanted {
  /** The GLB, maybe still on its way. */
  readonly bytes: Promise<ArrayBuffer>;
  readonly settings: ViewerSettings;
  /** Nothing is drawn any more once it is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Draws the model on the canvas, which must stand in the page; a frame is drawn only when something changed. The graphics
 * are made ready while the model still comes. Throws when the model cannot be read, or when it is no longer wanted.
 */
export async function startViewer(
  canvas: HTMLCanvasElement,
  { bytes, settings, signal }: Wanted,
): Promise<RunningViewer> {
  const easel = easelOn(canvas);
  const model = await bytes.then(readModel);
  try {
    signal.throwIfAborted();
    const { clientWidth = 0, clientHeight = 0 } = canvas.parentElement ?? {};
    easel.setSize(clientWidth, clientHeight);
    return new RunningViewer({ easel, model, settings });
  } catch (error) {
    disposeModel(model);
    throw error;
  }
}
