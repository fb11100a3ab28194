import { describe, expect, it } from 'vitest';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import type { Mesh } from '../../../server/models/mesh/mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { areaOf, contoursOf } from '../../../server/models/slice/contours.ts';
import { Moves, Role, ROLES } from '../../../server/models/slice/moves.ts';
import { Planner } from '../../../server/models/slice/planner.ts';
import { CLASS_MACHINES, settingsOf } from '../../../server/models/slice/printer-classes.ts';
import {
  areaOfRows,
  frameOf,
  grown,
  intersected,
  rowsOf,
  shrunk,
  subtracted,
  united,
} from '../../../server/models/slice/rows.ts';
import { slicePart } from '../../../server/models/slice/slice-part.ts';
import { spacingOf, type SliceMachine, type SliceSettings } from '../../../server/models/slice/slice-settings.ts';
import { REFERENCE } from './prusaslicer-reference.ts';
import { SOLIDS, solidStl } from './reference-parts.ts';
import { binaryOf, boxSoup, torusStl, type Soup } from './stl-writing.ts';

const meshOf = async (stl: Uint8Array): Promise<Mesh> => (await readMesh(meshSourceOf(stl))).mesh;
const boxMesh = (...soups: Soup[]): Promise<Mesh> => meshOf(binaryOf(soups.flat()));

const LIGHT = settingsOf({ layerHeightMm: 0.2, infillPercent: 15, walls: 2 });
const STRONG = { ...settingsOf({ layerHeightMm: 0.2, infillPercent: 30, walls: 3 }), pattern: 'grid' as const };
const MACHINES = [CLASS_MACHINES.CLASSIC, CLASS_MACHINES.QUICK, CLASS_MACHINES.FAST];

const layerArea = (rings: readonly Float64Array[]): number => rings.reduce((sum, ring) => sum + areaOf(ring), 0);

/** Mean area of so many layers times the height. */
const slicedVolume = (mesh: Mesh, low: number, high: number, layers: number): number => {
  const height = (high - low) / layers;
  const middles = Array.from({ length: layers }, (_, i) => low + (i + 0.5) * height);
  return [...contoursOf(mesh, middles)].reduce((sum, rings) => sum + layerArea(rings), 0) * height;
};

describe('contours', () => {
  it('come to the volume of a ring as layers shrink, from within 2 % to within 0.1 %', async () => {
    const mesh = await meshOf(torusStl(400, 200));
    const volume = 2 * Math.PI * 60 * Math.PI * 17 * 17;
    const errors = [10, 40, 160].map((layers) => Math.abs(slicedVolume(mesh, -17, 17, layers) / volume - 1));
    expect(errors[0]).toBeLessThan(0.02);
    expect(errors[1]).toBeLessThan(errors[0]!);
    expect(errors[2]).toBeLessThan(0.001);
  });

  it('run around a hole the other way', async () => {
    const [rings] = [...contoursOf(await meshOf(torusStl(400, 200)), [0])];
    expect(rings!.map((ring) => Math.round(areaOf(ring) / 100)).sort((a, b) => a - b)).toEqual([-58, 186]);
  });

  it('close a skin that is open at its side', async () => {
    const open = boxSoup([0, 0, 0], [10, 10, 10]).slice(0, -1);
    const [rings] = [...contoursOf(await meshOf(binaryOf(open)), [3])];
    expect(layerArea(rings!)).toBeGreaterThan(50);
  });
});

describe('rows', () => {
  const square = (from: number, to: number) => Float64Array.of(from, from, to, from, to, to, from, to);

  it.each([0, 45, 135])('have the area of what they cut, turned by %d°', (angle) => {
    const frame = frameOf(angle, 0.1);
    const [a, b] = [rowsOf([square(0, 10)], frame), rowsOf([square(5, 15)], frame)];
    const area = (rows: typeof a): number => areaOfRows(rows, frame);
    expect(area(a)).toBeCloseTo(100, -0.5);
    expect(area(intersected(a, b))).toBeCloseTo(25, -0.5);
    expect(area(united(a, b))).toBeCloseTo(175, -0.5);
    expect(area(subtracted(a, b))).toBeCloseTo(75, -0.5);
    expect(area(grown(a, 2, frame)) / (100 + 4 * 10 * 2 + Math.PI * 4)).toBeCloseTo(1, 1);
    expect(area(shrunk(a, 2, frame)) / 36).toBeCloseTo(1, 1);
  });
});

describe('the planner', () => {
  const seconds = (moves: Moves, changes: Partial<SliceMachine> = {}): number =>
    new Planner({ ...CLASS_MACHINES.CLASSIC, layerSeconds: 0, flow: 0, ...changes }).seconds(moves, new Float64Array(ROLES).fill(0.08), false); // oxfmt-ignore

  it('takes a straight line as long as its trapezoid', () => {
    const moves = new Moves();
    moves.to(100, 0, Role.Inner);
    // From 8 to 50 mm/s and back at 1,000 mm/s², the rest at 50 mm/s.
    const ramp = (50 ** 2 - 8 ** 2) / 2000;
    expect(seconds(moves)).toBeCloseTo((2 * 42) / 1000 + (100 - 2 * ramp) / 50, 9);
  });

  it('takes the same line in pieces no longer, and around corners longer', () => {
    const [pieces, corners] = [new Moves(), new Moves()];
    for (let i = 1; i <= 100; i++) pieces.to(i, 0, Role.Inner);
    for (let i = 1; i <= 100; i++) corners.to(Math.ceil(i / 2), Math.floor(i / 2), Role.Inner);
    const straight = new Moves();
    straight.to(100, 0, Role.Inner);
    expect(seconds(pieces)).toBeCloseTo(seconds(straight), 6);
    expect(seconds(corners)).toBeGreaterThan(1.5 * seconds(straight));
  });

  it('counts lifting with each travel that draws filament back', () => {
    const moves = new Moves();
    moves.to(100, 0, Role.Travel);
    moves.to(101, 0, Role.Travel);
    expect(seconds(moves, { liftSeconds: 0.2 }) - seconds(moves)).toBeCloseTo(0.2, 9);
  });

  it('is slower around with a smaller acceleration of that wall alone', () => {
    const moves = new Moves();
    for (let i = 1; i <= 20; i++) moves.to(Math.ceil(i / 2) * 5, Math.floor(i / 2) * 5, Role.Outer);
    expect(seconds(moves, { outerAcceleration: 500 })).toBeGreaterThan(1.05 * seconds(moves));
    expect(seconds(moves, { innerAcceleration: 500 })).toBe(seconds(moves));
  });

  it('slows a small layer down until it has cooled, but no further than the slowest', () => {
    const moves = new Moves();
    moves.to(100, 0, Role.Inner);
    const cooled = new Planner(CLASS_MACHINES.FAST).seconds(moves, new Float64Array(ROLES).fill(0.08), false);
    expect(cooled).toBeGreaterThan(6);
    moves.clear();
    moves.to(130, 0, Role.Inner);
    expect(new Planner(CLASS_MACHINES.FAST).seconds(moves, new Float64Array(ROLES).fill(0.08), false)).toBeLessThan(
      2.1,
    );
  });
});

describe('a sliced part', () => {
  it('has of a full box its volume, but for what rounds off at its edges', async () => {
    const mesh = await boxMesh(boxSoup([0, 0, 0], [30, 20, 10]));
    const { layers, mm3 } = await slicePart(mesh, { ...LIGHT, density: 1 }, []);
    expect(layers).toHaveLength(50);
    expect(mm3 / 6000).toBeGreaterThan(0.98);
    expect(mm3 / 6000).toBeLessThan(1.03);
  });

  it('has the walls of a box to a hundredth', async () => {
    const mesh = await boxMesh(boxSoup([0, 0, 0], [30, 20, 10]));
    const { layers } = await slicePart(mesh, { ...LIGHT, density: 0, topLayers: 0, bottomLayers: 0 }, []);
    // Two loops, their middles half a width and a spacing more from the edge.
    const spacing = spacingOf(0.45, 0.2);
    const around = (depth: number): number => 2 * (30 - 2 * depth + 20 - 2 * depth);
    const length = around(0.225) + around(0.225 + spacing);
    expect(layers[20]!.mm3.walls / (length * spacing * 0.2)).toBeCloseTo(1, 2);
  });

  it('fills what is too thin for two lines', async () => {
    const mesh = await boxMesh(boxSoup([0, 0, 0], [60, 0.6, 4]));
    const { mm3 } = await slicePart(mesh, LIGHT, []);
    expect(mm3 / (60 * 0.6 * 4)).toBeGreaterThan(0.9);
    expect(mm3 / (60 * 0.6 * 4)).toBeLessThan(1.05);
  });

  it('bridges with as much plastic as full filling where bridges are flat', async () => {
    const mesh = await boxMesh(boxSoup([0, 0, 0], [30, 30, 6]));
    const solidOf = async (bridges: SliceSettings['bridges']) =>
      (await slicePart(mesh, { ...LIGHT, bridges }, [])).layers.reduce((sum, { mm3 }) => sum + mm3.solid, 0);
    const [flat, thin] = [await solidOf({ thick: false, flow: 1 }), await solidOf({ thick: false, flow: 0.5 })];
    const layers = 9;
    const inside = 30 - 2 * (0.45 / 2 + spacingOf(0.45, 0.2) * 1.25);
    expect(flat / (layers * 0.2 * inside ** 2)).toBeCloseTo(1, 1);
    expect((flat - thin) / (0.2 * inside ** 2)).toBeCloseTo(0.5, 1);
    expect(await solidOf({ thick: true, flow: 1 })).toBeGreaterThan(flat);
  });

  it('takes the same plastic wherever its file has it', async () => {
    const [here, there] = [boxSoup([0, 0, 0], [12, 9, 4]), boxSoup([100, 50, 7], [112, 59, 11])];
    const [a, b] = [await slicePart(await boxMesh(here), LIGHT, []), await slicePart(await boxMesh(there), LIGHT, [])];
    expect(Math.abs(b.mm3 / a.mm3 - 1)).toBeLessThan(0.02);
  });

  it.each([['light', LIGHT, 2], ['strong', STRONG, 3]] as const)('comes to PrusaSlicer’s figures with a %s filling', async (_name, settings, column) => {
    for (const [name, , ...figures] of REFERENCE.filter(([part]) => part in SOLIDS)) {
      const { cm3, hours } = figures[column - 2]!;
      const { mm3, seconds } = await slicePart(await meshOf(await solidStl(name)), settings, MACHINES);
      expect([name, Math.abs(mm3 / 1000 / cm3 - 1) < 0.1]).toEqual([name, true]);
      const judged = [hours.CLASSIC, hours.QUICK, hours.FAST];
      judged.forEach((judge, i) => expect([name, i, Math.abs(seconds[i]! / 3600 / judge - 1) < 0.2]).toEqual([name, i, true]));
    }
  }); // oxfmt-ignore
});
