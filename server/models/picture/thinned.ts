import { lengthOf, type Polyline } from './polylines.ts';

/** Pixels between lines that can still be told apart. */
const CELL = 3;
/** Which cells of the picture a line runs through, each once in a row. */
const cellsOf = (polyline: Polyline): number[] => {
  const cells: number[] = [];
  for (let i = 2; i < polyline.length; i += 2) {
    const [x, y] = [polyline[i - 2]!, polyline[i - 1]!];
    const [dx, dy] = [polyline[i]! - x, polyline[i + 1]! - y];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy)));
    for (let step = 0; step <= steps; step++) {
      const [u, v] = [x + (dx * step) / steps, y + (dy * step) / steps];
      const cell = Math.floor(v / CELL) * 65_536 + Math.floor(u / CELL);
      if (cell !== cells.at(-1)) cells.push(cell);
    }
  }
  return cells;
};

/**
 * The longest lines, and of the others those of which no more than the share `shared` runs along one of these or of those
 * before: a thread stays lines, not a black band.
 */
export const createThinner = (): ((polylines: readonly Polyline[], shared: number) => Polyline[]) => {
  const taken = new Set<number>();
  return (polylines, most) => {
    const lengths = new Map(polylines.map((one) => [one, lengthOf(one)]));
    return [...polylines]
      .sort((a, b) => lengths.get(b)! - lengths.get(a)!)
      .filter((polyline) => {
        const cells = cellsOf(polyline);
        const shared = cells.filter((cell) => taken.has(cell)).length;
        if (shared > most * cells.length) return false;
        for (const cell of cells) taken.add(cell);
        return true;
      });
  };
};
