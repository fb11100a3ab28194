import type { PartPlace } from './part-places.ts';

/** A balloon in the picture and the length of its leader, pixels. */
export interface BalloonPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly leader: number;
  /** It hangs below its part, the leader leads up. */
  readonly below: boolean;
}

const RADIUS = 13;
const OFF = 46;
const NEAR = 32;
const EDGE = 22;
/** A balloon without room goes further out, then nearer to its part. */
const TRIES = [0, 1, 2, 3, 4, -1, -2, -3];

interface Picture {
  readonly height: number;
  /** What the strip of a tool covers from below. */
  readonly covered: number;
}

/** Balloons alternate above and below the parts from left to right, each on an upright leader that ends on its part. */
export function placeBalloons(parts: readonly PartPlace[], { height, covered }: Picture): BalloonPlace[] {
  const placed: BalloonPlace[] = [];
  for (const [place, { id, x, y, top, bottom }] of [...parts].sort((a, b) => a.x - b.x).entries()) {
    const below = place % 2 === 1;
    const floor = height - covered - EDGE;
    const first = below ? Math.min(floor, bottom + OFF) : Math.max(EDGE, top - OFF);
    const near = placed.filter((other) => Math.abs(other.x - x) < NEAR);
    const isFree = (at: number) => at >= EDGE && at <= floor && near.every((other) => Math.abs(other.y - at) >= NEAR);
    const out = below ? NEAR : -NEAR;
    const at = TRIES.map((steps) => first + steps * out).find(isFree) ?? first;
    placed.push({ id, x, y: at, leader: Math.max(0, Math.abs(y - at) - RADIUS), below });
  }
  return placed;
}
