import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reductionOf, type PricePoint } from '../../../server/catalog/product/price-reduction.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

/** Prices with the number of days since each came. */
const history = (...points: [priceMinor: number, days: number][]): PricePoint[] =>
  points.map(([priceMinor, days]) => ({ priceMinor, changedAt: daysAgo(days) }));

describe('reductionOf', () => {
  it.each<[string, [number, number][], [number, number] | null]>([
    ['has none without a change', [[1000, 90]], null],
    ['has none without any price', [], null],
    [
      'names the price before a reduction',
      [
        [1000, 90],
        [800, 5],
      ],
      [1000, 5],
    ],
    [
      'has none after a rise',
      [
        [800, 90],
        [1000, 5],
      ],
      null,
    ],
    [
      'has none when a short rise is taken back',
      [
        [1000, 90],
        [1200, 10],
        [1100, 5],
      ],
      null,
    ],
    [
      'names the lowest of the 30 days before',
      [
        [900, 90],
        [1200, 20],
        [800, 5],
      ],
      [900, 5],
    ],
    [
      'forgets what ended more than 30 days before',
      [
        [900, 90],
        [1200, 36],
        [1000, 5],
      ],
      [1200, 5],
    ],
    [
      'counts what was valid at the edge of the 30 days',
      [
        [900, 90],
        [1200, 34],
        [1000, 5],
      ],
      null,
    ],
    [
      'names the price before the first of several steps',
      [
        [1000, 90],
        [900, 20],
        [800, 5],
      ],
      [1000, 20],
    ],
    [
      'begins anew after a rise between',
      [
        [1000, 90],
        [700, 20],
        [900, 10],
        [650, 5],
      ],
      [700, 5],
    ],
    [
      'begins anew when a step has become the ordinary price',
      [
        [1000, 90],
        [900, 50],
        [800, 5],
      ],
      [900, 5],
    ],
    [
      'ends after 30 days',
      [
        [1000, 90],
        [800, 30],
      ],
      null,
    ],
    [
      'lasts up to then',
      [
        [1000, 90],
        [800, 29.9],
      ],
      [1000, 29.9],
    ],
    [
      'serves a product that is new',
      [
        [1000, 3],
        [800, 1],
      ],
      [1000, 1],
    ],
  ])('%s', (_, points, expected) => {
    const found = reductionOf(history(...points), NOW);
    expect(found).toEqual(expected && { lowestMinor: expected[0], since: daysAgo(expected[1]) });
  });

  it('never names a price that is not above the current one, nor one that was not asked in the time before', () => {
    const point = fc.record({ priceMinor: fc.integer({ min: 0, max: 20 }), days: fc.integer({ min: 0, max: 120 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
        const sorted = [...points].sort((a, b) => b.days - a.days);
        const prices = history(...sorted.map(({ priceMinor, days }): [number, number] => [priceMinor, days]));
        const found = reductionOf(prices, NOW);
        if (!found) return;
        expect(found.lowestMinor).toBeGreaterThan(prices.at(-1)!.priceMinor);
        expect(prices.map(({ priceMinor }) => priceMinor)).toContain(found.lowestMinor);
      }),
    );
  });
});
