import { createRoot } from '@react-three/fiber';
import type { PerspectiveCamera } from 'three';
import { NeutralToneMapping } from 'three';
import { disposeModel, readModel } from './model.ts';
import { RunningViewer } from './running-viewer.tsx';
import type { ViewerSettings } from './viewer-settings.ts';

const LENS_DEGREES = 22;

async function openRoot(canvas: HTMLCanvasElement) {
  const root = createRoot(canvas);
  const { clientWidth: width, clientHeight: height } = canvas;
  await root.configure({
    size: { width, height, top: 0, left: 0 },
    dpr: [1, 2],
    frameloop: 'demand',
    shadows: 'percentage',
    camera: { fov: LENS_DEGREES },
    gl: { alpha: true, antialias: true },
    onCreated: ({ gl }) => {
      gl.toneMapping = NeutralToneMapping;
      gl.localClippingEnabled = true;
      gl.shadowMap.autoUpdate = false;
    },
  });
  return root;
}

/** Draws the model on the canvas; a frame is drawn only when something changed. Throws when the model cannot be read. */
export async function startViewer(
  canvas: HTMLCanvasElement,
  bytes: ArrayBuffer,
  settings: ViewerSettings,
): Promise<RunningViewer> {
  const model = await readModel(bytes);
  try {
    const root = await openRoot(canvas);
    const store = root.render(null);
    const { camera, scene, gl, invalidate, setSize } = store.getState();
    return new RunningViewer({
      ...{ root, model, canvas, settings, gl, scene },
      camera: camera as PerspectiveCamera,
      invalidate: () => invalidate(),
      setSize,
    });
  } catch (error) {
    disposeModel(model);
    throw error;
  }
}
