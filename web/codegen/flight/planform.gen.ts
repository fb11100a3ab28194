// Made by `npm run schema` of server/models/flight/simulation/planform.ts.

/** A point of a fin: behind the front of its root, and above the body; metres. */
export type FinPoint = readonly [behind: number, above: number];

/** What the forces of the air want of one fin; metres and square metres. */
export interface FinFigures {
  area: number;
  span: number;
  /** Mean aerodynamic chord, and where it begins behind the front of the root. */
  meanChord: number;
  meanFrom: number;
  /** Mean cosine of the sweep of the middle of the chord, and of the leading edge. */
  midCosine: number;
  leadCosine: number;
}

const STRIPS = 64;
const QUARTER = 24;

/** The outline of a fin with straight edges, the body's side left open. */
export const trapezoid = (root: number, tip: number, span: number, sweep: number): FinPoint[] => [
  [0, 0],
  [sweep, span],
  [sweep + tip, span],
  [root, 0],
];

/** The outline of half an ellipse on its root. */
export const halfEllipse = (root: number, span: number): FinPoint[] =>
  Array.from({ length: 2 * QUARTER + 1 }, (_, i) => {
    const angle = (Math.PI * i) / (2 * QUARTER);
    return [(root / 2) * (1 - Math.cos(angle)), span * Math.sin(angle)];
  });

/** Front and end of the fin at a height above the body; null where there is none. */
const chordAt = (points: readonly FinPoint[], above: number): [number, number] | null => {
  let [lead, trail] = [Infinity, -Infinity];
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1] as FinPoint, points[i] as FinPoint];
    if (y0 === y1 || above < Math.min(y0, y1) || above > Math.max(y0, y1)) continue;
    const x = x0 + ((above - y0) / (y1 - y0)) * (x1 - x0);
    lead = Math.min(lead, x);
    trail = Math.max(trail, x);
  }
  return trail >= lead ? [lead, trail] : null;
};

/** Area of the outline closed along the body. */
const areaOf = (points: readonly FinPoint[]): number =>
  Math.abs(
    points.reduce((sum, [x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length] as FinPoint;
      return sum + (x0 * y1 - x1 * y0) / 2;
    }, 0),
  );

/**
 * A fin of any outline, in strips along the flow: S. Niskanen, "OpenRocket technical documentation" (2013), 3.2.2. A jagged
 * edge counts as filled for the chord, not for the area.
 */
export const finFigures = (points: readonly FinPoint[]): FinFigures => {
  const span = Math.max(...points.map(([, y]) => y));
  const high = span / STRIPS;
  const sums = { chord: 0, square: 0, lead: 0, mid: 0, front: 0 };
  let before: [number, number] | null = null;
  let steps = 0;
  for (let i = 0; i < STRIPS; i++) {
    const found = chordAt(points, (i + 0.5) * high);
    if (!found) continue;
    const [lead, trail] = found;
    const chord = trail - lead;
    sums.chord += chord;
    sums.square += chord ** 2;
    sums.lead += lead * chord;
    if (before) {
      sums.mid += high / Math.hypot(high, (lead + trail - before[0] - before[1]) / 2);
      sums.front += high / Math.hypot(high, lead - before[0]);
      steps++;
    }
    before = found;
  }
  return {
    area: areaOf(points),
    span,
    meanChord: sums.square / sums.chord,
    meanFrom: sums.lead / sums.chord,
    midCosine: sums.mid / steps,
    leadCosine: sums.front / steps,
  };
};
