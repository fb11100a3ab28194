import { ConeGeometry, Triangle, Vector3, type BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { heatKinds, heatPicture, HEAT_COLOURS, HeatKind } from '../../../server/models/heat/heat-picture.ts';
import type { Mesh } from '../../../server/models/mesh/mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { binaryOf, boxSoup, type Soup } from './stl-writing.ts';

const meshOf = async (soup: Soup): Promise<Mesh> => {
  const content = binaryOf(soup);
  return (await readMesh({ bytes: content.length, chunks: [content] })).mesh;
};

/** Square millimetres of each kind that is there. */
const areasOf = (mesh: Mesh): Partial<Record<HeatKind, number>> => {
  const areas: Partial<Record<HeatKind, number>> = {};
  for (const [t, kind] of heatKinds(mesh, 0.4).entries()) {
    const corner = (k: number) => {
      const at = mesh.corners[t * 3 + k]! * 3;
      return new Vector3(mesh.points[at], mesh.points[at + 1], mesh.points[at + 2]);
    };
    const area = new Triangle(corner(0), corner(1), corner(2)).getArea();
    areas[kind] = (areas[kind] ?? 0) + area;
  }
  return areas;
};

/** A cone of 128 sides on its tip: a funnel whose side hangs over so many degrees from upright. */
const funnel = (degrees: number): Soup => {
  const radius = 40 * Math.tan((degrees * Math.PI) / 180);
  const cone: BufferGeometry = new ConeGeometry(radius, 40, 128).rotateX(-Math.PI / 2).toNonIndexed();
  const values = [...cone.getAttribute('position').array];
  return Array.from({ length: values.length / 9 }, (_, t) => values.slice(t * 9, t * 9 + 9));
};

describe('the kinds of a surface', () => {
  it('are those of a table: its feet on the bed, its underside flat in the air, its areas exact', async () => {
    const feet = [0, 90].flatMap((x) => [0, 90].flatMap((y) => boxSoup([x, y, 0], [x + 10, y + 10, 30])));
    const areas = areasOf(await meshOf([...feet, ...boxSoup([0, 0, 30], [100, 100, 35])]));
    expect(areas[HeatKind.FIRST_LAYER]).toBeCloseTo(400, 3);
    expect(areas[HeatKind.FLAT]).toBeCloseTo(10_000, 3);
    expect(areas[HeatKind.SLOPING] ?? 0).toBe(0);
    expect(areas[HeatKind.THIN] ?? 0).toBe(0);
  });

  it.each([
    [40, 'PLAIN'],
    [50, 'SLOPING'],
    [70, 'STEEP'],
    [80, 'FLAT'],
  ] as const)('of a side that leans %d° from upright are %s', async (degrees, kind) => {
    const slant = 40 / Math.cos((degrees * Math.PI) / 180);
    const side = Math.PI * 40 * Math.tan((degrees * Math.PI) / 180) * slant;
    const areas = areasOf(await meshOf(funnel(degrees)));
    const lid = kind === 'PLAIN' ? Math.PI * (40 * Math.tan((degrees * Math.PI) / 180)) ** 2 : 0;
    expect(areas[kind]! / (side + lid)).toBeCloseTo(1, 2);
  });

  it('are thin on both sides of a fin that the nozzle cannot print, and nowhere on one that it can', async () => {
    const block = boxSoup([0, 0, 0], [100, 100, 20]);
    const thin = areasOf(await meshOf([...block, ...boxSoup([10, 50, 20], [90, 50.3, 60])]));
    expect(thin[HeatKind.THIN]! / (2 * 80 * 40)).toBeCloseTo(1, 2);
    const thick = areasOf(await meshOf([...block, ...boxSoup([10, 50, 20], [90, 50.8, 60])]));
    expect(thick[HeatKind.THIN] ?? 0).toBe(0);
  });
});

describe('the picture', () => {
  /** The share of what is seen that is nearest to the hue of a kind. */
  const blueOf = (rgba: Uint8Array): number => {
    let [blue, seen] = [0, 0];
    for (let i = 0; i < rgba.length; i += 4) {
      if (rgba[i + 3]! < 255) continue;
      seen += 1;
      if (rgba[i + 2]! > rgba[i]! + 60) blue += 1;
    }
    return blue / seen;
  };

  it('shows what lies on the bed when it is turned over, and not from above', async () => {
    const plate = await meshOf(boxSoup([0, 0, 0], [60, 40, 10]));
    const [above, below] = [await heatPicture(plate, 'above', 0.4), await heatPicture(plate, 'below', 0.4)];
    expect([above!.width, above!.height]).toEqual([480, 360]);
    expect(blueOf(above!.rgba)).toBe(0);
    expect(blueOf(below!.rgba)).toBeGreaterThan(0.4);
  });

  it('is none of what has no size', async () => {
    const empty: Mesh = { points: new Float32Array(), corners: new Uint32Array(), degenerate: 0 };
    expect(await heatPicture(empty, 'above', 0.4)).toBeNull();
  });

  it('has a colour for each kind', () => {
    expect(new Set(Object.values(HEAT_COLOURS)).size).toBe(Object.values(HeatKind).length);
  });
});
