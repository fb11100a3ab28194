import { afterEach, describe, expect, it } from 'vitest';
import { placeBalloons, spacedOut } from '../../../web/features/catalog/product/balloons.ts';
import { bedSize, bedText, parseBed, roomSize, type Bed } from '../../../web/features/catalog/print/bed.ts';
import { choosePrinter, chosenPrinter, forgetPrinter } from '../../../web/features/catalog/print/printer.ts';
import { intlOf } from '../../../web/intl/intl.ts';

const BED: Bed = { shape: 'RECTANGULAR', widthMm: 250, depthMm: 210, heightMm: 220.5 };
const ROUND: Bed = { shape: 'CIRCULAR', widthMm: 260, depthMm: 260, heightMm: 330 };

afterEach(() => localStorage.clear());

describe('a bed in an address', () => {
  it('is written so that people can read it, and read back', () => {
    expect([bedText(BED), bedText(ROUND)]).toEqual(['250x210x220.5', 'd260x330']);
    expect([BED, ROUND].map((bed) => parseBed(bedText(bed)))).toEqual([BED, ROUND]);
  });

  it.each([
    null,
    '',
    'x',
    '250x210',
    '250x210x220x1',
    '10x210x220',
    '250x210x9999',
    'd260',
    'd260x330x1',
    'd10x300',
    '{}',
  ])('is none for %j', (text) => expect(parseBed(text)).toBeNull());

  it('is said with its unit, a circular one by its diameter', () => {
    const intl = intlOf('de', {});
    expect([bedSize(intl, BED), roomSize(intl, BED)]).toEqual(['250\u00a0×\u00a0210\u00a0mm', '250\u00a0×\u00a0210\u00a0×\u00a0220,5\u00a0mm']); // oxfmt-ignore
    expect([bedSize(intl, ROUND), roomSize(intl, ROUND)]).toEqual(['Ø\u00a0260\u00a0mm', 'Ø\u00a0260\u00a0×\u00a0330\u00a0mm']); // oxfmt-ignore
  });
});

describe('the printer in this browser', () => {
  it('is read back as it was chosen, until it is forgotten', () => {
    const mini = { id: 'prusa-mini', name: 'Prusa MINI+', bed: BED };
    choosePrinter(mini);
    expect(chosenPrinter()).toEqual(mini);
    choosePrinter({ id: null, name: null, bed: ROUND });
    expect(chosenPrinter()).toEqual({ id: null, name: null, bed: ROUND });
    forgetPrinter();
    expect([chosenPrinter(), localStorage.length]).toEqual([null, 0]);
  });

  it('is still known where an earlier visit stored only a bed, and none where something else stands there', () => {
    localStorage.setItem('martyx_printer_v1', '250x210x220.5');
    expect(chosenPrinter()).toEqual({ id: null, name: null, bed: BED });
    for (const stored of ['5', '"x"', '{}', '{"bed":"1x1x1"}', 'null']) {
      localStorage.setItem('martyx_printer_v1', stored);
      expect(chosenPrinter()).toBeNull();
    }
  });
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
