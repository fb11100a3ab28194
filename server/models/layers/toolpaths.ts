import { thin, type Ring } from '../slice/contours.ts';
import { Role } from '../slice/moves.ts';
import { isOver, type Ground } from '../slice/overhang.ts';
import type { LaidLayer } from '../slice/slice-part.ts';

/** What a line is for, as the viewer tells them apart. */
export const LINE_KINDS = ['WALL', 'SOLID', 'SPARSE', 'GAP'] as const;

const [WALL, SOLID, SPARSE, GAP] = [0, 1, 2, 3];

/** Places in the list of kinds; what is gone without laying anything is none. */
const KIND_OF: ReadonlyMap<number, number> = new Map([
  [Role.Outer, WALL],
  [Role.Inner, WALL],
  [Role.SmallOuter, WALL],
  [Role.SmallInner, WALL],
  [Role.Overhang, WALL],
  [Role.Skirt, WALL],
  [Role.Solid, SOLID],
  [Role.Top, SOLID],
  [Role.Bridge, SOLID],
  [Role.Sparse, SPARSE],
]);

/** A line that was laid in one go: x and y in turn, whole steps of a grid. */
export interface Toolpath {
  readonly kind: number;
  readonly points: readonly number[];
}

interface Line {
  readonly kind: number;
  readonly points: number[];
}

const linesOf = ({ from, moves, gaps, sparse }: LaidLayer): Line[] => {
  const lines: Line[] = [];
  let [x, y] = from;
  let open: Line | undefined;
  for (let i = 0; i < moves.count; i++) {
    const kind = KIND_OF.get(moves.role[i]!);
    if (kind === undefined) open = undefined;
    else if (open?.kind !== kind) {
      open = { kind, points: [x, y] };
      lines.push(open);
    }
    x += moves.dx[i]! * moves.length[i]!;
    y += moves.dy[i]! * moves.length[i]!;
    open?.points.push(x, y);
  }
  const laid = lines.flatMap((line) => (line.kind === SPARSE ? within(line, sparse) : [line]));
  return [...laid, ...gaps.map((ring) => ({ kind: GAP, points: [...ring, ring[0]!, ring[1]!] }))];
};

/** Lines are looked at in pieces of this length, and may reach so far beyond what they fill. */
const [PIECE_MM, BEYOND_MM] = [0.5, 0.2];

/** Only what of a line lies in the region that it fills. */
const within = ({ kind, points }: Line, region: Ground): Line[] => {
  const kept: Line[] = [];
  let open: Line | undefined;
  for (let i = 2; i < points.length; i += 2) {
    const [x, y, dx, dy] = [points[i - 2]!, points[i - 1]!, points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!]; // oxfmt-ignore
    const pieces = Math.max(1, Math.ceil(Math.hypot(dx, dy) / PIECE_MM));
    for (let k = 0; k < pieces; k++) {
      const at = (share: number): [number, number] => [x + (dx * share) / pieces, y + (dy * share) / pieces];
      if (!isOver(region, ...at(k + 0.5), BEYOND_MM)) open = undefined;
      else if (open) open.points.push(...at(k + 1));
      else {
        open = { kind, points: [...at(k), ...at(k + 1)] };
        kept.push(open);
      }
    }
  }
  return kept;
};

/** As few corners as keep a line within half a step. */
const thinned = (points: readonly number[], off: number): number[] => {
  const ring: Ring = Float64Array.from(points);
  const last = points.length / 2 - 1;
  const kept = new Uint8Array(last + 1);
  kept[0] = kept[last] = 1;
  // Between the two ends of a closed line everything would be as far away as the other.
  const middle = last >> 1;
  kept[middle] = 1;
  thin(ring, kept, [0, middle], off);
  thin(ring, kept, [middle, last], off);
  return points.filter((_, i) => kept[i >> 1]);
};

/** Points on the grid, none twice in a row; fewer than two are no line. */
const snapped = (points: readonly number[], [left, front]: readonly [number, number], grid: number): number[] => {
  const steps: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [Math.round((points[i]! - left) / grid), Math.round((points[i + 1]! - front) / grid)];
    if (x !== steps.at(-2) || y !== steps.at(-1)) steps.push(x, y);
  }
  return steps;
};

/** What was laid in a layer, to steps of `grid` mm from `corner`. Travel is left out. */
export const toolpathsOf = (laid: LaidLayer, corner: readonly [number, number], grid: number): Toolpath[] =>
  linesOf(laid).flatMap(({ kind, points }) => {
    const steps = snapped(thinned(points, grid / 2), corner, grid);
    return steps.length >= 4 ? [{ kind, points: steps }] : [];
  });
