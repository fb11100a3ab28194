import type { Axis } from '../viewer-state.ts';

/** A closed body, millimetres, z up; corners that stand at one place are one corner. */
export interface Solid {
  readonly points: Float32Array;
  readonly triangles: Uint32Array;
}

export type Point2 = readonly [u: number, v: number];
/** A closed outline; the material is on its left, so that outer edges run anticlockwise and holes clockwise. */
export type Loop = readonly Point2[];

/** Points nearer than this are one, millimetres. */
const SAME = 1e-6;

const PLACE: Record<Axis, 0 | 1 | 2> = { x: 0, y: 1, z: 2 };

interface CutPlane {
  /** 0, 1 or 2 for x, y or z. */
  readonly along: number;
  readonly at: number;
}

/** An edge of the body by a number of its own. */
const edgeOf = (corners: number, a: number, b: number) => Math.min(a, b) * corners + Math.max(a, b);

/** From each cut edge to the next one along the outlines. */
function crossingsOf({ points, triangles }: Solid, { along, at }: CutPlane): Map<number, number[]> {
  const corners = points.length / 3;
  const next = new Map<number, number[]>();
  const behind = (corner: number) => points[corner * 3 + along]! < at;
  for (let at3 = 0; at3 < triangles.length; at3 += 3) {
    const [a, b, c] = [triangles[at3]!, triangles[at3 + 1]!, triangles[at3 + 2]!];
    const [isA, isB, isC] = [behind(a), behind(b), behind(c)];
    if (isA === isB && isB === isC) continue;
    let [from, to] = [0, 0];
    for (const [one, other, isOne, isOther] of [
      [a, b, isA, isB],
      [b, c, isB, isC],
      [c, a, isC, isA],
    ] as const) {
      if (isOne && !isOther) to = edgeOf(corners, one, other);
      if (!isOne && isOther) from = edgeOf(corners, one, other);
    }
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  }
  return next;
}

function pointOn({ points }: Solid, edge: number, { along, at }: CutPlane): Point2 {
  const corners = points.length / 3;
  const [a, b] = [Math.floor(edge / corners) * 3, (edge % corners) * 3];
  const [one, other] = [points[a + along]!, points[b + along]!];
  const share = (at - one) / (other - one);
  const value = (axis: number) => points[a + axis]! + (points[b + axis]! - points[a + axis]!) * share;
  return [value((along + 1) % 3), value((along + 2) % 3)];
}

/** A cut through a corner gives it once for each of its edges; one is enough. */
const withoutRepeats = (loop: Loop): Loop =>
  loop.filter(([u, v], place) => {
    const before = loop.at(place - 1)!;
    return Math.hypot(u - before[0], v - before[1]) > SAME;
  });

/**
 * The outlines in which a plane cuts a body, in the two other axes in turning order (x: y, z; y: z, x; z: x, y). A corner
 * in the plane counts as before it, so that the outlines of a closed body are always closed.
 */
export function cutOf(solid: Solid, axis: Axis, at: number): Loop[] {
  const plane = { along: PLACE[axis], at };
  const next = crossingsOf(solid, plane);
  const loops: Loop[] = [];
  for (const [start, ways] of next) {
    while (ways.length > 0) {
      const loop: Point2[] = [];
      let edge: number | undefined = start;
      do {
        loop.push(pointOn(solid, edge, plane));
        edge = next.get(edge)?.pop();
      } while (edge !== undefined && edge !== start);
      const outline = withoutRepeats(loop);
      if (outline.length > 2) loops.push(outline);
    }
  }
  return loops;
}

/** Width and height of outlines, the axis that comes first in the alphabet first; null when nothing is cut. */
export function sizeOfCut(loops: readonly Loop[], axis: Axis): [number, number] | null {
  const points = loops.flat();
  if (points.length === 0) return null;
  const extent = (place: 0 | 1) => {
    let [least, most] = [Infinity, -Infinity];
    for (const point of points) [least, most] = [Math.min(least, point[place]), Math.max(most, point[place])];
    return most - least;
  };
  return axis === 'y' ? [extent(1), extent(0)] : [extent(0), extent(1)];
}

/** The area inside an outline; below zero for a hole. */
export function areaOf(loop: Loop): number {
  let twice = 0;
  let [lastU, lastV] = loop.at(-1) ?? [0, 0];
  for (const [u, v] of loop) {
    twice += lastU * v - u * lastV;
    [lastU, lastV] = [u, v];
  }
  return twice / 2;
}

/** Whether a point is inside an outline. */
export function isInside([u, v]: Point2, loop: Loop): boolean {
  let inside = false;
  let last = loop.at(-1)!;
  for (const point of loop) {
    const crosses = point[1] > v !== last[1] > v;
    if (crosses && u < ((last[0] - point[0]) * (v - point[1])) / (last[1] - point[1]) + point[0]) inside = !inside;
    last = point;
  }
  return inside;
}

/** Outer edges, each with the holes directly in it. */
export function facesOf(loops: readonly Loop[]): { edge: Loop; holes: Loop[] }[] {
  const sized = loops.map((loop) => ({ loop, area: areaOf(loop) }));
  const faces = sized
    .filter(({ area }) => area > 0)
    .map(({ loop, area }) => ({ edge: loop, area, holes: [] as Loop[] }));
  faces.sort((a, b) => a.area - b.area);
  for (const { loop } of sized.filter(({ area }) => area < 0))
    faces.find(({ edge }) => isInside(loop[0]!, edge))?.holes.push(loop);
  return faces;
}
