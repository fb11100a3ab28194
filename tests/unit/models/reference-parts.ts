import { withKernel, type Kernel, type Solid, type Vec2 } from '../../../server/sample/models/kernel.ts';
import { meshOf } from '../../../server/sample/models/mesh.ts';
import { buildModel } from '../../../server/sample/models/model.ts';
import { around, box, drill, outline, plate, rod, turned } from '../../../server/sample/models/shapes.ts';
import { binaryStl } from '../../../server/sample/models/stl.ts';

const tube = (k: Kernel, outer: number, inner: number, height: number): Solid =>
  rod(k, outer, height).subtract(rod(k, inner, height + 2, [0, 0, -1]));

const bracket = (k: Kernel): Solid => {
  const legs = box(k, [0, 0, 0], [40, 30, 4]).add(box(k, [0, 0, 0], [4, 30, 40]));
  const upright = rod(k, 2.2, 8).rotate([0, 90, 0]).translate([-2, 15, 25]);
  return legs.subtract(k.Manifold.union([drill(k, 2.2, 8, [20, 15, -2]), drill(k, 2.2, 8, [32, 15, -2]), upright]));
};

const servoPlate = (k: Kernel): Solid => {
  const window = box(k, [-11.5, -6, -1], [11.5, 6, 4]);
  const screws = [-14, 14].map((x) => drill(k, 1, 6, [x, 0, -1]));
  const wall = box(k, [-22, 10, 0], [22, 12, 15]);
  return box(k, [-22, -12, 0], [22, 12, 3])
    .add(wall)
    .subtract(k.Manifold.union([window, ...screws]));
};

const wheel = (k: Kernel): Solid => {
  const holes = around(k, rod(k, 6, 22, [18, 0, -1]), 8);
  return rod(k, 30, 20)
    .subtract(holes)
    .subtract(rod(k, 2, 22, [0, 0, -1]));
};

const spinner = (k: Kernel): Solid => {
  const shell = (radius: number, height: number): Vec2[] =>
    Array.from({ length: 33 }, (_, i) => [radius * Math.sqrt(1 - i / 32), (height * i) / 32]);
  const skin = turned(k, [[0, 0], ...shell(22, 36)]);
  return skin.subtract(turned(k, [[0, -1], [20.6, -1], ...shell(20.6, 34)]));
};

const wingPanel = (k: Kernel): Solid => {
  const skin = (chord: number, thick: number): Vec2[] => {
    const half = Array.from({ length: 25 }, (_, i): Vec2 => {
      const x = (1 - Math.cos((Math.PI * i) / 24)) / 2;
      const y = 0.2969 * Math.sqrt(x) - 0.126 * x - 0.3516 * x * x + 0.2843 * x ** 3 - 0.1036 * x ** 4;
      return [x * chord, 5 * thick * y * chord];
    });
    return [
      ...half,
      ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Vec2 => [x, -y]),
    ];
  };
  const outer = outline(k, skin(140, 0.12));
  const inner = outer.offset(-1.2, 'Miter', 2);
  const ribs = [35, 70, 100].map((x) => box(k, [x, -10, 0], [x + 1, 10, 120]));
  const body = outer.extrude(120);
  return body.subtract(inner.extrude(122).translate([0, 0, -1])).add(k.Manifold.union(ribs).intersect(body));
};

/** Shapes whose volume and surface can be said beforehand, or nearly; all lie on the bed as they are printed. */
export const SOLIDS: Record<string, (k: Kernel) => Solid> = {
  'cube-20': (k) => box(k, [0, 0, 0], [20, 20, 20]),
  tube: (k) => tube(k, 15, 13.8, 100),
  bracket,
  'servo-plate': servoPlate,
  'motor-ring': (k) => plate(k, [[-20, -20], [20, -20], [20, 20], [-20, 20]], 6, 4).subtract(rod(k, 11, 8, [0, 0, -1])), // oxfmt-ignore
  wheel,
  spinner,
  'wing-panel': wingPanel,
};

const OF_MODELS: Record<string, readonly string[]> = {
  'krivan-38-2': ['nose', 'bay-tube', 'booster-can', 'booster-fin'],
  'dunaj-420': ['hull-mid', 'motor-mount'],
  'kestrel-860': ['pod-nose', 'inner-port'],
};

/** A binary STL of one shape above. */
export const solidStl = (name: string): Promise<Uint8Array> =>
  withKernel(1, (k) => binaryStl(meshOf(SOLIDS[name]!(k)), name));

/** The 16 parts of the calibration: 8 shapes, and 8 parts that the shop sells, as binary STL by name. */
export const referenceParts = async (): Promise<Map<string, Uint8Array>> => {
  const parts = new Map<string, Uint8Array>();
  for (const name of Object.keys(SOLIDS)) parts.set(name, await solidStl(name));
  for (const [model, ids] of Object.entries(OF_MODELS)) {
    for (const part of (await buildModel(model, ids)).parts) parts.set(`${model}/${part.id}`, part.stl);
  }
  return parts;
};
