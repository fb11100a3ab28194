import type { PerspectiveCamera } from 'three';
import { Box3, Vector3 } from 'three';

/** Room round the model, as a share of its size in the frame. */
const ROOM = 1.05;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const cornersOf = ({ min, max }: Box3) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(
    (corner) => new Vector3(corner & 1 ? max.x : min.x, corner & 2 ? max.y : min.y, corner & 4 ? max.z : min.z),
  );

/** How far a camera looking along `direction` (from the middle of the box to the camera) must stand to see the whole box. */
export function distanceFor(camera: PerspectiveCamera, box: Box3, direction: Vector3): number {
  const forward = direction.clone().normalize();
  const right = new Vector3(0, 1, 0).cross(forward).normalize();
  const up = forward.clone().cross(right);
  const tall = Math.tan(radians(camera.fov) / 2);
  const wide = tall * camera.aspect;
  const middle = box.getCenter(new Vector3());
  const needs = cornersOf(box).map((corner) => {
    const seen = corner.sub(middle);
    const beside = Math.max(Math.abs(seen.dot(right)) / wide, Math.abs(seen.dot(up)) / tall);
    return beside * ROOM + seen.dot(forward);
  });
  return Math.max(...needs);
}

/** The box a share of the way from one to the other. */
export const boxBetween = (from: Box3, to: Box3, share: number) =>
  new Box3(from.min.clone().lerp(to.min, share), from.max.clone().lerp(to.max, share));
