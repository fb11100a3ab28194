import type { Kernel, Outline, Solid, Vec2, Vec3 } from '../kernel.ts';

/* The modeller that parts of the sample are drawn with, in the words of the sandbox (see `kernel/sandbox-library.ts`). */

interface Drawn {
  move(x: number, y: number, z: number): Drawn;
  turn(x: number, y: number, z: number): Drawn;
  subtract(others: unknown): Drawn;
}

declare const box: (from: Vec3, to: Vec3) => Drawn;
declare const cylinder: (radius: number, height: number, top?: number) => Drawn;
declare const sphere: (radius: number) => Drawn;
declare const mesh: (points: number[], triangles: number[]) => Drawn;
declare const polygon: (...rings: Vec2[][]) => unknown;
declare const circle: (radius: number) => object;
declare const text: (words: string, height: number, most: number) => Outline;
declare const union: (shapes: unknown) => unknown;
declare const hull: (shapes: unknown) => unknown;

type Method = (this: unknown, ...values: never[]) => unknown;
type Methods = Record<string, Method>;

const call = (method: Method | undefined, shape: unknown, ...values: unknown[]): unknown =>
  (method as (this: unknown, ...all: unknown[]) => unknown).apply(shape, values);

/** Gives shapes the methods that the modeller has, in the place of those of the sandbox with these names. */
const taught = (shape: object, lessons: (own: Methods) => Record<string, Method>): void => {
  const methods = Object.getPrototypeOf(shape) as Methods;
  Object.assign(methods, lessons({ ...methods, ...namesOf(methods) }));
};

const namesOf = (methods: Methods): Methods =>
  Object.fromEntries(Object.getOwnPropertyNames(methods).map((name) => [name, methods[name]!]));

function same(this: unknown): unknown {
  return this;
}

taught(box([0, 0, 0], [1, 1, 1]), ({ move, turn, scale, mirror }) => ({
  translate(by: Vec3) {
    return call(move, this, ...by);
  },
  rotate(degrees: Vec3) {
    return call(turn, this, ...degrees);
  },
  scale(by: Vec3) {
    return call(scale, this, ...by);
  },
  mirror(normal: Vec3) {
    return call(mirror, this, ...normal);
  },
  simplify: same,
  asOriginal: same,
}));

type ExtrudedHow = [divisions?: number, twist?: number, top?: Vec2, isCentred?: boolean];
type RoundedHow = [high?: number, segments?: number, isCentred?: boolean];

const CORNERS: Record<string, string> = { Miter: 'sharp', Round: 'round', Square: 'square' };

taught(circle(1), ({ move, extrude, revolve, offset }) => ({
  translate(by: Vec2) {
    return call(move, this, ...by);
  },
  extrude(height: number, ...[, twist = 0, [top] = [1, 1], isCentred = false]: ExtrudedHow) {
    const made = call(extrude, this, height, { twist, top }) as Drawn;
    return isCentred ? made.move(0, 0, -height / 2) : made;
  },
  revolve(_segments = 0, degrees = 360) {
    return call(revolve, this, degrees);
  },
  offset(by: number, corners = 'Round') {
    return call(offset, this, by, CORNERS[corners]);
  },
}));

/** A tenth of a micron: long figures take long to be passed on. */
const tidy = (value: number): number => Math.round(value * 1e4) / 1e4;

/** As `withKernel` gives it for what is sold; how finely it is round, the shop decides. */
export const k = {
  Manifold: {
    cube: ([x, y, z]: Vec3) => box([0, 0, 0], [x, y, z]),
    cylinder(height: number, low: number, ...[high = low, , isCentred = false]: RoundedHow) {
      const made = cylinder(low, height, high);
      return isCentred ? made.move(0, 0, -height / 2) : made;
    },
    sphere: (radius: number) => sphere(radius),
    union,
    difference: ([first, ...others]: Drawn[]) => (others.length > 0 ? first!.subtract(others) : first),
    hull,
    ofMesh: ({ vertProperties, triVerts }: { vertProperties: Float32Array; triVerts: Uint32Array }) =>
      mesh(Array.from(vertProperties, tidy), Array.from(triVerts)),
  },
  CrossSection: { ofPolygons: (rings: Vec2[][]) => polygon(...rings), hull },
  Mesh: class {
    constructor(parts: object) {
      Object.assign(this, parts);
    }
  },
  preview: false,
  seg: (full: number) => Math.max(8, Math.round(full / 4) * 4),
  mirrored: (solid: Solid) => solid.mirror([0, 1, 0]),
} as unknown as Kernel;

const ABOVE = 2;

/** Letters as a tool that cuts so deep into what is below z = 0; null where there are none. */
export const letters = (name: string, [height, most]: Vec2, deep: number): Solid | null =>
  name
    ? text(name, height, most)
        .extrude(deep + ABOVE)
        .translate([0, 0, -deep])
    : null;

/** A body less what is there of the others. */
export const without = (solid: Solid, ...tools: (Solid | null)[]): Solid =>
  tools.reduce<Solid>((rest, tool) => (tool ? rest.subtract(tool) : rest), solid);

/** What a bed takes: null where parts stay whole. */
export type Side = number | null;

/** A part that is cut to a bed of this side, lying as it is printed. */
export const cutTo = (side: Side, solid: Solid, turn: Vec3, joint: 'DOWELS' | 'DOVETAILS' | 'PLAIN' = 'DOWELS') => ({
  solid,
  ...(side && { cut: { bed: [side, side, side], turn, joint } }),
});
