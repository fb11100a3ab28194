import type { PreviewPart } from './preview-glb.ts';
import type { ShadedMesh } from './shaded-mesh.ts';

const GAP_MM = 10;
/** Width of the whole by its depth. */
const SHAPE = 1.6;

const extent = ({ positions }: ShadedMesh, axis: number): [least: number, most: number] => {
  let [least, most] = [Infinity, -Infinity];
  for (let i = axis; i < positions.length; i += 3) {
    least = Math.min(least, positions[i]!);
    most = Math.max(most, positions[i]!);
  }
  return [least, most];
};

const moved = (mesh: ShadedMesh, by: readonly number[]): ShadedMesh => ({
  ...mesh,
  positions: mesh.positions.map((value, i) => value + by[i % 3]!),
});

/** Beside each other on the ground in rows, the first in front, in their order. */
export const layOutInRows = (parts: readonly PreviewPart[]): PreviewPart[] => {
  const boxes = parts.map(({ mesh }) => [0, 1, 2].map((axis) => extent(mesh, axis)));
  const sides = boxes.map(([x, y]) => [x![1] - x![0] + GAP_MM, y![1] - y![0] + GAP_MM] as const);
  const area = sides.reduce((sum, [width, depth]) => sum + width * depth, 0);
  const longest = Math.max(Math.sqrt(area * SHAPE), ...sides.map(([width]) => width));
  let [across, back, deepest] = [0, 0, 0];
  const places = sides.map(([width, depth]) => {
    if (across > 0 && across + width > longest) [across, back, deepest] = [0, back + deepest, 0];
    const place = [across, back] as const;
    [across, deepest] = [across + width, Math.max(deepest, depth)];
    return place;
  });
  const middle = [
    Math.max(...places.map(([x], i) => x + sides[i]![0] - GAP_MM)) / 2,
    Math.max(...places.map(([, y], i) => y + sides[i]![1] - GAP_MM)) / 2,
  ];
  return parts.map((part, i) => {
    const [x, y, z] = boxes[i]!;
    const [right, behind] = places[i]!;
    return { ...part, mesh: moved(part.mesh, [right - middle[0]! - x![0], behind - middle[1]! - y![0], -z![0]]) };
  });
};
