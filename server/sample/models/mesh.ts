import type { Kernel, Solid, Vec3 } from './kernel.ts';
import type { PartSource, Placement } from './source.ts';

/** An indexed triangle mesh, millimetres, z up. */
export interface TriangleMesh {
  positions: Float32Array;
  triangles: Uint32Array;
}

/** The same with one unit normal for each vertex; vertices are split where the surface has a crease. */
export interface ShadedMesh extends TriangleMesh {
  normals: Float32Array;
}

const CREASE_DEGREES = 40;

/** The bare mesh of a solid: shared vertices, no normals. */
export function meshOf(solid: Solid): TriangleMesh {
  const { vertProperties, triVerts, numProp } = solid.getMesh();
  return { positions: pick(vertProperties, numProp, 0), triangles: Uint32Array.from(triVerts) };
}

/** The mesh of a solid with normals, smooth below a crease of 40°. */
export function shadedMeshOf(solid: Solid): ShadedMesh {
  const { vertProperties, triVerts, numProp } = solid.calculateNormals(0, CREASE_DEGREES).getMesh();
  const positions = pick(vertProperties, numProp, 0);
  return { positions, normals: pick(vertProperties, numProp, 3), triangles: Uint32Array.from(triVerts) };
}

function pick(properties: ArrayLike<number>, stride: number, offset: number): Float32Array {
  const count = properties.length / stride;
  const out = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    for (let axis = 0; axis < 3; axis++) out[i * 3 + axis] = properties[i * stride + offset + axis] ?? 0;
  }
  return out;
}

const WELD_MM = 0.003;

/**
 * Turns the solid to its print orientation and puts it on the bed: lowest point at z = 0, centred on the origin.
 * Corners closer than 3 µm are joined, so that the single precision of an STL cannot open or pinch the skin.
 */
export function laidOnBed(solid: Solid, part: PartSource): Solid {
  const turned = solid.simplify(WELD_MM).rotate(part.printTurn);
  const { min, max } = turned.boundingBox();
  return turned.translate([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, -min[2]]);
}

/** The solid at one place in the assembled model. */
export function placed(solid: Solid, { turn = [0, 0, 0], move = [0, 0, 0] }: Placement): Solid {
  return solid.rotate(turn).translate(move);
}

/** All copies of a part where they belong in the assembled model. */
export function assembled(k: Kernel, solid: Solid, part: PartSource): Solid {
  return k.Manifold.union(part.placements.map((placement) => placed(solid, placement)));
}

/** Centre of mass of a solid that is equally dense everywhere. */
export function centreOf(solid: Solid): Vec3 {
  const { positions, triangles } = meshOf(solid);
  const at = (corner: number): Vec3 => [0, 1, 2].map((axis) => positions[corner * 3 + axis] ?? 0) as Vec3;
  const sum: Vec3 = [0, 0, 0];
  let volume = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((n) => at(triangles[i + n] ?? 0)) as [Vec3, Vec3, Vec3];
    const six =
      a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    volume += six;
    for (const axis of [0, 1, 2] as const) sum[axis] += (six * (a[axis] + b[axis] + c[axis])) / 4;
  }
  return [sum[0] / volume, sum[1] / volume, sum[2] / volume];
}

/** Length of a box's sides, rounded to 0.1 mm. */
export function sizeOf(box: { min: ArrayLike<number>; max: ArrayLike<number> }): Vec3 {
  const side = (axis: number): number => Math.round(((box.max[axis] ?? 0) - (box.min[axis] ?? 0)) * 10) / 10;
  return [side(0), side(1), side(2)];
}
