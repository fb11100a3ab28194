import { createRoot } from '@react-three/fiber';
import type { BufferGeometry, PerspectiveCamera } from 'three';
import {
  BoxGeometry,
  getConsoleFunction,
  Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  setConsoleFunction,
} from 'three';
import { disposeModel, modelOf, readModel } from './model/model.ts';
import { inksOf } from './page-colours.ts';
import { RunningViewer } from './running-viewer.tsx';
import { Studio } from './studio.tsx';
import type { ViewerSettings } from './viewer-settings.ts';

const sizeOf = ({ parentElement }: HTMLCanvasElement) => ({
  width: parentElement?.clientWidth ?? 0,
  height: parentElement?.clientHeight ?? 0,
});

/** The same directions or places as model files have them: whole numbers that stand for -1 to 1, three of every `stride`. */
function quantised(geometry: BufferGeometry, name: string, values: Int16Array | Int8Array, stride: number) {
  const source = geometry.getAttribute(name);
  const packed = new InterleavedBufferAttribute(new InterleavedBuffer(values, stride), 3, 0, true);
  for (let place = 0; place < source.count; place += 1)
    packed.setXYZ(place, source.getX(place), source.getY(place), source.getZ(place));
  geometry.setAttribute(name, packed);
}

/** Made like a model. Drawn where nobody sees it yet, it has the graphics compile what a model will need. */
function madeBlock() {
  const box = new BoxGeometry();
  const { count } = box.getAttribute('position');
  quantised(box, 'position', new Int16Array(count * 4), 4);
  quantised(box, 'normal', new Int8Array(count * 4), 4);
  return modelOf([new Mesh(box, new MeshStandardMaterial())]);
}

/** The library keeps a clock that three.js warns of, and that nothing here reads: nobody is told of it. */
function quietRoot(canvas: HTMLCanvasElement) {
  const told = getConsoleFunction();
  setConsoleFunction(() => undefined);
  try {
    return createRoot(canvas);
  } finally {
    setConsoleFunction(told);
  }
}

async function openRoot(canvas: HTMLCanvasElement) {
  const root = quietRoot(canvas);
  canvas.addEventListener('webglcontextlost', () => root.unmount(), { once: true });
  await root.configure({
    // What is only compiled needs no room.
    size: { width: 1, height: 1, top: 0, left: 0 },
    dpr: [1, 2],
    frameloop: 'demand',
    shadows: 'percentage',
    onCreated: ({ gl }) => {
      // Asking for errors waits for every program on its own.
      gl.debug.checkShaderErrors = import.meta.env.DEV;
      gl.toneMapping = NeutralToneMapping;
      gl.localClippingEnabled = true;
      gl.shadowMap.autoUpdate = false;
      gl.shadowMap.needsUpdate = true;
    },
  });
  const block = madeBlock();
  const store = root.render(<Studio model={block} inks={inksOf(canvas)} azimuth={0} grounded caps={new Group()} />);
  return { root, store, block };
}

const roots = new WeakMap<HTMLCanvasElement, ReturnType<typeof openRoot>>();

/** One renderer for each canvas, as long as that has its context. */
function rootOn(canvas: HTMLCanvasElement) {
  const root = roots.get(canvas) ?? openRoot(canvas);
  roots.set(canvas, root);
  return root;
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
  const [{ root, store, block }, model] = await Promise.all([rootOn(canvas), bytes.then(readModel)]);
  try {
    signal.throwIfAborted();
    block.stand.visible = false;
    const { camera, scene, gl, invalidate, setSize } = store.getState();
    const { width, height } = sizeOf(canvas);
    setSize(width, height);
    return new RunningViewer({
      root,
      model,
      canvas,
      settings,
      gl,
      scene,
      setSize,
      camera: camera as PerspectiveCamera,
      invalidate: () => invalidate(),
    });
  } catch (error) {
    disposeModel(model);
    throw error;
  }
}
