import { Vector3 } from 'three';

/** The lens and the shape of the shop's photographs: a poster is one, and the first frame stands where it stood. */
const LENS_DEGREES = 22;
const PHOTOGRAPH = 4 / 3;
/** Room round the model in a photograph, as a share of its size. */
const ROOM = 1.1;
/** The frame is found by steps; more change nothing that is seen. */
const PASSES = 8;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

const TALL = Math.tan(radians(LENS_DEGREES) / 2);

/** The upright angle of view, degrees, that shows a photograph put whole into a picture of this shape through its own lens. */
export const lensFor = (aspect: number) => (Math.atan(TALL * Math.max(1, PHOTOGRAPH / aspect)) * 360) / Math.PI;

export interface Frame {
  /** What the camera looks at. */
  readonly target: Vector3;
  readonly distance: number;
}

interface Seen {
  readonly aspect: number;
  /** From the model to the camera. */
  readonly direction: Vector3;
  /** 0 keeps the model in the photograph's part of the picture, 1 gives it all of it. */
  readonly whole: number;
}

/** How far half the frame reaches at distance 1. */
function reachOf({ aspect, whole }: Seen) {
  const tall = Math.tan(radians(lensFor(aspect)) / 2);
  const between = (photograph: number, all: number) => photograph + (all - photograph) * whole;
  return { wide: between(TALL * PHOTOGRAPH, tall * aspect), tall: between(TALL, tall) };
}

/** Where a camera that looks against `direction` must stand to have all points in the middle of its frame. */
export function frameFor(points: readonly Vector3[], seen: Seen): Frame {
  const forward = seen.direction.clone().normalize();
  const right = new Vector3(0, 1, 0).cross(forward).normalize();
  const up = forward.clone().cross(right);
  const placed = points.map((point) => [point.dot(right), point.dot(up), point.dot(forward)] as const);
  const depths = placed.map(([, , depth]) => depth);
  const [nearest, depth] = [Math.max(...depths), (Math.max(...depths) + Math.min(...depths)) / 2];
  const { wide, tall } = reachOf(seen);
  const middle = [0, 1].map((axis) => placed.reduce((sum, point) => sum + point[axis]!, 0) / placed.length);
  let distance =
    Math.max(...placed.map(([x, y]) => Math.hypot(x - middle[0]!, y - middle[1]!))) / TALL + nearest - depth;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const sides = [0, 1].map((axis) => {
      const shares = placed.map((point) => (point[axis]! - middle[axis]!) / (distance - point[2] + depth));
      return { least: Math.min(...shares), most: Math.max(...shares) };
    });
    for (const [axis, { least, most }] of sides.entries()) middle[axis]! += ((least + most) / 2) * distance;
    const [across, upright] = sides.map(({ least, most }) => (most - least) / 2);
    distance = Math.max((nearest - depth) * 1.05, distance * Math.max(across! / wide, upright! / tall) * ROOM);
  }
  const target = right.multiplyScalar(middle[0]!).addScaledVector(up, middle[1]!).addScaledVector(forward, depth);
  return { target, distance };
}
