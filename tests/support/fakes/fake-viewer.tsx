import { vi } from 'vitest';
import { ModelViewer } from '../../../web/features/viewer3d/model-viewer.tsx';
import type { Exhibit } from '../../../web/features/viewer3d/exhibit.ts';
import type { ModelPoint } from '../../../web/features/viewer3d/running-viewer.tsx';
import type { ViewerSettings } from '../../../web/features/viewer3d/viewer-settings.ts';
import { discardCanvas } from '../../../web/features/viewer3d/shared-canvas.ts';
import type { Shown } from '../../../web/features/viewer3d/viewer-state.ts';
import { photo } from '../builders/build-web-product.ts';
import { renderPage } from '../web/web-page.tsx';

/** A running viewer that draws nothing and remembers what it is told. */
export const fakeViewer = () => ({
  view: {
    rotate: vi.fn<(left: number, up: number) => void>(),
    pan: vi.fn<(x: number, y: number) => void>(),
    zoom: vi.fn(),
    reset: vi.fn(),
    onUse: vi.fn(),
    onTurning: vi.fn<(listener: () => void) => () => void>(() => () => undefined),
    turnAlone: vi.fn<(on: boolean) => void>(),
    turningState: 'turning',
  },
  reach: { x: 50, y: 50, z: 300 },
  height: 600,
  centre: { x: 400, y: 300 },
  axes: () => ({ x: { x: 1, y: 0 }, y: { x: 0, y: 0 }, z: { x: 0, y: -1 } }),
  parts: () => [],
  place: ([x, y]: ModelPoint) => ({ x, y }),
  show: vi.fn<(shown: Shown, still: boolean) => [number, number] | null>(() => null),
  adjust: vi.fn<(settings: ViewerSettings) => void>(),
  pick: vi.fn<(place: { x: number; y: number }) => ModelPoint | null>(),
  partAt: vi.fn<(place: { x: number; y: number }) => string | null>(() => null),
  exhibit: vi.fn<(shown: Exhibit | null) => void>(),
  refresh: vi.fn(),
  onFrame: () => () => undefined,
  dispose: vi.fn(),
});

/** Starts like the real one: once the model has arrived. */
export const startOf =
  (viewer: object) =>
  async (_canvas: unknown, { bytes }: { bytes: Promise<ArrayBuffer> }): Promise<unknown> => {
    await bytes;
    return viewer;
  };

/** A browser with WebGL or without, and a model file that arrives. */
export const viewerGraphics = (works: boolean) => {
  discardCanvas();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((works ? {} : null) as never);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(new Uint8Array(8))),
  );
};

const PART = { material: 'PETG', quantity: 1 };
const PARTS = [
  { ...PART, id: 'nose', number: 1, name: 'Nose cone', grams: 21.4, sizeMm: [54, 54, 160] },
  { ...PART, id: 'fin', number: 2, name: 'Fin', grams: 12.5, sizeMm: [80, 40, 3], quantity: 2 },
];

type Props = Parameters<typeof ModelViewer>[0];

export const viewerElement = (more: Partial<Props> = {}) => (
  <ModelViewer
    src="/m.glb"
    settings={null}
    poster={photo()}
    views={[]}
    productId={7}
    name="Kriváň"
    parts={PARTS}
    {...more}
  />
);

export const showViewer = (more: Partial<Props> = {}) => renderPage(viewerElement(more));
