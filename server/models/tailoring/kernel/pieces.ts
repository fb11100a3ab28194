import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { cutSolid } from '../../cutting/kernel/cut-solid.ts';
import { dowelSolid, type DowelSize } from '../../cutting/kernel/dowels.ts';
import { JOINTS } from '../../cutting/kernel/joints.ts';
import { Workbench } from '../../cutting/kernel/workbench.ts';
import type { Cut } from './drawing.ts';
import { DrawingError, DrawingTooLarge, threeIn } from './steps.ts';

/** What a part was cut into: one of so many pieces, or a dowel between them. */
export interface Ending {
  readonly piece?: readonly [number: number, count: number];
  readonly dowel?: DowelSize;
}

export interface CutPiece extends Ending {
  readonly solid: Manifold;
  /** Of each copy of the part. */
  readonly count: number;
}

/** As a program asked for it. Throws DrawingError. */
export const cutIn = (given: unknown): Cut | undefined => {
  if (given === undefined) return undefined;
  const { bed, turn, joint } = (given ?? {}) as Record<string, unknown>;
  const [widthMm, depthMm, heightMm] = threeIn(bed);
  if (Math.min(widthMm, depthMm, heightMm) < 1) throw new DrawingError('a bed without room');
  const found = JOINTS.find((one) => one === joint);
  if (!found) throw new DrawingError('no such joint');
  return { bed: { widthMm, depthMm, heightMm }, turn: threeIn(turn), joint: found };
};

/** The pieces that go on the bed, where the part stood, and their dowels; null where it goes on whole. All are the caller's to delete. */
export const piecesOf = (
  modeller: ManifoldToplevel,
  solid: Manifold,
  { bed, turn: [x, y, z], joint }: Cut,
): CutPiece[] | null => {
  const bench = new Workbench(modeller);
  const standing = (piece: Manifold): Manifold =>
    bench.keep(bench.keep(piece.rotate([0, 0, -z])).rotate([0, -y, 0])).rotate([-x, 0, 0]);
  try {
    const cut = cutSolid(modeller, bench.keep(solid.rotate([x, y, z])), { bed, joint });
    if (!cut) throw new DrawingTooLarge();
    cut.pieces.forEach(bench.keep);
    if (cut.pieces.length < 2) return null;
    return [
      ...cut.pieces.map((piece, i): CutPiece => ({
        solid: standing(piece),
        piece: [i + 1, cut.pieces.length],
        count: 1,
      })),
      ...cut.dowels.map(({ count, ...dowel }): CutPiece => ({
        solid: dowelSolid(bench, dowel).translate([0, 0, 0]),
        dowel,
        count,
      })),
    ];
  } finally {
    bench.clear();
  }
};
