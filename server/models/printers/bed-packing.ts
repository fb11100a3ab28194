import { fitOnBed } from '../../catalog/bed-fit.ts';
import { BED_MARGIN_MM, type PartBox } from '../../catalog/bed-turn.ts';
import { createPauses } from '../../core/long-work.ts';
import { BedShape, FitVerdict, type BedInput } from '../../catalog/bed-fit.types.ts';

/** One copy of a part. */
export interface Piece {
  readonly id: string;
  /** Width and depth as its file lies, millimetres. */
  readonly size: PartBox;
  /** Where the middle of its smallest circle is, from that of its box; there when the circle was measured. */
  readonly roundAbout?: readonly [x: number, y: number];
}

/** A copy on a bed: its middle, millimetres from the left front corner of the bed, and how it is turned there. */
export interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turnDegrees: number;
}

/** Between two parts, so that a nozzle and a brim find room. */
const GAP_MM = 5;
/** From row to row that is tried on a circular bed. */
const STEP_MM = 5;
const TOLERANCE_MM = 0.001;

interface Box {
  readonly piece: Piece;
  readonly turned: boolean;
  readonly left: number;
  readonly front: number;
  readonly right: number;
  readonly back: number;
}

interface Row {
  readonly width: number;
  readonly front: number;
  readonly back: number;
}

/** Whether two stretches come nearer than the gap. */
const isNear = (from: number, to: number, otherFrom: number, otherTo: number): boolean =>
  from < otherTo + GAP_MM - TOLERANCE_MM && otherFrom < to + GAP_MM - TOLERANCE_MM;

/** How far left and right a strip of the bed from `front` to `back` reaches; null outside. */
const strip = ({ shape, widthMm, depthMm }: BedInput, front: number, back: number): [number, number] | null => {
  if (back > depthMm - BED_MARGIN_MM + TOLERANCE_MM) return null;
  if (shape !== BedShape.CIRCULAR) return [BED_MARGIN_MM, widthMm - BED_MARGIN_MM];
  const middle = widthMm / 2;
  const farthest = Math.max(Math.abs(front - middle), Math.abs(back - middle));
  const half = Math.sqrt(Math.max(0, (middle - BED_MARGIN_MM) ** 2 - farthest ** 2));
  return half === 0 ? null : [middle - half, middle + half];
};

const rowsOf = (bed: BedInput, placed: readonly Box[]): number[] => {
  const behind = placed.map(({ back }) => back + GAP_MM);
  const steps = bed.shape === BedShape.CIRCULAR ? Math.floor((bed.depthMm - 2 * BED_MARGIN_MM) / STEP_MM) : 0;
  const fixed = Array.from({ length: steps + 1 }, (_, i) => BED_MARGIN_MM + i * STEP_MM);
  return [...new Set([...fixed, ...behind])].sort((a, b) => a - b);
};

/** A bed that is being filled. Nothing is taken away from it, so what had no room has none later either. */
class Plan {
  readonly boxes: Box[] = [];
  /** The front of the last piece of each size: further in front there is no room for another one. */
  private readonly reached = new Map<string, number>();

  constructor(private readonly bed: BedInput) {}

  /** Puts a piece as it lies or turned by a quarter, whichever ends further in front; false without room. */
  take(piece: Piece): boolean {
    const [straight, quarter] = [this.freePlace(piece, false), this.freePlace(piece, true)];
    const best = straight && !(quarter && quarter.back < straight.back - TOLERANCE_MM) ? straight : quarter;
    if (best) this.boxes.push(best);
    return best !== null;
  }

  /** The foremost place that is free, and there the leftmost. */
  private freePlace(piece: Piece, turned: boolean): Box | null {
    const [width, depth] = turned ? [piece.size[1], piece.size[0]] : piece.size;
    const size = `${width} ${depth}`;
    const first = this.reached.get(size) ?? 0;
    for (const front of rowsOf(this.bed, this.boxes)) {
      const room = front < first ? null : strip(this.bed, front, front + depth);
      const left = room && this.freeLeft({ width, front, back: front + depth }, room);
      if (left === null) continue;
      this.reached.set(size, front);
      return { piece, turned, left, front, right: left + width, back: front + depth };
    }
    this.reached.set(size, Infinity);
    return null;
  }

  private freeLeft({ width, front, back }: Row, [least, most]: readonly [number, number]): number | null {
    const inWay = this.boxes.filter((box) => isNear(front, back, box.front, box.back));
    const lefts = [least, ...inWay.map(({ right }) => right + GAP_MM).filter((left) => left > least)];
    const free = lefts
      .sort((a, b) => a - b)
      .find((left) => !inWay.some((box) => isNear(left, left + width, box.left, box.right)));
    return free !== undefined && free + width <= most + TOLERANCE_MM ? free : null;
  }
}

/** What stands on a rectangular bed moves to its middle together; one part alone does so on a circular one. */
const centred = (bed: BedInput, boxes: readonly Box[]): Placed[] => {
  const free = bed.shape !== BedShape.CIRCULAR || boxes.length === 1;
  const middle = (low: number[], high: number[]): number => (Math.min(...low) + Math.max(...high)) / 2;
  const [left, right] = [boxes.map((box) => box.left), boxes.map((box) => box.right)];
  const [front, back] = [boxes.map((box) => box.front), boxes.map((box) => box.back)];
  const byX = free ? bed.widthMm / 2 - middle(left, right) : 0;
  const byY = free ? bed.depthMm / 2 - middle(front, back) : 0;
  return boxes.map((box) => ({
    id: box.piece.id,
    x: (box.left + box.right) / 2 + byX,
    y: (box.front + box.back) / 2 + byY,
    turnDegrees: box.turned ? 90 : 0,
  }));
};

/** In the middle of a bed of its own: its box, on a circular bed its circle. */
const alonePlaced = ({ id, roundAbout: [x, y] = [0, 0] }: Piece, bed: BedInput, turnDegrees: number): Placed => {
  const middle = { id, x: bed.widthMm / 2, y: bed.depthMm / 2, turnDegrees };
  return bed.shape === BedShape.CIRCULAR ? { ...middle, x: middle.x - x, y: middle.y - y } : middle;
};

/**
 * Lays parts out on as few beds of a printer as a simple plan finds: the largest first, each on the first bed with room,
 * 5 mm from the edges and from each other, straight or turned by a quarter. A part that fits only at another angle, or
 * only by its circle, has a bed of its own. Answers the beds, and which pieces go on none. Gives way to other work between two pieces: 300 different ones
 * take more than a second.
 */
export const packBeds = async (
  pieces: readonly Piece[],
  bed: BedInput,
): Promise<{ beds: Placed[][]; unfit: Piece[] }> => {
  const area = ({ size: [width, depth] }: Piece): number => width * depth;
  const plans: Plan[] = [];
  const alone: Placed[][] = [];
  const unfit: Piece[] = [];
  const giveWay = createPauses();
  for (const piece of [...pieces].sort((a, b) => area(b) - area(a))) {
    await giveWay();
    const { verdict, turnDegrees } = fitOnBed(piece.size, bed);
    if (verdict === FitVerdict.TOO_WIDE || verdict === FitVerdict.TOO_TALL) {
      unfit.push(piece);
      continue;
    }
    const isStraight = turnDegrees === 0 || turnDegrees === 90;
    if (isStraight && plans.some((plan) => plan.take(piece))) continue;
    const plan = new Plan(bed);
    if (isStraight && plan.take(piece)) plans.push(plan);
    else alone.push([alonePlaced(piece, bed, turnDegrees!)]);
  }
  return { beds: [...plans.map(({ boxes }) => centred(bed, boxes)), ...alone], unfit };
};
