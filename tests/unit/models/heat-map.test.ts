import { describe, expect, it } from 'vitest';
import { SphereGeometry } from 'three';
import { heatMap } from '../../../server/models/heat/heat-map.ts';
import { readPreview } from '../../../server/models/ar/read-preview.ts';
import { checkMesh } from '../../../server/models/mesh/check-mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { binaryOf, boxSoup, type Soup } from './stl-writing.ts';

const readOf = async (soup: Soup) => {
  const content = binaryOf(soup);
  return readMesh({ bytes: content.length, chunks: [content] });
};

interface Json {
  asset: { extras: { overhangMm2: number; firstLayerMm2: number; thinnestMm: number | null } };
  nodes: { name: string }[];
}
const jsonOf = (glb: Uint8Array): Json => {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  return JSON.parse(Buffer.from(glb.subarray(20, 20 + length)).toString()) as Json;
};

describe('the heat map of a part', () => {
  const feet = [0, 90].flatMap((x) => [0, 90].flatMap((y) => boxSoup([x, y, 0], [x + 10, y + 10, 30])));
  const table = [...feet, ...boxSoup([0, 0, 30], [100, 100, 35])];

  it('has a node for each kind that is there, and the figures of the report', async () => {
    const read = await readOf([...table, ...boxSoup([10, 50, 35], [90, 50.3, 60])]);
    const { asset, nodes } = jsonOf(await heatMap(read, 0.4));
    expect(nodes.map(({ name }) => name)).toEqual(['PLAIN', 'FIRST_LAYER', 'FLAT', 'THIN']);
    const { printing } = (await checkMesh(read, { nozzle: 0.4 }, () => undefined)).report;
    expect(asset.extras).toMatchObject({
      overhangMm2: printing!.overhangMm2,
      firstLayerMm2: printing!.firstLayerMm2,
    });
    expect(asset.extras.firstLayerMm2).toBeCloseTo(400, 1);
    expect(asset.extras.thinnestMm).toBeCloseTo(0.3, 2);
  });

  it('stands with the middle of its foot at the origin, wherever its file has it', async () => {
    const far = boxSoup([1000, -500, 40], [1020, -460, 70]);
    const parts = await readPreview(await heatMap(await readOf(far), 0.4));
    const points = parts.flatMap(({ mesh }) => [...mesh.points]);
    const range = (axis: number) => {
      const own = points.filter((_, i) => i % 3 === axis).map((value) => Math.round(value * 1000));
      return [Math.min(...own), Math.max(...own)];
    };
    expect([range(0), range(1), range(2)]).toEqual([
      [-10, 10],
      [0, 30],
      [-20, 20],
    ]);
  });

  it('is no finer than a preview, and thin where the part is, however coarse its walls become', async () => {
    const skin = (radius: number): Soup => {
      const values = [...new SphereGeometry(radius, 120, 120).toNonIndexed().getAttribute('position').array];
      return Array.from({ length: values.length / 9 }, (_, t) => values.slice(t * 9, t * 9 + 9));
    };
    const turned = (soup: Soup): Soup => soup.map((v) => [...v.slice(0, 3), ...v.slice(6, 9), ...v.slice(3, 6)]);
    const shell = (wall: number) => [...skin(60), ...turned(skin(60 - wall))];
    const shareOf = async (wall: number) => {
      const glb = await heatMap(await readOf(shell(wall)), 0.4);
      const parts = await readPreview(glb);
      const sizes = parts.map(({ mesh }) => mesh.corners.length / 3);
      const all = sizes.reduce((sum, size) => sum + size, 0);
      expect(all).toBeLessThanOrEqual(20_000);
      const thin = jsonOf(glb).nodes.findIndex(({ name }) => name === 'THIN');
      return (sizes[thin] ?? 0) / all;
    };
    expect(await shareOf(0.3)).toBeGreaterThan(0.9);
    expect(await shareOf(1.2)).toBeLessThan(0.02);
  });
});
