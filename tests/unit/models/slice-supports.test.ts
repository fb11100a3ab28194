import { describe, expect, it } from 'vitest';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { CLASS_MACHINES, settingsOf } from '../../../server/models/slice/printer-classes.ts';
import { slicePart } from '../../../server/models/slice/slice-part.ts';
import { spacingOf, type SliceSettings } from '../../../server/models/slice/slice-settings.ts';
import { binaryOf, boxSoup, type Soup } from './stl-writing.ts';

const USUAL = settingsOf({ layerHeightMm: 0.2, infillPercent: 15, walls: 2 });
const SUPPORT = { reach: 0.2, onBedOnly: false, pitch: 2.5, width: 0.45, denseLayers: 2, gap: 0.2 };

/** A plate of 40 mm on a leg of 4 mm, 10 mm high. */
const TABLE = [...boxSoup([-2, -2, 0], [2, 2, 10.5]), ...boxSoup([-20, -20, 10], [20, 20, 12])];

const usesOf = async (soup: Soup, changes: Partial<SliceSettings>) => {
  const { mesh } = await readMesh(meshSourceOf(binaryOf(soup)));
  const { layers, seconds } = await slicePart(mesh, { ...USUAL, ...changes }, [CLASS_MACHINES.QUICK]);
  const sum = (use: 'support' | 'skirt') => layers.reduce((all, { mm3 }) => all + mm3[use], 0);
  return { support: sum('support'), skirt: sum('skirt'), seconds: seconds[0]! };
};

describe('supports', () => {
  it('fill the room below what hangs over, sparse but for the full layers on top', async () => {
    const [bare, held] = [await usesOf(TABLE, {}), await usesOf(TABLE, { support: SUPPORT })];
    expect(bare.support).toBe(0);
    const area = 40 * 40 - 4 * 4;
    const line = spacingOf(SUPPORT.width, 0.2);
    const foot = (46 * 46 - 4 * 4) * 0.2 * 0.9;
    const room = foot + area * ((10 - 5 * 0.2) * (line / SUPPORT.pitch) + 2 * 0.2);
    // Lines are joined at their ends.
    expect(held.support / room).toBeGreaterThan(1);
    expect(held.support / room).toBeLessThan(1.15);
    expect(held.seconds).toBeGreaterThan(bare.seconds * 1.1);
  });

  it('hold nothing that leans no further than they may, and nothing that lies on the bed', async () => {
    expect((await usesOf(boxSoup([0, 0, 0], [20, 20, 20]), { support: SUPPORT })).support).toBe(0);
    const steps = Array.from({ length: 20 }, (_, i) =>
      boxSoup([i * 0.1, 0, i * 0.2], [10 + i * 0.1, 10, i * 0.2 + 0.2]),
    );
    expect((await usesOf(steps.flat(), { support: SUPPORT })).support).toBe(0);
  });

  it('stand on the bed alone where that is wanted', async () => {
    const over = [...boxSoup([-20, -20, 0], [20, 20, 2]), ...TABLE];
    const [everywhere, bedOnly] = [
      await usesOf(over, { support: SUPPORT }),
      await usesOf(over, { support: { ...SUPPORT, onBedOnly: true } }),
    ];
    expect(everywhere.support).toBeGreaterThan(500);
    expect(bedOnly.support).toBe(0);
  });
});

describe('loops around a part', () => {
  it('are as many as a brim is wide, on the first layer', async () => {
    const line = spacingOf(0.45, 0.2);
    const { skirt } = await usesOf(boxSoup([0, 0, 0], [20, 20, 5]), { brim: 5 });
    const wide = Math.floor(5 / line) * line;
    const ring = (20 * 4 * wide + Math.PI * wide ** 2) * 0.2;
    expect(skirt / ring).toBeCloseTo(1, 1);
  });

  it('stand outside the brim, on so many layers', async () => {
    const box = boxSoup([0, 0, 0], [20, 20, 5]);
    const skirtOf = async (changes: Partial<SliceSettings>) => (await usesOf(box, { skirts: 1, ...changes })).skirt;
    const one = await skirtOf({});
    expect((await skirtOf({ skirtLayers: 3 })) / one).toBeCloseTo(3, 3);
    expect((await skirtOf({ brim: 4 })) - (await usesOf(box, { brim: 4 })).skirt).toBeGreaterThan(one);
  });
});
