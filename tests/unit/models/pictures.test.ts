import { describe, expect, it } from 'vitest';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { drawingOf } from '../../../server/models/picture/drawing.ts';
import { photographOf } from '../../../server/models/picture/photograph.ts';
import { picturesOf } from '../../../server/models/picture/pictures.ts';
import { sceneOf, type Scene } from '../../../server/models/picture/scene.ts';
import { TooCostly, ZBuffer } from '../../../server/models/picture/z-buffer.ts';
import { binaryOf, boxSoup, torusStl, type Soup } from './stl-writing.ts';

const SMALL = { width: 120, height: 92 };

const sceneFrom = async (stl: Uint8Array): Promise<Scene> => {
  const { mesh } = await readMesh({ bytes: stl.length, chunks: [stl] });
  return sceneOf([{ mesh, hex: '#f2500e' }]);
};

const boxes = (...soups: Soup[]): Promise<Scene> => sceneFrom(binaryOf(soups.flat()));

/** Straight pieces of a drawing, in its 1600 × 1200 units. */
const linesOf = (svg: string): number[][] =>
  [...svg.matchAll(/M(\d+) (\d+)l([^M"]+)/g)].flatMap(([, x, y, rest]) => {
    const steps = rest!.match(/-?\d+/g)!.map(Number);
    let at = [Number(x), Number(y)];
    return Array.from({ length: steps.length / 2 }, (_, i) => {
      const next = [at[0]! + steps[i * 2]!, at[1]! + steps[i * 2 + 1]!];
      const line = [...at, ...next];
      at = next;
      return line;
    });
  });

const longer = (lines: number[][], than: number) => lines.filter(([x, y, u, v]) => Math.hypot(u! - x!, v! - y!) > than);

describe('a drawing', () => {
  it('of a cube shows nine of its twelve edges, as long as each other, and no diagonal of a side', async () => {
    const { svg } = drawingOf(await boxes(boxSoup([0, 0, 0], [20, 20, 20])))!;
    const lines = linesOf(svg);
    expect(lines).toHaveLength(9);
    for (const [x, y, u, v] of lines) expect(Math.hypot(u! - x!, v! - y!)).toBeCloseTo(528, -1);
    expect(svg).toContain('stroke="currentColor"');
  });

  it('leaves out what another body hides: of the box behind only what stands beside the one in front', async () => {
    const front = boxSoup([0, 0, 0], [20, 20, 20]);
    const hidden = boxSoup([-14, 26, -14], [-6, 34, -6]);
    const alone = linesOf(drawingOf(await boxes(front))!.svg).length;
    expect(longer(linesOf(drawingOf(await boxes(front, hidden))!.svg), 12)).toHaveLength(alone);
    const beside = boxSoup([26, 0, 0], [46, 20, 20]);
    expect(longer(linesOf(drawingOf(await boxes(front, beside))!.svg), 12).length).toBeGreaterThan(alone + 6);
  });

  it('of a round body is its outline, small, and the same each time', async () => {
    const scene = await sceneFrom(torusStl(96, 48));
    const { svg } = drawingOf(scene)!;
    expect(svg.length).toBeLessThan(8000);
    expect(svg.match(/M/g)!.length).toBeLessThan(20);
    expect(drawingOf(scene)!.svg).toBe(svg);
  });

  it('is never above 60 kB, whatever was sent', async () => {
    const spikes = Array.from({ length: 4000 }, (_, i) => {
      const [x, y] = [(i * 7919) % 1000, (i * 104_729) % 1000];
      return [x, y, 0, x + 9, y + 3, 0, x + 4, y + 8, (i * 31) % 90];
    });
    expect(drawingOf(await boxes(spikes))!.svg.length).toBeLessThanOrEqual(60_000);
  });
});

const alphaAt = (rgba: Uint8Array, x: number, y: number): number => rgba[(y * SMALL.width + x) * 4 + 3]!;

describe('a photograph', () => {
  it('shows the body whole in its colour, see-through around it, with a shadow on the bed', async () => {
    const { rgba } = photographOf(await boxes(boxSoup([0, 0, 0], [20, 20, 20])), SMALL)!;
    const solid = Array.from({ length: SMALL.width * SMALL.height }, (_, i) => i).filter(
      (i) => rgba[i * 4 + 3] === 255,
    );
    const columns = solid.map((i) => i % SMALL.width);
    const rows = solid.map((i) => Math.floor(i / SMALL.width));
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(60);
    expect(Math.min(...columns, ...rows)).toBeGreaterThan(4);
    expect(alphaAt(rgba, 0, 0)).toBe(0);
    const middle = (45 * SMALL.width + 60) * 4;
    expect(rgba[middle]).toBeGreaterThan(rgba[middle + 2]! * 2);
    const shadow = Array.from(rgba).filter((value, i) => i % 4 === 3 && value > 20 && value < 200);
    expect(shadow.length).toBeGreaterThan(300);
  });

  it('is the same bytes each time', async () => {
    const scene = await sceneFrom(torusStl(40, 20));
    expect(photographOf(scene, SMALL)).toEqual(photographOf(scene, SMALL));
  });
});

describe('pictures', () => {
  it('are not made of what has no size, or lies over itself more often than can be drawn', async () => {
    const point = sceneOf([
      { mesh: { points: new Float32Array(9), corners: Uint32Array.of(0, 1, 2) }, hex: '#ffffff' },
    ]);
    expect(picturesOf(point, SMALL)).toBeNull();
    const far = { points: Float32Array.of(0, 0, 0, 3e38, 0, 0, 0, 3e38, 0), corners: Uint32Array.of(0, 1, 2) };
    expect(picturesOf(sceneOf([{ mesh: far, hex: '#ffffff' }]), SMALL)).toBeNull();
    const few = new ZBuffer(100, 100, 5000);
    const layers = Uint32Array.from({ length: 30 }, (_, i) => i % 3);
    expect(() => few.fill(Float64Array.of(0, 0, 0, 100, 0, 0, 0, 100, 0), layers)).toThrow(TooCostly);
  });

  it('say where each part is seen', async () => {
    const meshOf = async (soup: Soup) => {
      const stl = binaryOf(soup);
      return (await readMesh({ bytes: stl.length, chunks: [stl] })).mesh;
    };
    const scene = sceneOf([
      { mesh: await meshOf(boxSoup([0, 0, 0], [20, 20, 20])), hex: '#ffffff' },
      { mesh: await meshOf(boxSoup([60, 0, 0], [80, 20, 20])), hex: '#000000' },
    ]);
    const { anchors } = picturesOf(scene, SMALL)!;
    expect(anchors.map(({ part }) => part)).toEqual([0, 1]);
    expect(anchors[0]!.x).toBeLessThan(40);
    expect(anchors[1]!.x).toBeGreaterThan(60);
  });
});
