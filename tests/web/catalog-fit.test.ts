import { afterEach, describe, expect, it } from 'vitest';
import { placeBalloons, spacedOut } from '../../web/features/catalog/balloons.ts';
import { fitOnBed } from '../../web/features/catalog/fit.ts';
import { bedKey, choosePrinter, parseBed, smallestCommonBed } from '../../web/features/catalog/printer.ts';

const BED = { width: 250, depth: 210, height: 220 };
const SMALL = { width: 180, depth: 180, height: 180 };

afterEach(() => localStorage.clear());

describe('the fit of a part on a bed', () => {
  it('leaves the measured room to the nearest edge', () => {
    expect(fitOnBed([164, 164, 103], BED)).toMatchObject({ verdict: 'fits', rise: 103, angle: 0, margin: 23 });
  });

  it('turns a footprint by a quarter where only that works', () => {
    expect(fitOnBed([205, 240, 10], { width: 210, depth: 250, height: 100 })).toMatchObject({
      verdict: 'fits',
      angle: 90,
    });
  });

  it('lays a long part across the diagonal', () => {
    const fit = fitOnBed([214, 18, 12], SMALL);
    expect(fit).toMatchObject({ verdict: 'turn', long: 214, short: 18, angle: 45 });
    expect(fit.margin).toBeGreaterThan(0);
  });

  it('stands a part up where it cannot lie, before turning it', () => {
    expect(fitOnBed([190, 100, 100], { width: 180, depth: 180, height: 250 })).toMatchObject({
      verdict: 'stand',
      rise: 190,
    });
  });

  it('says when no way works, by length, by width or by height', () => {
    expect(fitOnBed([196, 196, 6], SMALL).verdict).toBe('too-large');
    expect(fitOnBed([330, 330, 60], BED).verdict).toBe('too-large');
    expect(fitOnBed([170, 170, 170], { ...SMALL, height: 160 }).verdict).toBe('too-large');
  });

  it('counts touching the edge as fitting', () => {
    expect(fitOnBed([180, 180, 180], SMALL)).toMatchObject({ verdict: 'fits', margin: 0 });
  });

  it('does not depend on the order of the sides', () => {
    const orders = [
      [214, 18, 12],
      [12, 214, 18],
      [18, 12, 214],
    ];
    expect(new Set(orders.map((sides) => JSON.stringify(fitOnBed(sides, SMALL)))).size).toBe(1);
  });

  it('finds the smallest common bed', () => {
    expect(bedKey(smallestCommonBed([164, 164, 103])!)).toBe('180x180x180');
    expect(bedKey(smallestCommonBed([215, 215, 90])!)).toBe('220x220x250');
    expect(smallestCommonBed([600, 600, 600])).toBeNull();
  });
});

describe('the stored printer', () => {
  it('is read back as it was chosen', () => {
    choosePrinter(BED);
    expect(parseBed(localStorage.getItem('martyx_printer_v1'))).toEqual(BED);
  });

  it.each([null, '', 'x', '250x210', '250x210x220x1', '10x210x220', '250x210x9999', 'NaNx1x1', '{}'])(
    'is none for %j',
    (text) => expect(parseBed(text)).toBeNull(),
  );
});

describe('balloons', () => {
  it('stay where they are when there is room', () => {
    expect(spacedOut([10, 30, 50], 4)).toEqual([10, 30, 50]);
  });

  it('move apart evenly when they would overlap, and stay inside the picture', () => {
    expect(spacedOut([50, 50, 50], 4)).toEqual([46, 50, 54]);
    const crowded = spacedOut([97, 98, 99], 4);
    expect(crowded[2]).toBeLessThanOrEqual(97.5);
    expect(crowded[1]! - crowded[0]!).toBeGreaterThanOrEqual(4);
  });

  it('have leaders that end on their parts', () => {
    const aspect = 3;
    const anchors = [
      { x: 40, y: 48 },
      { x: 41, y: 50 },
      { x: 60, y: 70 },
    ];
    for (const { item, x, y, leader, angle } of placeBalloons(anchors, aspect)) {
      const radians = (angle * Math.PI) / 180;
      expect(x + leader * Math.cos(radians)).toBeCloseTo(item.x, 6);
      expect(y + leader * Math.sin(radians) * aspect).toBeCloseTo(item.y, 6);
    }
  });
});
