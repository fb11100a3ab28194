import type { Mesh } from '../mesh/mesh.ts';
import { VertexTable } from '../mesh/vertex-table.ts';
import type { ShadedMesh } from '../preview/shaded-mesh.ts';
import type { Vec3 } from './vectors.ts';

/** What is photographed and drawn: parts where they stand, millimetres, z up. */
export interface Scene extends Pick<Mesh, 'points' | 'corners'> {
  /** The part of each triangle. */
  readonly partOf: Uint16Array;
  /** `#rrggbb` of each part. */
  readonly colours: readonly string[];
}

export interface ScenePart {
  readonly mesh: Pick<Mesh, 'points' | 'corners'>;
  readonly hex: string;
}

/** The parts as one mesh. */
export const sceneOf = (parts: readonly ScenePart[]): Scene => {
  const sum = (lengthOf: (part: ScenePart) => number): number => parts.reduce((all, part) => all + lengthOf(part), 0);
  const points = new Float32Array(sum(({ mesh }) => mesh.points.length));
  const corners = new Uint32Array(sum(({ mesh }) => mesh.corners.length));
  const partOf = new Uint16Array(corners.length / 3);
  let [point, corner] = [0, 0];
  for (const [part, { mesh }] of parts.entries()) {
    points.set(mesh.points, point);
    for (let i = 0; i < mesh.corners.length; i++) corners[corner + i] = mesh.corners[i]! + point / 3;
    partOf.fill(part, corner / 3, (corner + mesh.corners.length) / 3);
    point += mesh.points.length;
    corner += mesh.corners.length;
  }
  return { points, corners, partOf, colours: parts.map(({ hex }) => hex) };
};

/** The mesh without the seams that its shading needs. */
export const welded = ({
  positions,
  triangles,
}: Pick<ShadedMesh, 'positions' | 'triangles'>): Pick<Mesh, 'points' | 'corners'> => {
  const table = new VertexTable(positions.length / 3);
  const number = new Uint32Array(positions.length / 3);
  for (let i = 0; i < number.length; i++) {
    number[i] = table.numberOf(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!);
  }
  const points = table.points.slice(0, table.count * 3);
  return { points, corners: triangles.map((corner) => number[corner]!) };
};

export interface Bounds {
  readonly min: Vec3;
  readonly centre: Vec3;
  readonly radius: number;
}

/** Box and a ball around it; null where there is nothing to see: no size, or none that can be reckoned with. */
export const boundsOf = ({ points, corners }: Scene): Bounds | null => {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const corner of corners) {
    for (let axis = 0; axis < 3; axis++) {
      const value = points[corner * 3 + axis]!;
      if (value < min[axis]!) min[axis] = value;
      if (value > max[axis]!) max[axis] = value;
    }
  }
  const middle = min.map((least, axis) => (least + max[axis]!) / 2);
  const radius = Math.hypot(...max.map((most, axis) => most - middle[axis]!));
  if (!(radius > 0 && radius < 1e12)) return null;
  return { min: [min[0]!, min[1]!, min[2]!], centre: [middle[0]!, middle[1]!, middle[2]!], radius };
};
