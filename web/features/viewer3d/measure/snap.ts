import type { Face, Intersection, PerspectiveCamera, Vector3 } from 'three';
import { Mesh, Raycaster, Vector2, Vector3 as Vector, type Object3D } from 'three';

/** A place in the picture, pixels from its left upper corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Picture {
  readonly camera: PerspectiveCamera;
  readonly width: number;
  readonly height: number;
}

/** A corner that is nearer than this to where was pressed is what was meant. */
const REACH = 18;

/** Where a point of the scene stands in the picture. */
export function placeOf(point: Vector3, { camera, width, height }: Picture): Place {
  const { x, y } = point.clone().project(camera);
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
}

type Hit = Intersection<Mesh> & { face: Face };

/** What is seen at a place in the picture; what a cutting plane takes away is not. */
function raycast(place: Place, { width, height, camera }: Picture, bodies: readonly Object3D[]): Hit | null {
  const ray = new Raycaster();
  ray.setFromCamera(new Vector2((place.x / width) * 2 - 1, 1 - (place.y / height) * 2), camera);
  const seen = ray.intersectObjects([...bodies], false).find(({ object, point }) => {
    const [material] = [(object as Mesh).material].flat();
    return (material?.clippingPlanes ?? []).every((plane) => plane.distanceToPoint(point) >= 0);
  });
  return seen?.face && seen.object instanceof Mesh ? (seen as Hit) : null;
}

/** The body that is seen at a place in the picture; null beside them. */
export const pickBody = (place: Place, picture: Picture, bodies: readonly Object3D[]): Mesh | null =>
  raycast(place, picture, bodies)?.object ?? null;

/** The point of the surface under a place in the picture, or the corner of its triangle close by; null beside the model. */
export function pickPoint(place: Place, picture: Picture, bodies: readonly Object3D[]): Vector3 | null {
  const hit = raycast(place, picture, bodies);
  if (!hit) return null;
  const { object: body, face } = hit;
  const position = body.geometry.getAttribute('position');
  const distanceOf = (point: Vector3) => {
    const { x, y } = placeOf(point, picture);
    return Math.hypot(x - place.x, y - place.y);
  };
  const corners = [face.a, face.b, face.c].map((corner) =>
    new Vector().fromBufferAttribute(position, corner).applyMatrix4(body.matrixWorld),
  );
  corners.sort((one, other) => distanceOf(one) - distanceOf(other));
  return distanceOf(corners[0]!) <= REACH ? corners[0]! : hit.point;
}
