import { Vector3 } from 'three';
import type { ModelPart } from '../model/model.ts';
import type { Place } from '../measure/snap.ts';

/** Where a part stands in the picture, pixels from its left upper corner. */
export interface PartPlace extends Place {
  readonly id: string;
  /** Its upper and lower end. */
  readonly top: number;
  readonly bottom: number;
}

/** The middles and ends of parts in the picture. `project` takes a point of the scene there. */
export function partPlaces(parts: readonly ModelPart[], project: (point: Vector3) => Place): PartPlace[] {
  return parts.map(({ id, box, holder }) => {
    const { min, max } = box;
    holder.updateWorldMatrix(true, false);
    const seen = (x: number, y: number, z: number) => project(new Vector3(x, y, z).applyMatrix4(holder.matrixWorld));
    const heights = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (corner) => seen(corner & 1 ? max.x : min.x, corner & 2 ? max.y : min.y, corner & 4 ? max.z : min.z).y,
    );
    const middle = box.getCenter(new Vector3());
    return { id, ...seen(middle.x, middle.y, middle.z), top: Math.min(...heights), bottom: Math.max(...heights) };
  });
}
