import { placeOf, type Place, type Spot } from './view.ts';

/** Points so near to each other on the screen that one mark stands for them. */
export interface Cluster<Point> extends Place {
  readonly points: readonly Point[];
}

/** Closer than this, in pixels, two marks would lie on each other. */
const APART = 34;

/** One mark for each, and one for those that would lie on each other, in the middle of the first. */
export const clustersOf = <Point extends Spot>(points: readonly Point[], scale: number): Cluster<Point>[] => {
  const found: { x: number; y: number; points: Point[] }[] = [];
  for (const point of points) {
    const { x, y } = placeOf(point);
    const near = found.find((each) => Math.hypot(each.x - x, each.y - y) * scale < APART);
    if (near) near.points.push(point);
    else found.push({ x, y, points: [point] });
  }
  return found;
};
