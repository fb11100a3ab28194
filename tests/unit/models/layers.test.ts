import { describe, expect, it } from 'vitest';
import { ByteWriter } from '../../../server/models/layers/byte-writer.ts';
import { LAYER_DETAILS } from '../../../server/models/layers/layer-details.ts';
import { partLayers } from '../../../server/models/layers/part-layers.ts';
import { gramsOf } from '../../../server/models/estimate/estimate.ts';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { areaOf } from '../../../server/models/slice/contours.ts';
import { gapsOf } from '../../../server/models/slice/gap-fill.ts';
import { outlineKernel } from '../../../server/models/slice/outline-kernel.ts';
import { CLASS_MACHINES, settingsOf } from '../../../server/models/slice/printer-classes.ts';
import { slicePart, type Sliced } from '../../../server/models/slice/slice-part.ts';
import { wallsOf } from '../../../server/models/slice/walls.ts';
import { LINE_KINDS, readLayers, type PartLayers } from '../../../web/features/viewer3d/layers/read-layers.ts';
import { binaryOf, boxSoup, scaledSoup, soupOf, torusStl } from './stl-writing.ts';

const SETTINGS = settingsOf({ layerHeightMm: 0.2, infillPercent: 15, walls: 2 });
const MACHINES = [CLASS_MACHINES.CLASSIC, CLASS_MACHINES.QUICK, CLASS_MACHINES.FAST];
/** 23 mm wide, 5.1 mm high. */
const RING = binaryOf(scaledSoup(soupOf(torusStl(48, 24)), 0.15));
const gramsPerMm3 = gramsOf(1, 'PETG');

const meshOf = async (stl: Uint8Array) => (await readMesh(meshSourceOf(stl))).mesh;

const written = async (stl: Uint8Array, view: keyof typeof LAYER_DETAILS, more = {}) => {
  const order = { slice: { settings: SETTINGS, machines: MACHINES }, gramsPerMm3, detail: { ...LAYER_DETAILS[view], ...more } }; // oxfmt-ignore
  return (await partLayers(await meshOf(stl), order)).file;
};

const layersOf = async (stl: Uint8Array, view: keyof typeof LAYER_DETAILS, more = {}): Promise<PartLayers> =>
  readLayers((await written(stl, view, more)).slice().buffer);

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const lengthOf = ({ drawn }: PartLayers, kind: string): number => {
  const lines = drawn.flatMap((layer) => layer.lines.filter((line) => line.kind === kind));
  return sum(lines.map(({ points }) => {
    let length = 0;
    for (let i = 2; i < points.length; i += 2) length += Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!); // oxfmt-ignore
    return length;
  })); // oxfmt-ignore
};

describe('the layers of a part', () => {
  it('come to what slicing it says, however each is rounded', async () => {
    const sliced: Sliced = await slicePart(await meshOf(RING), SETTINGS, MACHINES);
    const { layers } = await layersOf(RING, 'public');
    expect(layers).toHaveLength(sliced.layers.length);
    expect(sum(layers.map(({ grams }) => grams))).toBeCloseTo(sliced.mm3 * gramsPerMm3, 4);
    for (const [i, each] of (['CLASSIC', 'QUICK', 'FAST'] as const).entries())
      expect(sum(layers.map(({ seconds }) => seconds[each]))).toBeCloseTo(sliced.seconds[i]!, 2);
    const [own, told] = [sliced.layers[12]!, layers[12]!];
    expect(told.z).toBeCloseTo(own.z, 6);
    expect(told.areaMm2).toBeCloseTo(sum(own.outline.map(areaOf)), 1);
  });

  it('have the lines that were laid, to 0.01 mm for who owns the files', async () => {
    const box = await layersOf(binaryOf(boxSoup([5, 7, 3], [35, 27, 13])), 'owned');
    expect(box.drawn.map(({ layer }) => layer)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    const [outermost] = box.drawn[25]!.lines.filter(({ kind }) => kind === 'WALL').sort((a, b) => Math.min(...a.points) - Math.min(...b.points)); // oxfmt-ignore
    const xs = outermost!.points.filter((_, i) => i % 2 === 0);
    expect(Math.min(...xs)).toBeCloseTo(0.225, 1);
    expect(Math.max(...xs)).toBeCloseTo(29.775, 1);
    expect(outermost!.points.slice(0, 2)).toEqual(outermost!.points.slice(-2));
    expect(new Set(box.drawn[25]!.lines.map(({ kind }) => kind))).toEqual(new Set(['WALL', 'SPARSE']));
    expect(new Set(box.drawn[49]!.lines.map(({ kind }) => kind))).toEqual(new Set(['WALL', 'SOLID']));
  });

  it('are as coarse for anyone as was decided: 0.4 mm and each fourth of 0.2 mm, the highest too', async () => {
    const { grid, drawn, layers } = await layersOf(RING, 'public');
    expect(grid).toBeCloseTo(Math.max(0.4, 0.003 * 23.1), 2);
    const indices = drawn.map(({ layer }) => layer);
    expect(indices.slice(0, 3)).toEqual([3, 7, 11]);
    expect(indices.at(-1)).toBe(layers.length - 1);
    for (const { points } of drawn.flatMap(({ lines }) => lines))
      for (const value of points) expect(Math.abs(value / grid - Math.round(value / grid))).toBeLessThan(1e-3);
  });

  it('leave out every other one until they fit', async () => {
    const [whole, few] = [await layersOf(RING, 'owned'), await layersOf(RING, 'owned', { mostPoints: 1000 })];
    const points = ({ drawn }: PartLayers): number => sum(drawn.flatMap(({ lines }) => lines.map((line) => line.points.length / 2))); // oxfmt-ignore
    expect(points(whole)).toBeGreaterThan(2000);
    expect(points(few)).toBeLessThan(1400);
    expect(few.layers).toEqual(whole.layers);
    expect(few.drawn.at(-1)!.layer).toBe(whole.layers.length - 1);
  });

  it('fill the gap between two walls that have no room between them', async () => {
    const plate = await layersOf(binaryOf(boxSoup([0, 0, 0], [40, 1.1, 2])), 'owned');
    expect(lengthOf(plate, 'GAP') / plate.drawn.length).toBeGreaterThan(60);
    const solid = await layersOf(binaryOf(boxSoup([0, 0, 0], [40, 20, 2])), 'owned');
    expect(lengthOf(solid, 'GAP')).toBeLessThan(0.01 * lengthOf(solid, 'WALL'));
  });

  it('end too early when their file does', async () => {
    const file = await written(RING, 'public');
    expect(() => readLayers(file.slice(0, file.length / 2).buffer)).toThrow('too early');
    expect(() => readLayers(new Uint8Array([9, 9, 9]).buffer)).toThrow('another version');
    expect(LINE_KINDS).toHaveLength(4);
  });
});

describe('gaps', () => {
  it.each([0.6, 0.8, 1.1, 1.3])('have the area that is counted for them in a plate of %d mm', async (thick) => {
    const kernel = await outlineKernel();
    const plate = Float64Array.of(0, 0, 50, 0, 50, thick, 0, thick);
    const walls = wallsOf(kernel, [plate], SETTINGS, 0.2);
    const area = sum(gapsOf(kernel, walls, SETTINGS, 0.2).map(areaOf));
    expect(Math.abs(area - Math.max(0, walls.rest))).toBeLessThan(1);
  });
});

describe('numbers of a file', () => {
  it('take as many bytes as they need', () => {
    const writer = new ByteWriter();
    for (const value of [0, 127, 128, 2 ** 40]) writer.unsigned(value);
    expect(writer.length).toBe(1 + 1 + 2 + 6);
    writer.signed(-64);
    writer.signed(64);
    expect(writer.length).toBe(10 + 1 + 2);
  });
});
