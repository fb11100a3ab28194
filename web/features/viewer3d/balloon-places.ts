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
    let at = below ? Math.min(floor, bottom + OFF) : Math.max(EDGE, top - OFF);
    const near = placed.filter((other) => other.below === below && Math.abs(other.x - x) < NEAR);
    while (near.some((other) => Math.abs(other.y - at) < NEAR)) at += below ? -NEAR : NEAR;
    placed.push({ id, x, y: at, leader: Math.max(0, Math.abs(y - at) - RADIUS), below });
  }
  return placed;
}
