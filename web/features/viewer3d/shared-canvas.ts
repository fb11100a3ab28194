/** As fiber would ask; three then gets the context that is there. */
const ASKED: WebGLContextAttributes = { alpha: true, antialias: true, powerPreference: 'high-performance' };
/** Long enough for the way from one product to the next. */
const IDLE_MS = 60_000;

/** The canvas as long as one viewer shows it. */
export interface Lease {
  readonly canvas: HTMLCanvasElement;
  /** Takes it out of the page; nothing when another viewer has it already. */
  readonly giveBack: () => void;
}

interface Holder {
  readonly lease: Lease;
  readonly onTaken: () => void;
}

let canvas: HTMLCanvasElement | null = null;
let holder: Holder | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

function madeCanvas(): HTMLCanvasElement | null {
  const made = document.createElement('canvas');
  try {
    if (!made.getContext('webgl2', ASKED)) return null;
  } catch {
    return null;
  }
  made.addEventListener('webglcontextlost', () => {
    if (canvas === made) canvas = null;
  });
  return made;
}

/** Gives the memory of the graphics back at once; the next viewer makes a new canvas. */
export function discardCanvas() {
  clearTimeout(idle);
  const context = canvas?.getContext('webgl2');
  canvas = null;
  context?.getExtension?.('WEBGL_lose_context')?.loseContext();
}

function returnCanvas(lease: Lease) {
  if (holder?.lease !== lease) return;
  holder = null;
  lease.canvas.remove();
  delete lease.canvas.dataset.frames;
  idle = setTimeout(discardCanvas, IDLE_MS);
}

/**
 * Puts the document's one canvas with its one drawing context into `host`. It outlives pages; a minute after the last
 * viewer gave it back its memory is freed. The viewer that had it hears `onTaken` first and must let go of all it drew.
 * Null where the browser does not draw in 3D.
 */
export function leaseCanvas(host: HTMLElement, onTaken: () => void): Lease | null {
  holder?.onTaken();
  clearTimeout(idle);
  canvas ??= madeCanvas();
  if (!canvas) return null;
  const lease: Lease = { canvas, giveBack: () => returnCanvas(lease) };
  holder = { lease, onTaken };
  host.append(canvas);
  return lease;
}
