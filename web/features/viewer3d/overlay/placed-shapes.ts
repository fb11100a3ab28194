import type { Body } from '../bodies/bodies-scene.ts';

type Three = readonly [number, number, number];

interface Box {
  readonly min: Three;
  readonly max: Three;
}

/** How much of the shorter side two shapes have in common where their files have one origin. */
const COMMON = 0.5;

const boxOf = (points: Float32Array): Box => {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  points.forEach((value, i) => {
    const axis = (i % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], value);
    max[axis] = Math.max(max[axis], value);
  });
  return { min, max };
};

const AXES = [0, 1, 2] as const;

const lieTogether = (a: Box, b: Box): boolean =>
  AXES.every((axis) => {
    const common = Math.min(a.max[axis], b.max[axis]) - Math.max(a.min[axis], b.min[axis]);
    return common > COMMON * Math.min(a.max[axis] - a.min[axis], b.max[axis] - b.min[axis]);
  });

/**
 * How far the old shape is moved to lie over the new one, millimetres: not at all where their files have one origin, else with
 * its middle over the other's and on the same bed.
 */
export const overlaid = (before: Pick<Body, 'points'>, after: Pick<Body, 'points'>): Three => {
  const [a, b] = [boxOf(before.points), boxOf(after.points)];
  if (lieTogether(a, b)) return [0, 0, 0];
  const middle = (axis: 0 | 1) => (b.min[axis] + b.max[axis] - a.min[axis] - a.max[axis]) / 2;
  return [middle(0), middle(1), b.min[2] - a.min[2]];
};
