import { Vector3, type Mesh } from 'three';
import { disposeModel, readModel } from '../model/model.ts';

/** A shape as it was read: millimetres, z up, in the coordinates of its file. */
export interface Shape {
  readonly points: Float32Array;
  readonly corners: Uint32Array;
}

const pointsOf = ({ geometry, matrix }: Mesh): number[] => {
  const places = geometry.getAttribute('position');
  const point = new Vector3();
  return Array.from({ length: places.count }, (_, i) => {
    point.fromBufferAttribute(places, i).applyMatrix4(matrix).multiplyScalar(1000);
    return [point.x, -point.z, point.y];
  }).flat();
};

const cornersOf = ({ geometry }: Mesh, first: number): number[] => {
  const index = geometry.getIndex();
  const count = index?.count ?? geometry.getAttribute('position').count;
  return Array.from({ length: count }, (_, i) => first + (index?.getX(i) ?? i));
};

/** Reads a shape (GLB, metres, y up). Throws when it cannot. */
export const readShape = async (bytes: ArrayBuffer): Promise<Shape> => {
  const model = await readModel(bytes);
  const points: number[] = [];
  const corners: number[] = [];
  for (const body of model.parts.flatMap(({ bodies }) => bodies)) {
    corners.push(...cornersOf(body, points.length / 3));
    points.push(...pointsOf(body));
  }
  disposeModel(model);
  return { points: Float32Array.from(points), corners: Uint32Array.from(corners) };
};
