import { expect, it } from 'vitest';
import type { PackingUnits } from '../../../server/parcels/packing-units.queries.ts';
import { parcelSize, sidesOf } from '../../../server/parcels/parcel-size.ts';

const unit = (lineId: string, packedSize: string | null): PackingUnits => ({
  lineId,
  quantity: 9,
  refunded: 0,
  packed: 0,
  sent: 0,
  weightGrams: 100,
  sizeMm: sidesOf(packedSize),
});
const units = [unit('kit', '80x300x200'), unit('rod', '20x900x20'), unit('any', null), unit('tower', '4000x10x4000')];
const size = (...items: [string, number][]) => parcelSize(items.map(([lineId, quantity]) => ({ lineId, quantity })), units); // oxfmt-ignore

it('is that of one piece, the longest side first', () => {
  expect(size(['kit', 1])).toEqual([300, 200, 80]);
});

it('is that of its pieces upon one another on their largest faces', () => {
  expect(size(['kit', 2], ['rod', 3])).toEqual([900, 200, 220]);
});

it('is not known where a product does not say it, or no carrier takes it', () => {
  expect([size(['kit', 1], ['any', 1]), size(['gone', 1]), size(['tower', 2000])]).toEqual([null, null, null]);
});
