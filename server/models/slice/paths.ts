import type { Ring } from './contours.ts';
import type { Moves, Role } from './moves.ts';
import type { Frame, Rows } from './rows.ts';

/** A line that is laid in one go: x and y in turn. */
export type Path = number[];

/** Millimetres of a line; `share` says how much of the piece that ends at `k` counts. */
export const lengthAlong = (path: Path, share: (k: number) => number = () => 1): number => {
  let length = 0;
  for (let k = 2; k < path.length; k += 2)
    length += share(k) * Math.hypot(path[k]! - path[k - 2]!, path[k + 1]! - path[k - 1]!);
  return length;
};

const unturn = (path: Path, { cos, sin }: Frame): Path => {
  for (let i = 0; i < path.length; i += 2) {
    const [x, y] = [path[i]!, path[i + 1]!];
    path[i] = cos * x - sin * y;
    path[i + 1] = sin * x + cos * y;
  }
  return path;
};

interface Chain {
  readonly path: Path;
  row: number;
  left: number;
  right: number;
  back: boolean;
}

/** A stretch of a row drawn as a line from `left` to `right`. */
export type Draw = (path: Path, stretch: Readonly<Omit<Chain, 'path'>>) => void;

const straight =
  (pitch: number): Draw =>
  (path, { row, left, right, back }) => {
    if (back) path.push(right, row * pitch, left, row * pitch);
    else path.push(left, row * pitch, right, row * pitch);
  };

/** Goes to and fro over a region: every row of `every`, each stretch shortened by `inset` at its ends, joined with that of the row before. */
export const hatched = (
  { first, starts, xs }: Rows,
  frame: Frame,
  { every = 1, inset = 0, reach = Infinity, draw = straight(frame.pitch) }: { every?: number; inset?: number; reach?: number; draw?: Draw } = {}, // oxfmt-ignore
): Path[] => {
  const paths: Path[] = [];
  let chains: Chain[] = [];
  const rows = starts.length - 1;
  for (let k = Math.ceil(first / every); ; k++) {
    const row = Math.round(k * every);
    const r = row - first;
    if (r >= rows) break;
    if (r < 0) continue;
    const next: Chain[] = [];
    let free = chains;
    for (let i = starts[r]!; i < starts[r + 1]!; i += 2) {
      const [left, right] = [xs[i]! + inset, xs[i + 1]! - inset];
      if (right - left < 0.05) continue;
      const near = (chain: Chain): boolean =>
        chain.left < right && left < chain.right && Math.abs((chain.back ? chain.left : chain.right) - (chain.back ? left : right)) <= reach; // oxfmt-ignore
      const chain = free.find(near);
      if (chain) free = free.filter((each) => each !== chain);
      const own: Chain = chain ?? { path: [], row, left, right, back: true };
      own.back = !own.back;
      Object.assign(own, { row, left, right });
      draw(own.path, own);
      if (!chain) paths.push(own.path);
      next.push(own);
    }
    chains = next;
  }
  return paths.map((path) => unturn(path, frame));
};

/** One after the other, always to the nearest end; many are taken as they come. */
const MOST_SORTED = 300;

export interface Laid {
  readonly path: Path | Ring;
  readonly role: Role;
  readonly closed: boolean;
}

const nearestOf = (laid: readonly Laid[], done: Uint8Array, seams: readonly number[], { x, y }: Moves): number => {
  let [best, least] = [-1, Infinity];
  for (let i = 0; i < laid.length; i++) {
    if (done[i]) continue;
    const { path, closed } = laid[i]!;
    const seam = closed ? 2 * seams[i]! : 0;
    let distance = (path[seam]! - x) ** 2 + (path[seam + 1]! - y) ** 2;
    if (!closed) distance = Math.min(distance, (path[path.length - 2]! - x) ** 2 + (path[path.length - 1]! - y) ** 2);
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
};

/** Loops begin above one another: where they reach furthest back. */
const seamOf = (path: Path | Ring): number => {
  let best = 0;
  for (let i = 2; i < path.length; i += 2) if (path[i + 1]! > path[best + 1]!) best = i;
  return best / 2;
};

const follow = (moves: Moves, { path, role, closed }: Laid, roleAt: (i: number) => Role): void => {
  const count = path.length / 2;
  if (closed) {
    const start = seamOf(path);
    moves.to(path[2 * start]!, path[2 * start + 1]!, 0);
    for (let k = 1; k <= count; k++) {
      const i = (start + k) % count;
      moves.to(path[2 * i]!, path[2 * i + 1]!, roleAt(i));
    }
    return;
  }
  const last = path.length - 2;
  const back = Math.hypot(path[last]! - moves.x, path[last + 1]! - moves.y) < Math.hypot(path[0]! - moves.x, path[1]! - moves.y); // oxfmt-ignore
  for (let k = 0; k < count; k++) {
    const i = back ? count - 1 - k : k;
    moves.to(path[2 * i]!, path[2 * i + 1]!, k === 0 ? 0 : role);
  }
};

/** Lays lines one after the other. `roleAt` says what a loop is on its way to a point. */
export const lay = (moves: Moves, laid: readonly Laid[], roleAt?: (one: Laid, i: number) => Role): void => {
  const done = new Uint8Array(laid.length);
  const seams = laid.map(({ path, closed }) => (closed ? seamOf(path) : 0));
  for (let n = 0; n < laid.length; n++) {
    const i = laid.length > MOST_SORTED ? n : nearestOf(laid, done, seams, moves);
    done[i] = 1;
    const one = laid[i]!;
    follow(moves, one, roleAt ? (at) => roleAt(one, at) : () => one.role);
  }
};
