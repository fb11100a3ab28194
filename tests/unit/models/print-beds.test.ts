import fc from 'fast-check';
import { BoxGeometry, CylinderGeometry, TorusGeometry, type BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { BedShape, type BedInput } from '../../../server/catalog/bed-fit.types.ts';
import { footprintOf } from '../../../server/models/mesh/footprint.ts';
import { smallestCircle } from '../../../server/models/mesh/smallest-circle.ts';
import { packBeds, type Piece, type Placed } from '../../../server/models/printers/bed-packing.ts';
import { longestBlocking } from '../../support/longest-blocking.ts';

/** A solid as a mesh, its axis upright, with its least corner and its size. */
const solid = (geometry: BufferGeometry) => {
  geometry.rotateX(Math.PI / 2).computeBoundingBox();
  const { min, max } = geometry.boundingBox!;
  const points = Float32Array.from(geometry.getAttribute('position').array);
  const corners = Uint32Array.from(geometry.getIndex()!.array);
  return [{ points, corners, degenerate: 0 }, min.toArray(), max.clone().sub(min).toArray()] as const;
};

const areaOf = (outline: readonly number[]) => {
  const points = outline.length / 2;
  const twice = Array.from({ length: points }, (_, i) => {
    const next = ((i + 1) % points) * 2;
    return outline[i * 2]! * outline[next + 1]! - outline[next]! * outline[i * 2 + 1]!;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
};

describe('the footprint of a part', () => {
  it('is the rectangle of a box, from its left front corner', () => {
    expect(footprintOf(...solid(new BoxGeometry(40, 10, 20)))).toEqual([[0, 0, 40, 0, 40, 20, 0, 20]]);
  });

  it('is round for what stands round, in few points', () => {
    const [outline, ...holes] = footprintOf(...solid(new CylinderGeometry(20, 20, 5, 64)));
    expect(holes).toEqual([]);
    expect(areaOf(outline!)).toBeCloseTo(Math.PI * 400, -2);
    expect(outline!.length).toBeLessThan(120);
  });

  it('keeps a hole as an outline of its own', () => {
    const [outer, hole, ...more] = footprintOf(...solid(new TorusGeometry(50, 10, 32, 96).rotateX(Math.PI / 2)));
    expect(more).toEqual([]);
    expect(areaOf(outer!) / (Math.PI * 3600)).toBeCloseTo(1, 1);
    expect(areaOf(hole!) / (Math.PI * 1600)).toBeCloseTo(1, 1);
  });
});

describe('the smallest circle around a part', () => {
  it('is that of its outline, not that of its box', () => {
    const [disc] = solid(new CylinderGeometry(20, 20, 5, 64));
    expect(smallestCircle(disc).radius).toBeCloseTo(20, 4);
    const [box] = solid(new BoxGeometry(30, 10, 40));
    expect(smallestCircle(box)).toEqual({ x: expect.closeTo(0, 6), y: expect.closeTo(0, 6), radius: 25 });
  });

  it('holds every corner, and touches them on more than a half of it', () => {
    const corner = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(corner, corner), { minLength: 1, maxLength: 40 }), (seen) => {
        const points = Float32Array.from(seen.flatMap(([x, y]) => [x, y, 0]));
        const { x, y, radius } = smallestCircle({ points, corners: new Uint32Array(), degenerate: 0 });
        const rays = Array.from(
          { length: points.length / 3 },
          (_, i) => [points[i * 3]! - x, points[i * 3 + 1]! - y] as const,
        );
        expect(Math.max(...rays.map((ray) => Math.hypot(...ray)))).toBeLessThanOrEqual(radius * (1 + 1e-6));
        const angles = rays
          .filter((ray) => Math.hypot(...ray) > radius * (1 - 1e-5))
          .map(([a, b]) => Math.atan2(b, a))
          .sort((a, b) => a - b);
        const gaps = angles.map((angle, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - angle);
        if (radius > 1) expect(Math.max(...gaps)).toBeLessThan(Math.PI + 0.05);
      }),
    );
  });
});

const square = (side: number, heightMm = 250): BedInput => ({ widthMm: side, depthMm: side, heightMm });
const pieces = (id: string, count: number, size: Piece['size']): Piece[] => Array(count).fill({ id, size });

/** The box that a piece covers on its bed, straight or turned by a quarter. */
const boxOf = ({ id, x, y, turnDegrees }: Placed, all: readonly Piece[]) => {
  const [width, depth] = all.find((piece) => piece.id === id)!.size;
  const [across, along] = turnDegrees === 90 ? [depth, width] : [width, depth];
  return { left: x - across / 2, right: x + across / 2, front: y - along / 2, back: y + along / 2 };
};
type Box = ReturnType<typeof boxOf>;

const gapOf = (a: Box, b: Box) =>
  Math.max(b.left - a.right, a.left - b.right, b.front - a.back, a.front - b.back) + 0.002;

describe('parts on beds', () => {
  const mixed = [
    ...pieces('wing', 4, [100, 60, 20]),
    ...pieces('clip', 30, [25, 18, 20]),
    ...pieces('spar', 2, [205, 12, 5]),
  ];

  it('are all there once, 5 mm from the edges and from each other', async () => {
    const { beds, unfit } = await packBeds(mixed, square(220));
    expect(unfit).toEqual([]);
    expect(beds.flat().map(({ id }) => id)).toHaveLength(mixed.length);
    for (const bed of beds) {
      const boxes = bed.map((placed) => boxOf(placed, mixed));
      for (const [i, { left, right, front, back }] of boxes.entries()) {
        expect(Math.min(left, front, 220 - right, 220 - back)).toBeGreaterThanOrEqual(4.998);
        for (const other of boxes.slice(i + 1)) expect(gapOf(boxes[i]!, other)).toBeGreaterThanOrEqual(5);
      }
    }
  });

  it('share a bed where there is room, and the least number of beds where that is plain', async () => {
    expect((await packBeds(pieces('tile', 4, [100, 100, 5]), square(220))).beds).toHaveLength(1);
    expect((await packBeds(pieces('tile', 5, [100, 100, 5]), square(220))).beds).toHaveLength(2);
  });

  it('stay within a circular bed', async () => {
    const all = [...pieces('plate', 1, [150, 150, 10]), ...pieces('clip', 40, [25, 40, 20])];
    const bed = { shape: BedShape.CIRCULAR, ...square(260) };
    const { beds } = await packBeds(all, bed);
    expect(beds.flat()).toHaveLength(41);
    for (const { left, right, front, back } of beds.flat().map((placed) => boxOf(placed, all)))
      for (const [x, y] of [
        [left, front],
        [right, front],
        [left, back],
        [right, back],
      ] as const)
        // oxfmt-ignore
        expect(Math.hypot(x - 130, y - 130)).toBeLessThanOrEqual(125.001);
  });

  it('have a bed of their own where they fit only askew or only just, and none where they do not fit', async () => {
    const askew = await packBeds([...pieces('stick', 1, [230, 20, 5]), ...pieces('clip', 1, [20, 20, 5])], square(220));
    expect(askew.beds.map((bed) => bed.map(({ id }) => id))).toEqual([['clip'], ['stick']]);
    expect(askew.beds[1]![0]).toMatchObject({ x: 110, y: 110 });
    expect(askew.beds[1]![0]!.turnDegrees % 90).not.toBe(0);
    const just = await packBeds(pieces('disc', 1, [176.7, 176.7, 5]), { shape: BedShape.CIRCULAR, ...square(260) });
    expect(just.beds).toEqual([[{ id: 'disc', x: 130, y: 130, turnDegrees: 0 }]]);
    const wedge = { id: 'wedge', size: [240, 200, 5, 250] as const, roundAbout: [2, -3] as const };
    const byCircle = await packBeds([wedge], { shape: BedShape.CIRCULAR, ...square(260) });
    expect(byCircle.beds).toEqual([[{ id: 'wedge', x: 128, y: 133, turnDegrees: 0 }]]);
    expect(
      await packBeds([...pieces('wide', 1, [230, 210, 5]), ...pieces('tall', 1, [20, 20, 260])], square(220)),
    ).toEqual({
      beds: [],
      unfit: expect.arrayContaining([expect.objectContaining({ id: 'wide' }), expect.objectContaining({ id: 'tall' })]),
    });
  });
});

describe('a plan of many different parts', () => {
  it('lets others in between, and never keeps the process for a quarter of a second', async () => {
    const many = Array.from({ length: 250 }, (_, i) => ({
      id: `${i}`,
      size: [5 + ((i * 7.31) % 15), 5 + ((i * 3.17) % 15), 10] as [number, number, number],
    }));
    let [turns, packed] = [0, 0];
    const others = setInterval(() => (turns += 1));
    const longest = await longestBlocking(async () => {
      packed = (await packBeds(many, square(2000))).beds.flat().length;
    });
    clearInterval(others);
    expect(packed).toBe(250);
    expect(turns).toBeGreaterThan(5);
    expect(longest).toBeLessThan(250);
  });
});
