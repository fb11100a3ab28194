export interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** A balloon in its row and the straight leader from it to its part. All lengths in per cent of the picture's width. */
export interface Placed<T extends Anchor> {
  readonly item: T;
  readonly x: number;
  /** Per cent of the picture's height. */
  readonly y: number;
  readonly leader: number;
  /** Degrees, clockwise from "to the right". */
  readonly angle: number;
}

const GAP = 4;
const EDGE = 2.5;
const ROWS = { above: 11, below: 82 } as const;

/** Moves sorted places apart to at least `gap`, each as little as possible (isotonic regression), inside the edges. */
export function spacedOut(places: readonly number[], gap: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  places.forEach((place, index) => {
    blocks.push({ sum: place - index * gap, count: 1 });
    for (let last = blocks.at(-1)!, before = blocks.at(-2); before; before = blocks.at(-2)) {
      if (before.sum / before.count <= last.sum / last.count) break;
      last = { sum: before.sum + last.sum, count: before.count + last.count };
      blocks.splice(-2, 2, last);
    }
  });
  const most = 100 - EDGE - (places.length - 1) * gap;
  const even = blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return even.map((place, index) => Math.max(EDGE, Math.min(most, place)) + index * gap);
}

function row<T extends Anchor>(items: readonly T[], y: number, aspect: number): Placed<T>[] {
  const sorted = [...items].sort((a, b) => a.x - b.x);
  const places = spacedOut(
    sorted.map(({ x }) => x),
    GAP,
  );
  return sorted.map((item, index) => {
    const x = places[index] ?? item.x;
    const [dx, dy] = [item.x - x, (item.y - y) / aspect];
    return { item, x, y, leader: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
  });
}

/** Balloons above the picture's middle and below it, none over another, from left to right. `aspect` is width ÷ height. */
export function placeBalloons<T extends Anchor>(items: readonly T[], aspect: number): Placed<T>[] {
  const above = items.filter(({ y }) => y <= 54);
  const below = items.filter(({ y }) => y > 54);
  const placed = [...row(above, ROWS.above, aspect), ...row(below, ROWS.below, aspect)];
  return placed.sort((a, b) => a.item.x - b.item.x);
}
