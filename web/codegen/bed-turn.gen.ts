// Made by `npm run schema` of server/catalog/bed-turn.ts.

/** A bed as `BedInput`, without its words for the API: threads and browsers have none. */
export interface PlainBed {
  readonly shape?: string | null;
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
}

/**
 * Width, depth and height of a part as its file lies on the bed, millimetres, and the diameter of the smallest circle around
 * it seen from above where that was measured: without it the diagonal of the box stands for it.
 */
export type PartBox = readonly [width: number, depth: number, height: number, round?: number];

export const diameterOf = ([width, depth, , round]: PartBox): number =>
  Math.min(Math.hypot(width, depth), round ?? Infinity);

/** Kept free at every edge, for a brim and the head's way around the part. */
export const BED_MARGIN_MM = 5;

/** Sizes are measured from 32-bit coordinates: a micrometre is no size. */
export const TOLERANCE_MM = 0.001;

/** The middle of an interval, to whole degrees where the interval holds them, else as exact as it must be. */
const handyMiddle = (low: number, high: number): number => {
  const middle = (low + high) / 2;
  for (const digits of [0, 1, 2]) {
    const rounded = Math.round(middle * 10 ** digits) / 10 ** digits;
    if (rounded >= low && rounded <= high) return rounded;
  }
  return middle;
};

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/**
 * The turn of a rectangle inside another, exact. With the longer sides p and P, the shorter q and Q, the diagonal r of the
 * first and its angle φ = atan(q/p), a turn by θ is as wide as r·cos(θ − φ) and as deep as r·sin(θ + φ). Where it goes
 * neither straight nor by a quarter, the turns that hold it are the interval from φ + acos(P/r) to asin(Q/r) − φ: empty
 * just when Carver's condition fails (Amer. Math. Monthly 64 (1957) 114–116; J. E. Wetzel, "Rectangles in Rectangles",
 * Math. Magazine 73 (2000) 204–211).
 */
const turnInRectangle = ([x, y]: PartBox, width: number, depth: number): number | null => {
  if (x <= width && y <= depth) return 0;
  if (y <= width && x <= depth) return 90;
  const [p, q, r] = [Math.max(x, y), Math.min(x, y), Math.hypot(x, y)];
  const [longer, shorter] = [Math.max(width, depth), Math.min(width, depth)];
  if (q > shorter) return null;
  const angle = Math.atan2(q, p);
  const least = degrees(angle + Math.acos(Math.min(1, longer / r)));
  const most = degrees(Math.asin(Math.min(1, shorter / r)) - angle);
  if (least > most) return null;
  const turn = handyMiddle(least, most);
  return x >= y === width >= depth ? turn : 90 - turn;
};

/** Degrees about the vertical at which a part goes on a bed, 5 mm free all round; null where none does. Says nothing of its height. */
export const turnOnBed = (box: PartBox, { shape, widthMm, depthMm }: PlainBed): number | null => {
  const room = (side: number): number => side - 2 * BED_MARGIN_MM + TOLERANCE_MM;
  if (shape === 'CIRCULAR') return diameterOf(box) <= room(widthMm) ? 0 : null;
  return turnInRectangle(box, room(widthMm), room(depthMm));
};

/** Whether a part goes on a bed, 5 mm free all round and no higher than the printer, as it lies or turned about the vertical. */
export const goesOnBed = (box: PartBox, bed: PlainBed): boolean =>
  box[2] <= bed.heightMm + TOLERANCE_MM && turnOnBed(box, bed) !== null;
