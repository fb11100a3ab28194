import type { CrossSection, Manifold, ManifoldToplevel } from 'manifold-3d';
import type { Step } from './drawing.ts';
import { DrawingError, DrawingTooLarge, earlierIn, numbersIn, oneIn, threeIn, twoIn } from './steps.ts';
import { textOutline } from './text-outline.ts';

type Shape = Manifold | CrossSection;

const MOST_NUMBERS = 600_000;
const MOST_RINGS = 1000;
const MOST_LETTERS = 60;
/** Of all that bodies are put together of. */
const MOST_TRIANGLES = 1_000_000;
/** How far a circle's chords may be from it. */
const CHORD_MM = 0.02;
const LEAST_SEGMENTS = 16;
const MOST_SEGMENTS = 200;
const DEGREES_PER_TWIST_STEP = 3;

const segmentsOf = (radius: number): number => {
  const half = Math.acos(Math.max(0, 1 - CHORD_MM / Math.max(radius, 0.1)));
  return Math.min(MOST_SEGMENTS, Math.max(LEAST_SEGMENTS, 4 * Math.ceil(Math.PI / half / 4)));
};

const positive = (value: number): number => {
  if (!(value > 0)) throw new DrawingError('a length that is not above 0');
  return value;
};

/** Carries out the steps of a drawing in turn; what it makes lives until `free`. */
export class Drawer {
  readonly #made: Shape[] = [];
  readonly #shapes: (Shape | undefined)[] = [];
  #triangles = 0;

  constructor(readonly modeller: ManifoldToplevel) {}

  keep<Made extends Shape>(made: Made): Made {
    this.#made.push(made);
    return made;
  }

  free(): void {
    for (const made of this.#made) made.delete();
  }

  isSolid(place: number): boolean {
    return this.#shapes[place] instanceof this.modeller.Manifold;
  }

  /** Throws DrawingError where the step made no solid. */
  solid(place: number): Manifold {
    const shape = this.#shapes[place];
    if (!(shape instanceof this.modeller.Manifold)) throw new DrawingError('not a solid');
    return shape;
  }

  /** Throws DrawingError where the step made no outline. */
  outline(place: number): CrossSection {
    const shape = this.#shapes[place];
    if (!(shape instanceof this.modeller.CrossSection)) throw new DrawingError('not an outline');
    return shape;
  }

  /** Throws DrawingError for a step that there is not or with values that it cannot have, DrawingTooLarge. */
  carryOut([name, ...values]: Step, at: number): void {
    const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
    if (!step) throw new DrawingError(`no step ${String(name)}`);
    this.#shapes[at] = this.keep(step(this, values, at));
    if (ADDS_TRIANGLES.has(name)) this.#triangles += this.solid(at).numTri();
    if (this.#triangles > MOST_TRIANGLES) throw new DrawingTooLarge();
  }
}

/** What is a body of its own; all others are put together of these, at the end and at once. */
const ADDS_TRIANGLES = new Set(['box', 'cylinder', 'sphere', 'mesh', 'extrude', 'revolve']);

type CarryOut = (drawer: Drawer, values: readonly unknown[], at: number) => Shape;

const onSolid =
  (work: (solid: Manifold, values: readonly unknown[]) => Manifold): CarryOut =>
  (drawer, [place, ...values], at) =>
    work(drawer.solid(earlierIn(place, at)[0]!), values);

const onOutline =
  (work: (outline: CrossSection, values: readonly unknown[]) => Shape): CarryOut =>
  (drawer, [place, ...values], at) =>
    work(drawer.outline(earlierIn(place, at)[0]!), values);

const combined =
  (how: 'union' | 'difference' | 'intersection' | 'hull'): CarryOut =>
  (drawer, [given], at) => {
    const { Manifold: Solids, CrossSection: Outlines } = drawer.modeller;
    const places = earlierIn(given, at);
    return drawer.isSolid(places[0]!)
      ? Solids[how](places.map((place) => drawer.solid(place)))
      : Outlines[how](places.map((place) => drawer.outline(place)));
  };

const ringOf = (numbers: unknown): [number, number][] => {
  const flat = numbersIn(numbers, { least: 6, most: MOST_NUMBERS });
  if (flat.length % 2 === 1) throw new DrawingError('half a point');
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
};

const box: CarryOut = (drawer, [from, to]) => {
  const [least, most] = [threeIn(from), threeIn(to)];
  const size = least.map((value, i) => positive(most[i]! - value)) as [number, number, number];
  return drawer.keep(drawer.modeller.Manifold.cube(size)).translate(least);
};

const cylinder: CarryOut = ({ modeller }, [values]) => {
  const [radius, height, top] = threeIn(values);
  if (radius < 0 || top < 0 || radius + top === 0) throw new DrawingError('a radius that is not above 0');
  return modeller.Manifold.cylinder(positive(height), radius, top, segmentsOf(Math.max(radius, top)));
};

const sphere: CarryOut = ({ modeller }, [value]) => {
  const radius = positive(oneIn(value));
  return modeller.Manifold.sphere(radius, segmentsOf(radius));
};

/** Corners of triangles, each of which is one of so many points. */
const cornersIn = (value: unknown, points: number): number[] => {
  const corners = numbersIn(value, { least: 12, most: MOST_NUMBERS });
  if (corners.length % 3 > 0 || !Number.isInteger(points)) throw new DrawingError('half a triangle');
  if (!corners.every((corner) => Number.isInteger(corner) && corner >= 0 && corner < points))
    throw new DrawingError('a corner without its point');
  return corners;
};

const mesh: CarryOut = ({ modeller }, [points, triangles]) => {
  const vertProperties = Float32Array.from(numbersIn(points, { least: 12, most: MOST_NUMBERS }));
  const triVerts = Uint32Array.from(cornersIn(triangles, vertProperties.length / 3));
  return modeller.Manifold.ofMesh(new modeller.Mesh({ numProp: 3, vertProperties, triVerts }));
};

const polygon: CarryOut = ({ modeller }, [rings]) => {
  if (!Array.isArray(rings) || rings.length === 0 || rings.length > MOST_RINGS) throw new DrawingError('no rings');
  return modeller.CrossSection.ofPolygons(rings.map(ringOf), 'EvenOdd');
};

const text: CarryOut = ({ modeller }, [words, size]) => {
  if (typeof words !== 'string' || [...words].length > MOST_LETTERS) throw new DrawingError('no words');
  const [height, most] = twoIn(size);
  const rings = textOutline(words, positive(height), positive(most));
  if (!rings) throw new DrawingError('a letter that cannot be drawn');
  return modeller.CrossSection.ofPolygons(rings, 'NonZero');
};

const extruded = onOutline((outline, [values]) => {
  const [height, twist, top] = threeIn(values);
  if (top < 0) throw new DrawingError('a scale below 0');
  const divisions = Math.min(200, Math.ceil(Math.abs(twist) / DEGREES_PER_TWIST_STEP));
  return outline.extrude(positive(height), divisions, twist, [top, top]);
});

const revolved = onOutline((outline, [degrees]) => {
  const { max } = outline.bounds();
  return outline.revolve(segmentsOf(max[0]), positive(Math.min(360, oneIn(degrees))));
});

const CORNERS = { round: 'Round', sharp: 'Miter', square: 'Square' } as const;

const offset = onOutline((outline, [by, corners]) => {
  const delta = oneIn(by);
  if (typeof corners !== 'string' || !Object.hasOwn(CORNERS, corners)) throw new DrawingError('no such corners');
  return outline.offset(delta, CORNERS[corners as keyof typeof CORNERS], 4, segmentsOf(Math.abs(delta)));
});

const STEPS: Readonly<Record<string, CarryOut>> = {
  box,
  cylinder,
  sphere,
  mesh,
  polygon,
  text,
  circle: ({ modeller }, [value]) => {
    const radius = positive(oneIn(value));
    return modeller.CrossSection.circle(radius, segmentsOf(radius));
  },
  rectangle: ({ modeller }, [size]) => {
    const [width, height] = twoIn(size);
    return modeller.CrossSection.square([positive(width), positive(height)], true);
  },
  union: combined('union'),
  difference: combined('difference'),
  intersection: combined('intersection'),
  hull: combined('hull'),
  move: onSolid((solid, [by]) => solid.translate(threeIn(by))),
  turn: onSolid((solid, [degrees]) => solid.rotate(threeIn(degrees))),
  scale: onSolid((solid, [by]) => solid.scale(threeIn(by).map(positive) as [number, number, number])),
  mirror: onSolid((solid, [normal]) => solid.mirror(threeIn(normal))),
  move2: onOutline((outline, [by]) => outline.translate(twoIn(by))),
  turn2: onOutline((outline, [degrees]) => outline.rotate(oneIn(degrees))),
  scale2: onOutline((outline, [by]) => outline.scale(twoIn(by).map(positive) as [number, number])),
  offset,
  extrude: extruded,
  revolve: revolved,
};
