import type { Mesh } from '../mesh/mesh.ts';
import type { SlicedLayers, SliceOrder } from '../mesh/mesh-worker-messages.ts';
import { slicePart } from '../slice/slice-part.ts';
import { LayerFile, type LayerDetail, type LayerPlace } from './layer-file.ts';

export interface LayersOrder {
  readonly slice: SliceOrder;
  readonly gramsPerMm3: number;
  readonly detail: LayerDetail;
}

const placeOf = ({ points }: Mesh): LayerPlace => {
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ] as const satisfies [number[], number[]];
  for (let i = 0; i < points.length; i++) {
    least[i % 3] = Math.min(least[i % 3]!, points[i]!);
    most[i % 3] = Math.max(most[i % 3]!, points[i]!);
  }
  return { corner: [least[0], least[1]], longest: Math.max(...most.map((value, axis) => value - least[axis]!)) };
};

/** Slices a part as `slicePart` does, which this writes down. */
export const partLayers = async (mesh: Mesh, order: LayersOrder): Promise<SlicedLayers> => {
  const { slice, gramsPerMm3, detail } = order;
  const file = new LayerFile(slice.settings, gramsPerMm3, placeOf(mesh), detail);
  const { mm3, seconds } = await slicePart(mesh, slice.settings, slice.machines, file);
  return { mm3, seconds, file: file.written() };
};
