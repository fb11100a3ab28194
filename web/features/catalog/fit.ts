/** A print bed or build volume, millimetres. */
export interface Bed {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export type Verdict = 'fits' | 'stand' | 'turn' | 'too-large';

/** How the largest part lies on the bed. `long` ≥ `short` are its footprint; `angle` is the turn in whole degrees; `margin` the room to the nearest edge. */
export interface Fit {
  readonly verdict: Verdict;
  readonly long: number;
  readonly short: number;
  readonly rise: number;
  readonly angle: number;
  readonly margin: number;
}

interface Turned {
  readonly angle: number;
  readonly margin: number;
}

const STEPS = 180;

const marginAt = (radians: number, [long, short]: readonly [number, number], bed: Bed) => {
  const across = long * Math.cos(radians) + short * Math.sin(radians);
  const along = long * Math.sin(radians) + short * Math.cos(radians);
  return Math.min(bed.width - across, bed.depth - along) / 2;
};

/** The angle between 0° and 90° that leaves the most room, in steps of half a degree. */
function bestTurn(footprint: readonly [number, number], bed: Bed): Turned {
  let best: Turned = { angle: 0, margin: -Infinity };
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = (step * 90) / STEPS;
    const margin = marginAt((angle * Math.PI) / 180, footprint, bed);
    if (margin > best.margin + 1e-9) best = { angle, margin };
  }
  return best;
}

function straight(footprint: readonly [number, number], bed: Bed): Turned {
  const lengthwise = marginAt(0, footprint, bed);
  const crosswise = marginAt(Math.PI / 2, footprint, bed);
  return lengthwise >= crosswise ? { angle: 0, margin: lengthwise } : { angle: 90, margin: crosswise };
}

/** Three ways to set a box down, the lowest first. */
function poses(sizeMm: readonly number[]) {
  const [c = 0, b = 0, a = 0] = [...sizeMm].sort((one, other) => one - other);
  return [
    { footprint: [a, b] as const, rise: c },
    { footprint: [a, c] as const, rise: b },
    { footprint: [b, c] as const, rise: a },
  ];
}

/**
 * Places a box of three sides on a bed: lying straight if that works, else on another face, else turned on the bed,
 * else it is too large. Touching the edge counts as fitting.
 */
export function fitOnBed(sizeMm: readonly number[], bed: Bed): Fit {
  const all = poses(sizeMm);
  const low = all.filter(({ rise }) => rise <= bed.height);
  const lying = low.map((pose) => ({ ...pose, ...straight(pose.footprint, bed) })).find(({ margin }) => margin >= 0);
  if (lying) return toFit(lying, lying.rise === all[0]?.rise ? 'fits' : 'stand');
  const turned = low.map((pose) => ({ ...pose, ...bestTurn(pose.footprint, bed) })).find(({ margin }) => margin >= 0);
  if (turned) return toFit(turned, 'turn');
  const flat = all[0] ?? { footprint: [0, 0] as const, rise: 0 };
  return toFit({ ...flat, ...straight(flat.footprint, bed) }, 'too-large');
}

const toFit = (placed: { footprint: readonly [number, number]; rise: number } & Turned, verdict: Verdict): Fit => ({
  verdict,
  long: placed.footprint[0],
  short: placed.footprint[1],
  rise: placed.rise,
  angle: Math.round(placed.angle),
  margin: Math.max(0, Math.floor(placed.margin)),
});
