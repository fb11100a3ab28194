import type { Mesh } from 'three';
import { Vector3 } from 'three';

/** To the sides, edges and corners of a cube. */
const WAYS = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].filter((z) => x || y || z).map((z) => new Vector3(x, y, z).normalize())),
);

/** The corners of bodies that reach farthest in 26 ways: enough to frame them without asking every corner each time. */
export function outermostOf(bodies: readonly Mesh[]): Vector3[] {
  const farthest = WAYS.map(() => ({ reach: -Infinity, point: new Vector3() }));
  const point = new Vector3();
  for (const { geometry, matrix } of bodies) {
    const positions = geometry.getAttribute('position');
    for (let corner = 0; corner < positions.count; corner += 1) {
      point.fromBufferAttribute(positions, corner).applyMatrix4(matrix);
      for (const [place, way] of WAYS.entries()) {
        const known = farthest[place]!;
        const reach = way.dot(point);
        if (reach <= known.reach) continue;
        known.reach = reach;
        known.point.copy(point);
      }
    }
  }
  return farthest.filter(({ reach }) => reach > -Infinity).map((known) => known.point);
}
