import type { PerspectiveCamera } from 'three';
import { Vector3 } from 'three';

/** Room round the model, as a share of its size in the frame. */
const ROOM = 1.08;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far from `middle` a camera looking along `direction` (from there to the camera) must stand to see every point. */
export function distanceFor(
  camera: PerspectiveCamera,
  points: readonly Vector3[],
  middle: Vector3,
  direction: Vector3,
): number {
  const forward = direction.clone().normalize();
  const right = new Vector3(0, 1, 0).cross(forward).normalize();
  const up = forward.clone().cross(right);
  const tall = Math.tan(radians(camera.fov) / 2);
  const wide = tall * camera.aspect;
  const needs = points.map((point) => {
    const seen = point.clone().sub(middle);
    const beside = Math.max(Math.abs(seen.dot(right)) / wide, Math.abs(seen.dot(up)) / tall);
    return beside * ROOM + seen.dot(forward);
  });
  return Math.max(...needs);
}
