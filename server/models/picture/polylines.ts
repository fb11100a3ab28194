import type { Lines } from './visible-lines.ts';

/** x and y of one point after the other, in pixels. */
export type Polyline = number[];

/** Points that are one: a quarter of a pixel apart. */
const GRID = 4;
const ROW = 1 << 20;
/** Where more lines meet than that, none goes on as another. */
const MOST_MEETING = 64;
/** Points of one line: simplifying takes the square of them at worst. */
const LONGEST = 2000;
/** Cosine of the sharpest bend in which one line goes on as another where several meet. */
const STRAIGHT = 0.8;

const keyOf = (x: number, y: number): number => Math.round(y * GRID) * ROW + Math.round(x * GRID);

class Chains {
  readonly #lines: Lines;
  /** Ends of lines by place; end `2·line` is the first, `2·line + 1` the second. */
  readonly #ends = new Map<number, number[]>();
  readonly #used: Uint8Array;

  constructor(lines: Lines) {
    this.#lines = lines;
    this.#used = new Uint8Array(lines.length / 4);
    const known = new Set<string>();
    for (let line = 0; line < this.#used.length; line++) {
      const [from, to] = [this.#place(line * 2), this.#place(line * 2 + 1)];
      const name = from < to ? `${from} ${to}` : `${to} ${from}`;
      if (from === to || known.has(name)) this.#used[line] = 1;
      else for (const end of [line * 2, line * 2 + 1]) this.#add(this.#place(end), end);
      known.add(name);
    }
  }

  /** Every line once: first those that begin where one ends or several meet, then the closed ones. */
  all(): Polyline[] {
    const found: Polyline[] = [];
    for (const ends of this.#ends.values()) {
      if (ends.length !== 2) for (const end of ends) this.#follow(end, found);
    }
    for (let line = 0; line < this.#used.length; line++) this.#follow(line * 2, found);
    return found;
  }

  #add(place: number, end: number): void {
    const there = this.#ends.get(place);
    if (there) there.push(end);
    else this.#ends.set(place, [end]);
  }

  #place(end: number): number {
    return keyOf(this.#lines[end * 2]!, this.#lines[end * 2 + 1]!);
  }

  #follow(start: number, found: Polyline[]): void {
    if (this.#used[start >> 1]) return;
    const polyline: Polyline = [this.#lines[start * 2]!, this.#lines[start * 2 + 1]!];
    for (let end: number | null = start; end !== null && polyline.length < LONGEST * 2;) {
      this.#used[end >> 1] = 1;
      const far: number = end ^ 1;
      polyline.push(this.#lines[far * 2]!, this.#lines[far * 2 + 1]!);
      end = this.#next(far);
    }
    found.push(polyline);
  }

  /** The line that goes on from this end. */
  #next(arrived: number): number | null {
    const ends = this.#ends.get(this.#place(arrived))!;
    if (ends.length > MOST_MEETING) return null;
    const free = ends.filter((end) => !this.#used[end >> 1]);
    if (ends.length === 2) return free[0] ?? null;
    const [x, y] = this.#direction(arrived ^ 1);
    let best: number | null = null;
    let straightest = STRAIGHT;
    for (const end of free) {
      const [u, v] = this.#direction(end);
      if (x * u + y * v > straightest) [best, straightest] = [end, x * u + y * v];
    }
    return best;
  }

  #direction(end: number): [number, number] {
    const [from, to] = [end * 2, (end ^ 1) * 2];
    const [x, y] = [this.#lines[to]! - this.#lines[from]!, this.#lines[to + 1]! - this.#lines[from + 1]!];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  }
}

/** Lines that meet as long lines, each piece once. */
export const joined = (lines: Lines): Polyline[] => new Chains(lines).all();

export const lengthOf = (polyline: Polyline): number => {
  let length = 0;
  for (let i = 2; i < polyline.length; i += 2) {
    length += Math.hypot(polyline[i]! - polyline[i - 2]!, polyline[i + 1]! - polyline[i - 1]!);
  }
  return length;
};

const distance = (p: Polyline, at: number, from: number, to: number): number => {
  const [dx, dy] = [p[to]! - p[from]!, p[to + 1]! - p[from + 1]!];
  const [x, y] = [p[at]! - p[from]!, p[at + 1]! - p[from + 1]!];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
  return Math.hypot(x - dx * share, y - dy * share);
};

/** Leaves out points that lie no farther than `tolerance` pixels from the line without them (Douglas and Peucker, 1973). */
export const simplified = (polyline: Polyline, tolerance: number): Polyline => {
  const last = polyline.length - 2;
  const kept = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, most] = [-1, tolerance];
    for (let at = from + 2; at < to; at += 2) {
      const away = distance(polyline, at, from, to);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return [...kept].sort((a, b) => a - b).flatMap((at) => [polyline[at]!, polyline[at + 1]!]);
};
