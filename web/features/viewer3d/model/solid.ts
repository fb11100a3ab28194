import type { BufferGeometry, Matrix4 } from 'three';
import { Vector3 } from 'three';
import type { Solid } from '../measure/section-cut.ts';

/** Millimetres; finer than any file is quantised. */
const WELD = 1e-4;

/** A body as a closed skin: corners split for their normals become one again. `matrix` leads to millimetres, z up. */
export function solidOf(geometry: BufferGeometry, matrix: Matrix4): Solid {
  const position = geometry.getAttribute('position');
  const places = new Map<string, number>();
  const points: number[] = [];
  const corner = new Vector3();
  const welded = Uint32Array.from({ length: position.count }, (_, place) => {
    corner.fromBufferAttribute(position, place).applyMatrix4(matrix);
    const key = `${Math.round(corner.x / WELD)},${Math.round(corner.y / WELD)},${Math.round(corner.z / WELD)}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, places.size);
    points.push(corner.x, corner.y, corner.z);
    return places.size - 1;
  });
  const index = geometry.getIndex();
  const triangles = index ? Uint32Array.from({ length: index.count }, (_, at) => welded[index.getX(at)]!) : welded;
  return { points: Float32Array.from(points), triangles };
}
