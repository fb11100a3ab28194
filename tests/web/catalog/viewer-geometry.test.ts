import { Box3, type BufferGeometry, type Float32BufferAttribute, Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { BoxGeometry, TorusGeometry } from 'three';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { previewGlb } from '../../../server/models/preview/preview-glb.ts';
import { placeBalloons } from '../../../web/features/viewer3d/parts/balloon-places.ts';
import { capGeometry, hatchingOf } from '../../../web/features/viewer3d/measure/cap.ts';
import { dimensionLine } from '../../../web/features/viewer3d/measure/dimension-line.ts';
import { fetchBytes } from '../../../web/features/viewer3d/model/fetch-bytes.ts';
import {
  cornersAt,
  outlineAt,
  readModel,
  explode,
  orientUpright,
  toMillimetres,
} from '../../../web/features/viewer3d/model/model.ts';
import { drawnLevel } from '../../../web/features/viewer3d/page-colours.ts';
import { areaOf, cutOf, facesOf, sizeOfCut } from '../../../web/features/viewer3d/measure/section-cut.ts';
import { placeOf, pickPoint } from '../../../web/features/viewer3d/measure/snap.ts';
import { solidOf } from '../../../web/features/viewer3d/model/solid.ts';
import { lengthOf } from '../../../web/features/viewer3d/measure/use-measure.ts';

const cube = (side = 20) => solidOf(new BoxGeometry(side, side, side), new Matrix4());

/** The GLB of boxes (millimetres, z up), each with a way to go apart. */
const glbOf = async (...boxes: { id: string; size: number[]; at: number[]; way: number[] }[]) => {
  const parts = boxes.map(({ id, size, at, way }) => {
    const box = new BoxGeometry(...size).translate(...(at as [number, number, number]));
    const values = (name: string) => Float32Array.from(box.getAttribute(name).array);
    const triangles = Uint32Array.from(box.getIndex()!.array);
    const mesh = { positions: values('position'), normals: values('normal'), triangles };
    return { id, hex: '#ff5a1f', explode: way as [number, number, number], mesh };
  });
  const bytes = await previewGlb(parts);
  return bytes.slice().buffer;
};

describe('a model file on its way', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('tells its whole length by itself, whatever it weighs packed', async () => {
    const file = await glbOf({ id: 'cube', size: [20, 20, 20], at: [0, 0, 0], way: [0, 0, 0] });
    const headers = { 'content-encoding': 'br', 'content-length': '10' };
    vi.stubGlobal('fetch', async () => new Response(file, { headers }));
    const heard = vi.fn();
    const bytes = await fetchBytes('/media/x.glb', heard, new AbortController().signal);
    expect(heard).toHaveBeenLastCalledWith(expect.any(Number), file.byteLength);
    expect(new Uint8Array(bytes)).toEqual(new Uint8Array(file));
  });
});

describe('a section', () => {
  it('of a 20 mm cube at the middle measures 20.0 × 20.0, along every axis', () => {
    for (const axis of ['x', 'y', 'z'] as const) {
      const loops = cutOf(cube(), axis, 0);
      expect(loops).toHaveLength(1);
      expect(areaOf(loops[0]!)).toBeCloseTo(400, 6);
      expect(sizeOfCut(loops, axis)).toEqual([20, 20]);
    }
  });

  it('of the same cube out of a packed model file measures the same', async () => {
    const model = await readModel(await glbOf({ id: 'cube', size: [20, 20, 20], at: [0, 0, 0], way: [0, 0, 0] }));
    const [body] = model.parts[0]!.bodies;
    const solid = solidOf(body!.geometry, toMillimetres(model, body!));
    const [width, height] = sizeOfCut(cutOf(solid, 'z', 0), 'z')!;
    expect([width, height].map((side) => side.toFixed(1))).toEqual(['20.0', '20.0']);
  });

  it('tells width and height by the axes in the order of the alphabet', () => {
    const box = solidOf(new BoxGeometry(10, 20, 30), new Matrix4());
    const size = (axis: 'x' | 'y' | 'z') => sizeOfCut(cutOf(box, axis, 0), axis);
    expect([size('x'), size('y'), size('z')]).toEqual([
      [20, 30],
      [10, 30],
      [10, 20],
    ]);
  });

  it('leaves nothing beside the body, and closed outlines through corners that lie in the plane', () => {
    expect(sizeOfCut(cutOf(cube(), 'x', 10.5), 'x')).toBeNull();
    expect(sizeOfCut(cutOf(cube(), 'x', 10), 'x')).toEqual([20, 20]);
  });

  it('keeps holes open: a ring cut flat is one face with one hole of the true area', () => {
    const ring = solidOf(new TorusGeometry(30, 5, 64, 128), new Matrix4());
    const [face, ...others] = facesOf(cutOf(ring, 'z', 0));
    expect(others).toEqual([]);
    expect(face!.holes).toHaveLength(1);
    const area = areaOf(face!.edge) + areaOf(face!.holes[0]!);
    expect(area / (Math.PI * (35 ** 2 - 25 ** 2))).toBeCloseTo(1, 2);
    const cap = capGeometry(cutOf(ring, 'z', 0), 'z', 0);
    expect(surfaceOf(cap) / area).toBeCloseTo(1, 6);
  });

  it('hatches parts that touch in opposite directions', () => {
    const box = (from: number, to: number) => new Box3(new Vector3(from, 0, 0), new Vector3(to, 1, 1));
    const [a, b, c] = hatchingOf([box(0, 1), box(1, 2), box(2, 3)]);
    expect([a === b, b === c]).toEqual([false, false]);
  });
});

/** Square millimetres of faces that lie in the plane of their `uv`. */
function surfaceOf(geometry: BufferGeometry): number {
  const uv = geometry.getAttribute('uv') as Float32BufferAttribute;
  const index = geometry.getIndex()!;
  let sum = 0;
  for (let at = 0; at < index.count; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => [uv.getX(index.getX(at + corner)), uv.getY(index.getX(at + corner))]);
    sum += Math.abs((b![0]! - a![0]!) * (c![1]! - a![1]!) - (c![0]! - a![0]!) * (b![1]! - a![1]!)) / 2;
  }
  return sum;
}

describe('a model', () => {
  const two = () =>
    glbOf(
      { id: 'low', size: [20, 20, 20], at: [0, 0, 10], way: [0, 0, -30] },
      { id: 'high', size: [20, 20, 20], at: [0, 0, 30], way: [0, 0, 50] },
    );

  it('comes apart along the ways of its parts and together again', async () => {
    const model = await readModel(await two());
    orientUpright(model, 'Y');
    const height = (share: number) => new Box3().setFromPoints(cornersAt(model, share)).getSize(new Vector3());
    const grown = height(1).sub(height(0)).length() * 1000;
    expect(grown).toBeCloseTo(80, 0);
    explode(model.parts, 0.5);
    expect(model.parts.map(({ holder }) => Math.round(holder.position.y * 1000))).toEqual([-15, 25]);
    explode(model.parts, 0);
    expect(model.parts.map(({ holder }) => holder.position.length())).toEqual([0, 0]);
  });

  it('stands with the axis of its file up that the seller names, and lies when it is much taller than wide', async () => {
    const model = await readModel(await glbOf({ id: 'plate', size: [60, 40, 10], at: [0, 0, 0], way: [0, 0, 0] }));
    const height = () => new Box3().setFromPoints(cornersAt(model, 0)).getSize(new Vector3()).y * 1000;
    orientUpright(model, 'Y');
    expect(height()).toBeCloseTo(10, 0);
    orientUpright(model, 'Z');
    expect(height()).toBeCloseTo(40, 0);
    const tall = await readModel(await glbOf({ id: 'mast', size: [10, 10, 100], at: [0, 0, 0], way: [0, 0, 0] }));
    orientUpright(tall, 'Y');
    const { x, y, z } = new Box3().setFromPoints(outlineAt(tall, 0)).getSize(new Vector3());
    expect(Math.hypot(x, z)).toBeGreaterThan(0.099);
    expect(y).toBeLessThan(0.0145);
  });

  it('is measured between the corners that were pressed nearby', async () => {
    const model = await readModel(await glbOf({ id: 'cube', size: [20, 20, 20], at: [0, 0, 0], way: [0, 0, 0] }));
    model.stand.updateWorldMatrix(true, true);
    const camera = new PerspectiveCamera(22, 1);
    camera.position.set(0, 0, 0.2);
    camera.updateMatrixWorld();
    const picture = { camera, width: 800, height: 800 };
    const corners = [
      [-0.01, 0.01, 0.01],
      [0.01, 0.01, 0.01],
    ].map((corner) => placeOf(new Vector3(...corner), picture));
    const points = corners.map(({ x, y }, end) =>
      pickPoint({ x: x + (end === 0 ? 6 : -6), y: y + 6 }, picture, model.parts[0]!.bodies)!,
    );
    const length = lengthOf(points.map(({ x, y, z }) => [x * 1000, y * 1000, z * 1000] as const));
    expect(length).toBeCloseTo(20, 1);
    expect(pickPoint({ x: 5, y: 5 }, picture, model.parts[0]!.bodies)).toBeNull();
  });
});

describe('what lies over the picture', () => {
  const part = (id: string, x: number) => ({ id, x, y: 300, top: 250, bottom: 350 });

  it('puts balloons above and below by turns, from left to right, with leaders that end on their parts', () => {
    const placed = placeBalloons([part('c', 500), part('a', 100), part('b', 300)], { height: 700, covered: 88 });
    expect(placed.map(({ id, below }) => [id, below])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
    for (const { y, leader, below } of placed) expect(below ? y - 13 - leader : y + 13 + leader).toBe(300);
  });

  it('keeps balloons apart and out of the strip of a tool', () => {
    const close = [0, 5, 10, 15, 20].map((x) => part(`p${x}`, 400 + x));
    const placed = placeBalloons(close, { height: 420, covered: 88 });
    expect(Math.max(...placed.map(({ y }) => y))).toBeLessThanOrEqual(420 - 88);
    for (const one of placed)
      for (const other of placed.filter((each) => each !== one))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(26);
  });

  it('carries the value of a dimension beside its line, that of a short one outside', () => {
    const long = dimensionLine({ x: 100, y: 100 }, { x: 500, y: 100 });
    expect([long.line, long.value, long.angle]).toEqual([
      [
        { x: 100, y: 134 },
        { x: 500, y: 134 },
      ],
      { x: 300, y: 134 },
      0,
    ]);
    expect(dimensionLine({ x: 100, y: 100 }, { x: 150, y: 100 }).value.x).toBeGreaterThan(150);
  });

  it('draws in the black that the theme turns', () => {
    expect([drawnLevel('none'), drawnLevel('invert(.92)')]).toEqual([0, 0.92]);
  });
});
