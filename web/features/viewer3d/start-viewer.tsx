import { createRoot, type ReconcilerRoot } from '@react-three/fiber';
import type { PerspectiveCamera } from 'three';
import { NeutralToneMapping } from 'three';
import { disposeModel, readModel } from './model.ts';
import { RunningViewer } from './running-viewer.tsx';
import type { ViewerSettings } from './viewer-settings.ts';

type Root = ReconcilerRoot<HTMLCanvasElement>;

const LENS_DEGREES = 22;

async function openRoot(canvas: HTMLCanvasElement): Promise<Root> {
  const root = createRoot(canvas);
  canvas.addEventListener('webglcontextlost', () => root.unmount(), { once: true });
  await root.configure({
    size: sizeOf(canvas),
    dpr: [1, 2],
    frameloop: 'demand',
    shadows: 'percentage',
    camera: { fov: LENS_DEGREES },
    onCreated: ({ gl }) => {
      gl.toneMapping = NeutralToneMapping;
      gl.localClippingEnabled = true;
      gl.shadowMap.autoUpdate = false;
    },
  });
  root.render(null);
  return root;
}

const roots = new WeakMap<HTMLCanvasElement, Promise<Root>>();

/** One renderer for each canvas, as long as that has its context. */
function rootOn(canvas: HTMLCanvasElement): Promise<Root> {
  const root = roots.get(canvas) ?? openRoot(canvas);
  roots.set(canvas, root);
  return root;
}

const sizeOf = ({ parentElement }: HTMLCanvasElement) => ({
  width: parentElement?.clientWidth ?? 0,
  height: parentElement?.clientHeight ?? 0,
  top: 0,
  left: 0,
});

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
  const [root, model] = await Promise.all([rootOn(canvas), bytes.then(readModel)]);
  try {
    signal.throwIfAborted();
    const store = root.render(null);
    const { camera, scene, gl, invalidate, setSize } = store.getState();
    const { width, height } = sizeOf(canvas);
    setSize(width, height);
    return new RunningViewer({
      ...{ root, model, canvas, settings, gl, scene, setSize },
      camera: camera as PerspectiveCamera,
      invalidate: () => invalidate(),
    });
  } catch (error) {
    disposeModel(model);
    throw error;
  }
}
