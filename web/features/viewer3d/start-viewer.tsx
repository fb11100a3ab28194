import { createRoot } from '@react-three/fiber';
import type { PerspectiveCamera } from 'three';
import { NeutralToneMapping } from 'three';
import type { Progress } from './model.ts';
import { disposeModel, loadModel } from './model.ts';
import type { Inks } from './studio.tsx';
import { Studio, TURNTABLE } from './studio.tsx';
import type { Orbit } from './view.ts';
import { View } from './view.ts';

export interface ViewerOptions {
  readonly src: string;
  readonly orbit: Orbit;
  readonly signal: AbortSignal;
  readonly onProgress: Progress;
}

/** A running 3D view. `dispose` frees the graphics card and every listener. */
export interface Viewer {
  readonly view: View;
  dispose(): void;
}

function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  return { ring: style.getPropertyValue('--ink-3').trim(), mark: style.getPropertyValue('--signal').trim() };
}

async function openRoot(canvas: HTMLCanvasElement) {
  const root = createRoot(canvas);
  const { clientWidth: width, clientHeight: height } = canvas;
  await root.configure({
    size: { width, height, top: 0, left: 0 },
    dpr: [1, 2],
    frameloop: 'demand',
    shadows: 'percentage',
    camera: { fov: 22 },
    gl: { alpha: true, antialias: true },
    onCreated: ({ gl }) => void Object.assign(gl, { toneMapping: NeutralToneMapping }),
  });
  return root;
}

/** Follows the size of the canvas and the theme of the page. */
function follow(canvas: HTMLCanvasElement, onSize: (width: number, height: number) => void, onTheme: () => void) {
  const sizes = new ResizeObserver(() => onSize(canvas.clientWidth, canvas.clientHeight));
  const themes = new MutationObserver(onTheme);
  sizes.observe(canvas);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    sizes.disconnect();
    themes.disconnect();
  };
}

/** Loads the model and draws it on the canvas; a frame is drawn only when something changed. Throws when the model cannot be had. */
export async function startViewer(canvas: HTMLCanvasElement, options: ViewerOptions): Promise<Viewer> {
  const model = await loadModel(options.src, options.onProgress, options.signal);
  model.scene.traverse((object) => Object.assign(object, { castShadow: true, receiveShadow: true }));
  const root = await openRoot(canvas);
  const draw = () => root.render(<Studio model={model} inks={inksOf(canvas)} />);
  const store = draw();
  const { camera, scene, invalidate } = store.getState();
  const view = new View({
    camera: camera as PerspectiveCamera,
    canvas,
    model,
    orbit: options.orbit,
    turntable: () => scene.getObjectByName(TURNTABLE),
    invalidate: () => invalidate(),
  });
  const unfollow = follow(canvas, (width, height) => store.getState().setSize(width, height), draw);
  return {
    view,
    dispose() {
      unfollow();
      view.dispose();
      root.unmount();
      disposeModel(model);
    },
  };
}
