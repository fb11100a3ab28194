import { Logger, NodeIO, getBounds } from '@gltf-transform/core';
import { BoxGeometry, SphereGeometry, type BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { roomFile } from '../../../server/models/ar/room-file.ts';
import { previewGlb } from '../../../server/models/preview/preview-glb.ts';
import { unzip } from '../../support/unzip.ts';

const part = (geometry: BufferGeometry, hex: string) => {
  const values = (name: string) => Float32Array.from(geometry.getAttribute(name).array);
  const triangles = Uint32Array.from(geometry.getIndex()!.array);
  const mesh = { positions: values('position'), normals: values('normal'), triangles };
  return { id: hex, hex, explode: [0, 0, 0] as [number, number, number], mesh };
};

/** A box of 200 × 100 × 50 mm, 30 mm above the ground, its colour orange. */
const box = part(new BoxGeometry(200, 100, 50).translate(400, 20, 55), '#ff5a1f');
/** A ball of 120 mm of 160,000 triangles. */
const ball = part(new SphereGeometry(60, 400, 200), '#203040');
const LIMIT = 3_000_000;

const readGlb = (bytes: Uint8Array) => new NodeIO().setLogger(new Logger(Logger.Verbosity.SILENT)).readBinary(bytes);

const numbersIn = (usda: string, name: string): number[][] =>
  [...usda.matchAll(new RegExp(` ${name} = \\[(.*?)\\]`, 'g'))].map(([, list = '']) =>
    list.replaceAll(/[()]/g, '').split(',').map(Number),
  );

const sizesOf = (values: number[]): number[] =>
  [0, 1, 2].map((axis) => {
    const along = values.filter((_, i) => i % 3 === axis);
    return Math.max(...along) - Math.min(...along);
  });

describe('a model for a room', () => {
  it('is a plain GLB in metres that stands on the floor, its middle above the origin', async () => {
    const document = await readGlb(await roomFile(await previewGlb([box]), 'glb'));
    expect(document.getRoot().listExtensionsUsed()).toEqual([]);
    const { min, max } = getBounds(document.getRoot().getDefaultScene()!);
    [-0.1, 0, -0.05].forEach((least, axis) => expect(min[axis]).toBeCloseTo(least, 3));
    [0.1, 0.05, 0.05].forEach((most, axis) => expect(max[axis]).toBeCloseTo(most, 3));
    const colour = document.getRoot().listMaterials()[0]!.getBaseColorFactor();
    [1, 0.1014, 0.0097].forEach((value, i) => expect(colour[i]).toBeCloseTo(value, 2));
  });

  it('is an uncompressed USDZ in centimetres whose content begins at a multiple of 64 bytes', async () => {
    const usdz = Buffer.from(await roomFile(await previewGlb([box]), 'usdz'));
    const usda = (await unzip(usdz)).get('model.usda')!.toString();
    expect(usdz.indexOf('#usda 1.0') % 64).toBe(0);
    expect(usda).toContain('metersPerUnit = 0.01');
    const [points = []] = numbersIn(usda, 'points');
    expect(sizesOf(points).map((size) => Math.round(size * 10) / 10)).toEqual([20, 5, 10]);
    const [indices = []] = numbersIn(usda, 'faceVertexIndices');
    expect(indices).toHaveLength(36);
    expect(Math.max(...indices)).toBe(points.length / 3 - 1);
    expect(numbersIn(usda, 'normals')[0]).toHaveLength(points.length);
  });

  it('stays below 3 MB and within 1 % of its sizes, however many triangles it has', async () => {
    const preview = await previewGlb([
      box,
      ball,
      part(new SphereGeometry(30, 300, 200).translate(0, 90, 0), '#808080'),
    ]);
    const [glb, usdz] = [await roomFile(preview, 'glb'), await roomFile(preview, 'usdz')];
    expect(Math.max(glb.length, usdz.length)).toBeLessThan(LIMIT);
    const { min, max } = getBounds((await readGlb(glb)).getRoot().getDefaultScene()!);
    [0.56, 0.14, 0.18].forEach((size, axis) =>
      expect(Math.abs(max[axis]! - min[axis]! - size)).toBeLessThan(size * 0.01),
    );
    const usda = (await unzip(Buffer.from(usdz))).get('model.usda')!.toString();
    const balls = sizesOf(numbersIn(usda, 'points')[1]!);
    balls.forEach((size) => expect(Math.abs(size - 12)).toBeLessThan(0.12));
  });

  it('has the decals of its parts in their own colour', async () => {
    const { hex, mesh } = part(new BoxGeometry(80, 20, 1).translate(400, 20, 80.2), '#26292a');
    const document = await readGlb(await roomFile(await previewGlb([{ ...box, decals: { hex, mesh } }]), 'glb'));
    expect(document.getRoot().listMeshes()).toHaveLength(2);
    const [, ink] = document.getRoot().listMaterials();
    expect(ink!.getBaseColorFactor()[0]).toBeCloseTo(0.0152, 3);
  });

  it('is the same for the same preview', async () => {
    const preview = await previewGlb([box]);
    expect(await roomFile(preview, 'usdz')).toEqual(await roomFile(preview, 'usdz'));
  });
});
