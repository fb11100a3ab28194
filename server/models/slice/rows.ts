import type { Ring } from './contours.ts';

/** A region as stretches on parallel lines: those of row `first + r` are pairs in `xs` from `starts[r]` to `starts[r + 1]`. */
export interface Rows {
  readonly first: number;
  readonly starts: Int32Array;
  readonly xs: Float64Array;
}

export const NOTHING: Rows = { first: 0, starts: new Int32Array(1), xs: new Float64Array(0) };

/** How rows lie: turned by this angle, this far apart. */
export interface Frame {
  readonly cos: number;
  readonly sin: number;
  readonly pitch: number;
}

export const frameOf = (degrees: number, pitch: number): Frame => {
  const angle = (degrees * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle), pitch };
};

const lastOf = ({ first, starts }: Rows): number => first + starts.length - 1;

let scratch = new Float64Array(4096);
let used = 0;
const put = (x: number): void => {
  if (used === scratch.length) {
    const larger = new Float64Array(2 * used);
    larger.set(scratch);
    scratch = larger;
  }
  scratch[used++] = x;
};

const built = (first: number, starts: Int32Array): Rows =>
  used === 0 ? NOTHING : { first, starts, xs: scratch.slice(0, used) };

/** For each combination of being in the one and in the other whether that is in the result. */
const Truth = { Both: 0b1000, Either: 0b1110, FirstOnly: 0b0010 };

const combined = (a: Rows, b: Rows, truth: number): Rows => {
  const first = Math.min(a.first, b.first);
  const last = Math.max(lastOf(a), lastOf(b));
  const starts = new Int32Array(last - first + 1);
  used = 0;
  for (let row = first; row < last; row++) {
    const [ra, rb] = [row - a.first, row - b.first];
    let i = ra >= 0 && ra < a.starts.length - 1 ? a.starts[ra]! : 0;
    const iEnd = ra >= 0 && ra < a.starts.length - 1 ? a.starts[ra + 1]! : 0;
    let j = rb >= 0 && rb < b.starts.length - 1 ? b.starts[rb]! : 0;
    const jEnd = rb >= 0 && rb < b.starts.length - 1 ? b.starts[rb + 1]! : 0;
    let [state, on] = [0, 0];
    while (i < iEnd || j < jEnd) {
      const x = j >= jEnd || (i < iEnd && a.xs[i]! <= b.xs[j]!) ? a.xs[i]! : b.xs[j]!;
      if (i < iEnd && a.xs[i] === x) {
        state ^= 1;
        i++;
      } else {
        state ^= 2;
        j++;
      }
      const now = (truth >> state) & 1;
      if (now === on) continue;
      on = now;
      // A stretch that ends where the next begins is one with it.
      if (used > starts[row - first]! && scratch[used - 1] === x) used--;
      else put(x);
    }
    starts[row - first + 1] = used;
  }
  return built(first, starts);
};

export const intersected = (a: Rows, b: Rows): Rows =>
  a.xs.length === 0 || b.xs.length === 0 ? NOTHING : combined(a, b, Truth.Both);

export const united = (a: Rows, b: Rows): Rows => {
  if (a.xs.length === 0) return b;
  return b.xs.length === 0 ? a : combined(a, b, Truth.Either);
};

export const subtracted = (a: Rows, b: Rows): Rows =>
  a.xs.length === 0 || b.xs.length === 0 ? a : combined(a, b, Truth.FirstOnly);

/** Rows within `reach` of each row, widened by what is left of it: covered by one of them, or narrowed and covered by all. */
const gathered = (rows: Rows, reach: number, pitch: number, sign: 1 | -1): Rows => {
  const steps = Math.floor(reach / pitch);
  const first = rows.first - steps;
  const count = rows.starts.length - 1 + 2 * steps;
  const starts = new Int32Array(count + 1);
  const by = Array.from({ length: steps + 1 }, (_, k) => sign * Math.sqrt(reach * reach - (k * pitch) ** 2));
  const [low, high]: [number[], number[]] = [[], []];
  used = 0;
  for (let r = 0; r < count; r++) {
    low.length = high.length = 0;
    let met = 0;
    for (let k = -steps; k <= steps; k++) {
      const at = r - steps + k;
      if (at < 0 || at >= rows.starts.length - 1) continue;
      const [from, to, wider] = [rows.starts[at]!, rows.starts[at + 1]!, by[Math.abs(k)]!];
      if (to > from) met++;
      for (let i = from; i < to; i += 2) {
        const [left, right] = [rows.xs[i]! - wider, rows.xs[i + 1]! + wider];
        if (left >= right) continue;
        low.push(left);
        high.push(right);
      }
    }
    const least = sign > 0 ? 1 : 2 * steps + 1;
    if (low.length > 0 && met >= least) sweep(low, high, least);
    starts[r + 1] = used;
  }
  return built(first, starts);
};

const rising = (a: number, b: number): number => a - b;

const sweep = (low: number[], high: number[], least: number): void => {
  low.sort(rising);
  high.sort(rising);
  let [i, j, depth] = [0, 0, 0];
  while (j < high.length) {
    if (i < low.length && low[i]! <= high[j]!) {
      if (++depth === least) put(low[i]!);
      i++;
    } else {
      if (depth-- === least) put(high[j]!);
      j++;
    }
  }
};

/** Grown by a distance in all directions. */
export const grown = (rows: Rows, by: number, { pitch }: Frame): Rows =>
  rows.xs.length === 0 ? rows : gathered(rows, by, pitch, 1);

/** Shrunk by a distance from all directions. */
export const shrunk = (rows: Rows, by: number, { pitch }: Frame): Rows =>
  rows.xs.length === 0 ? rows : gathered(rows, by, pitch, -1);

export const areaOfRows = ({ xs }: Rows, { pitch }: Frame): number => {
  let sum = 0;
  for (let i = 0; i < xs.length; i += 2) sum += xs[i + 1]! - xs[i]!;
  return sum * pitch;
};

/** Where rows cut rings: everything that is wound around at least once. */
export const rowsOf = (rings: readonly Ring[], frame: Frame): Rows => {
  const { cos, sin, pitch } = frame;
  let [least, most] = [Infinity, -Infinity];
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const y = cos * ring[i + 1]! - sin * ring[i]!;
      if (y < least) least = y;
      if (y > most) most = y;
    }
  }
  if (!(most > least)) return NOTHING;
  const first = Math.ceil(least / pitch);
  const count = Math.ceil(most / pitch) - first;
  if (count <= 0) return NOTHING;
  const counts = new Int32Array(count + 1);
  eachCrossing(rings, frame, first, (row) => counts[row + 1]!++);
  for (let r = 0; r < count; r++) counts[r + 1]! += counts[r]!;
  const at = counts.slice();
  const xs = new Float64Array(counts[count]!);
  const turns = new Int8Array(xs.length);
  eachCrossing(rings, frame, first, (row, x, up) => {
    // Sorted in as it comes: rows have few crossings.
    let i = at[row]!++;
    for (; i > counts[row]! && xs[i - 1]! > x; i--) {
      xs[i] = xs[i - 1]!;
      turns[i] = turns[i - 1]!;
    }
    xs[i] = x;
    turns[i] = up ? -1 : 1;
  });
  return wound(first, counts, xs, turns);
};

/** The stretches between sorted crossings that are wound around at least once. */
const wound = (first: number, counts: Int32Array, xs: Float64Array, turns: Int8Array): Rows => {
  const count = counts.length - 1;
  const starts = new Int32Array(count + 1);
  used = 0;
  for (let r = 0; r < count; r++) {
    let winding = 0;
    for (let i = counts[r]!; i < counts[r + 1]!; i++) {
      const before = winding;
      winding += turns[i]!;
      if (before <= 0 === winding <= 0) continue;
      if (before > 0 || used === starts[r] || scratch[used - 1] !== xs[i]) put(xs[i]!);
      else used--;
    }
    if ((used - starts[r]!) % 2 === 1) used--;
    starts[r + 1] = used;
  }
  return built(first, starts);
};

const eachCrossing = (
  rings: readonly Ring[],
  { cos, sin, pitch }: Frame,
  first: number,
  found: (row: number, x: number, up: boolean) => void,
): void => {
  for (const ring of rings) {
    const end = ring.length - 2;
    let [x1, y1] = [cos * ring[end]! + sin * ring[end + 1]!, cos * ring[end + 1]! - sin * ring[end]!];
    for (let i = 0; i <= end; i += 2) {
      const [x2, y2] = [cos * ring[i]! + sin * ring[i + 1]!, cos * ring[i + 1]! - sin * ring[i]!];
      if (y1 !== y2) {
        const up = y2 > y1;
        const from = Math.ceil((up ? y1 : y2) / pitch);
        const to = Math.ceil((up ? y2 : y1) / pitch);
        const slope = (x2 - x1) / (y2 - y1);
        for (let row = from; row < to; row++) found(row - first, x1 + slope * (row * pitch - y1), up);
      }
      [x1, y1] = [x2, y2];
    }
  }
};

/** Those pieces of a region that are smaller than so many mm²; stretches of neighbouring rows that overlap are one piece. */
export const smallPieces = (rows: Rows, below: number, { pitch }: Frame): Rows => {
  const { starts, xs } = rows;
  const parent = new Int32Array(xs.length / 2).map((_, i) => i);
  const root = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  for (let r = 1; r < starts.length - 1; r++) {
    let [i, j] = [starts[r - 1]!, starts[r]!];
    while (i < starts[r]! && j < starts[r + 1]!) {
      if (xs[i]! < xs[j + 1]! && xs[j]! < xs[i + 1]!) parent[root(i / 2)] = root(j / 2);
      if (xs[i + 1]! < xs[j + 1]!) i += 2;
      else j += 2;
    }
  }
  const areas = new Float64Array(parent.length);
  for (let i = 0; i < parent.length; i++) areas[root(i)]! += (xs[2 * i + 1]! - xs[2 * i]!) * pitch;
  const small = new Int32Array(starts.length);
  used = 0;
  for (let r = 0; r < starts.length - 1; r++) {
    for (let i = starts[r]!; i < starts[r + 1]!; i += 2) {
      if (areas[root(i / 2)]! > below) continue;
      put(xs[i]!);
      put(xs[i + 1]!);
    }
    small[r + 1] = used;
  }
  return built(rows.first, small);
};
