import { Group, Vector3, type Object3D } from 'three';

/** What stands on the turntable in the place of the model: millimetres, z up, the middle of its foot at the origin. */
export interface Exhibit {
  readonly object: Object3D;
  readonly size: Vector3;
}

const QUARTER = Math.PI / 2;

/** An exhibit on a point of the scene, and the corners that are to be seen of it. */
export function placedExhibit({ object, size }: Exhibit, on: Vector3) {
  const holder = new Group();
  holder.add(object);
  holder.rotation.x = -QUARTER;
  holder.scale.setScalar(0.001);
  holder.position.copy(on);
  holder.updateWorldMatrix(true, true);
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
    new Vector3(
      (corner & 1 ? size.x : -size.x) / 2,
      (corner & 2 ? size.y : -size.y) / 2,
      corner & 4 ? size.z : 0,
    ).applyMatrix4(holder.matrixWorld),
  );
  return { holder, corners };
}
