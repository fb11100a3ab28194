import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidingFit, fitOnBed, neededBed, outerBoxes } from '../../../server/catalog/bed-fit.ts';
import type { PartBox } from '../../../server/catalog/bed-turn.ts';
import { BedShape, FitVerdict, type Bed } from '../../../server/catalog/bed-fit.types.ts';

const bed = (widthMm: number, depthMm: number, heightMm = 250): Bed => ({
  shape: BedShape.RECTANGULAR,
  widthMm,
  depthMm,
  heightMm,
});
const round = (diameter: number, heightMm = 300): Bed => ({
  shape: BedShape.CIRCULAR,
  widthMm: diameter,
  depthMm: diameter,
  heightMm,
});

const side = (least: number, most: number) => fc.integer({ min: least * 10, max: most * 10 }).map((n) => n / 10);
const boxes = fc.tuple(side(1, 400), side(1, 400), side(1, 300)) as fc.Arbitrary<PartBox>;
const beds = fc.tuple(side(50, 400), side(50, 400), side(50, 400)).map(([w, d, h]) => bed(w, d, h));

/** Room to the nearest edge at an angle, by turning the four corners. */
const roomAt = ([x, y]: PartBox, { widthMm, depthMm }: Bed, degrees: number): number => {
  const angle = (degrees * Math.PI) / 180;
  const corners = [
    [x / 2, y / 2],
    [x / 2, -y / 2],
  ].map(([a, b]) => [
    Math.abs(a! * Math.cos(angle) - b! * Math.sin(angle)),
    Math.abs(a! * Math.sin(angle) + b! * Math.cos(angle)),
  ]);
  return Math.min(
    widthMm / 2 - Math.max(...corners.map(([a]) => a!)),
    depthMm / 2 - Math.max(...corners.map(([, b]) => b!)),
  );
};

describe('a part on a rectangular bed', () => {
  it('of 236.85 × 50 mm fits 220 × 220 mm only turned', () => {
    const fit = fitOnBed([236.85, 50, 20], bed(220, 220));
    expect([fit.verdict, fit.turnDegrees]).toEqual([FitVerdict.TURNED, 45]);
    expect(fit.marginMm).toBeGreaterThanOrEqual(5);
    expect(fitOnBed([236.85, 61, 20], bed(220, 220)).verdict).toBe(FitVerdict.TOO_WIDE);
  });

  it('leaves 5 mm free all round, touching that margin included', () => {
    expect(fitOnBed([210, 210, 10], bed(220, 220))).toMatchObject({ verdict: FitVerdict.FITS, marginMm: 5 });
    expect(fitOnBed([210.01, 210, 10], bed(220, 220)).verdict).toBe(FitVerdict.TOO_WIDE);
    expect(fitOnBed([210.0004, 210, 10], bed(220, 220)).verdict).toBe(FitVerdict.FITS);
  });

  it('is turned by a quarter where only that works', () => {
    const wanted = { verdict: FitVerdict.TURNED, turnDegrees: 90, marginMm: 5 };
    expect(fitOnBed([200, 240, 10], bed(250, 210))).toMatchObject(wanted);
    expect(fitOnBed([240, 200, 10], bed(250, 210))).toMatchObject({ verdict: FitVerdict.FITS, turnDegrees: 0 });
  });

  it('is too tall just when it is higher than the printer, and never laid down', () => {
    expect(fitOnBed([40, 40, 250], bed(220, 220)).verdict).toBe(FitVerdict.FITS);
    expect(fitOnBed([40, 40, 251], bed(220, 220)).verdict).toBe(FitVerdict.TOO_TALL);
    expect(fitOnBed([300, 300, 251], bed(220, 220)).verdict).toBe(FitVerdict.TOO_WIDE);
  });

  it('fits exactly when some angle leaves the margin, and the angle that is said leaves it', () => {
    fc.assert(
      fc.property(boxes, beds, (box, place) => {
        const { verdict, turnDegrees, marginMm } = fitOnBed(box, place);
        const angles = Array.from({ length: 9001 }, (_, i) => i / 100);
        const best = Math.max(...angles.map((angle) => roomAt(box, place, angle)));
        const wide = verdict !== FitVerdict.TOO_WIDE;
        if (Math.abs(best - 5) > 0.05) expect(wide).toBe(best > 5);
        if (wide) {
          expect(roomAt(box, place, turnDegrees!)).toBeGreaterThan(5 - 0.01);
          expect(marginMm!).toBeCloseTo(roomAt(box, place, turnDegrees!), 1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('of the same size fits whichever way the bed and the file lie', () => {
    fc.assert(
      fc.property(boxes, beds, ([x, y, z], { widthMm, depthMm, heightMm }) => {
        const both = [
          fitOnBed([x, y, z], bed(widthMm, depthMm, heightMm)),
          fitOnBed([y, x, z], bed(depthMm, widthMm, heightMm)),
        ];
        expect(both[0]!.verdict).toBe(both[1]!.verdict);
        expect(both[0]!.turnDegrees).toBe(both[1]!.turnDegrees);
      }),
    );
  });
});

describe('a part on a circular bed', () => {
  it('fits when its diagonal stays inside the circle less the margin', () => {
    expect(fitOnBed([150, 200, 10], round(260))).toMatchObject({
      verdict: FitVerdict.FITS,
      turnDegrees: 0,
      marginMm: 5,
    });
    expect(fitOnBed([151, 200, 10], round(260)).verdict).toBe(FitVerdict.TOO_WIDE);
    expect(fitOnBed([10, 10, 301], round(260)).verdict).toBe(FitVerdict.TOO_TALL);
  });

  it('is asked by its smallest circle where that is known, not by the box around it', () => {
    expect(fitOnBed([250, 250, 10, 250], round(260))).toMatchObject({ verdict: FitVerdict.FITS, marginMm: 5 });
    expect(fitOnBed([250, 250, 10, 250.1], round(260))).toMatchObject({ verdict: FitVerdict.TOO_WIDE });
    expect(fitOnBed([250, 250, 10, 250], round(260)).sizeMm).toEqual([250, 250, 10]);
    expect(fitOnBed([250, 250, 10, 250], bed(259, 260)).verdict).toBe(FitVerdict.TOO_WIDE);
  });
});

describe('all parts of a model', () => {
  it('are decided by one that is too large, else by one that is turned, else by the one with the least room', () => {
    const place = bed(220, 220);
    const [small, tight, long, tall]: PartBox[] = [
      [20, 20, 20],
      [200, 205, 20],
      [230, 20, 20],
      [20, 20, 400],
    ];
    const sizeOf = (...parts: (PartBox | undefined)[]) =>
      decidingFit(
        parts.map((part) => part!),
        place,
      )!.sizeMm;
    expect(sizeOf(small, tight)).toEqual(tight);
    expect(sizeOf(tight, long, small)).toEqual(long);
    expect(sizeOf(long, tall, small)).toEqual(tall);
    expect(decidingFit([], place)).toBeNull();
  });

  it('keep their verdict on every bed when the boxes that others hold are left out', () => {
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 8 }), beds, (parts, place) => {
        const kept = outerBoxes([...parts, ...parts]);
        const [first, ...others] = parts as [PartBox, ...PartBox[]];
        const disc: PartBox = [first[0], first[1], first[2], Math.max(first[0], first[1])];
        const rounded = [disc, first, ...others];
        const circle = round(place.widthMm, 400);
        expect(decidingFit(outerBoxes(rounded), circle)!.verdict).toBe(decidingFit(rounded, circle)!.verdict);
        expect(kept.length).toBeLessThanOrEqual(parts.length);
        expect(decidingFit(kept, place)!.verdict).toBe(decidingFit(parts, place)!.verdict);
      }),
    );
  });

  it('need a square bed that holds them, and no smaller one', () => {
    expect(neededBed([[236.85, 50, 20]])).toBe(213);
    expect(neededBed([[210, 210, 10]])).toBe(220);
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 1, maxLength: 5 }), (parts) => {
        const needed = neededBed(parts);
        const fits = (size: number) => decidingFit(parts, bed(size, size, 400))!.verdict !== FitVerdict.TOO_WIDE;
        expect([fits(needed), fits(needed - 1)]).toEqual([true, false]);
      }),
    );
  });
});
