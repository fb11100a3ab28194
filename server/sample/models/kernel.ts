import type { CrossSection, Manifold, ManifoldToplevel } from 'manifold-3d';

export type { CrossSection, Manifold } from 'manifold-3d';
export type Vec2 = [number, number];
export type Vec3 = [number, number, number];

/** The solid modeller with the resolution that the current build asks for. */
export interface Kernel {
  Manifold: ManifoldToplevel['Manifold'];
  CrossSection: ManifoldToplevel['CrossSection'];
  Mesh: ManifoldToplevel['Mesh'];
  /** True while a coarse preview is built instead of the sold file. */
  preview: boolean;
  /** Scales a count of segments to the detail of this build, never under 8 (a multiple of four). */
  seg(full: number): number;
  /** The image of a solid to starboard, where a kernel has a way of its own. */
  mirrored?(solid: Manifold): Manifold;
}

interface Disposable {
  delete(): void;
}

const SOLID_STATICS = ['cube', 'cylinder', 'sphere', 'extrude', 'revolve', 'union', 'difference', 'ofMesh', 'hull'];
const SOLID_METHODS = 'add,subtract,intersect,transform,translate,rotate,scale,mirror,hull,simplify,calculateNormals'
  .concat(',trimByPlane,splitByPlane,refine,refineToLength,warp,decompose,asOriginal')
  .split(',');
const OUTLINE_STATICS = ['square', 'circle', 'union', 'ofPolygons', 'hull'];
const OUTLINE_METHODS =
  'add,subtract,intersect,translate,rotate,scale,mirror,offset,hull,extrude,revolve,transform'.split(',');

const alive: Disposable[] = [];
let loading: Promise<ManifoldToplevel> | undefined;

function remember(target: object, names: readonly string[]): void {
  const methods = target as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const original = methods[name];
    if (!original) continue;
    methods[name] = function (this: unknown, ...args: unknown[]): unknown {
      const result = original.apply(this, args);
      alive.push(...(Array.isArray(result) ? (result as Disposable[]) : [result as Disposable]));
      return result;
    };
  }
}

async function load(): Promise<ManifoldToplevel> {
  const wasm = await (await import('manifold-3d')).default();
  wasm.setup();
  remember(wasm.Manifold, SOLID_STATICS);
  remember(wasm.Manifold.prototype, SOLID_METHODS);
  remember(wasm.CrossSection, OUTLINE_STATICS);
  remember(wasm.CrossSection.prototype, OUTLINE_METHODS);
  return wasm;
}

/**
 * Runs `work` with the solid modeller and frees every solid and outline it made, also when it throws.
 * `work` must be synchronous: the memory of one build is never mixed with that of another.
 */
export async function withKernel<T>(detail: number, work: (kernel: Kernel) => T): Promise<T> {
  loading ??= load();
  const { Manifold, CrossSection, Mesh } = await loading;
  try {
    const seg = (full: number): number => Math.max(8, Math.round((full * detail) / 4) * 4);
    return work({ Manifold, CrossSection, Mesh, preview: detail < 1, seg });
  } finally {
    for (const made of alive) made.delete();
    alive.length = 0;
  }
}

export type Solid = Manifold;
export type Outline = CrossSection;
