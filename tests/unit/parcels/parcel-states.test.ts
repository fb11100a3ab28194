import { describe, expect, it } from 'vitest';
import { allArrived, mayGo, ParcelState } from '../../../server/orders/parcels/parcel-states.ts';
import { packetaState } from '../../../server/parcels/carriers/packeta/packeta-status.ts';
import { glsState } from '../../../server/parcels/carriers/gls/gls-status.ts';
import { houseOf } from '../../../server/parcels/carriers/gls/gls-parcel.ts';
import { parcelWeight } from '../../../server/parcels/parcel-weight.ts';
import { leftToPack } from '../../../server/parcels/packing-units.queries.ts';
import { nextLook } from '../../../server/parcels/tracking-plan.ts';

const { PACKED, HANDED_OVER, READY, DELIVERED, RETURNED, CANCELLED } = ParcelState;
const states = Object.values(ParcelState);

describe('the way of a parcel', () => {
  it('goes forward only, whatever a carrier tells late or twice', () => {
    const moves = states.flatMap((from) => states.filter((to) => mayGo(from, to)).map((to) => `${from} ${to}`));
    expect(moves).toEqual([
      'PACKED HANDED_OVER',
      'PACKED CANCELLED',
      'HANDED_OVER READY',
      'HANDED_OVER DELIVERED',
      'HANDED_OVER RETURNED',
      'READY DELIVERED',
      'READY RETURNED',
    ]);
  });

  it('is over for an order once all of its parcels arrived, but for those that were unpacked or came back', () => {
    expect(allArrived([DELIVERED, DELIVERED, CANCELLED])).toBe(true);
    expect(allArrived([DELIVERED, RETURNED])).toBe(true);
    expect(allArrived([DELIVERED, READY])).toBe(false);
    expect(allArrived([DELIVERED, PACKED])).toBe(false);
    expect(allArrived([HANDED_OVER])).toBe(false);
    expect(allArrived([RETURNED])).toBe(false);
    expect(allArrived([])).toBe(false);
  });

  it('is read from the codes of carriers, and from no code that the shop does not know', () => {
    expect(['1', '2', '5', '7', '10', '999', ''].map(packetaState)).toEqual([
      null,
      HANDED_OVER,
      READY,
      DELIVERED,
      RETURNED,
      null,
      null,
    ]);
    expect(['51', '01', '55', '05', '23', ''].map(glsState)).toEqual([
      null,
      HANDED_OVER,
      READY,
      DELIVERED,
      RETURNED,
      null,
    ]);
  });
});

const unit = { lineId: 'a', quantity: 5, refunded: 0, packed: 0, sent: 0, weightGrams: 300, sizeMm: null };

describe('what goes into a parcel', () => {
  it('is never more than was bought, less what is packed and what was refunded', () => {
    expect(leftToPack(unit)).toBe(5);
    expect(leftToPack({ ...unit, refunded: 1, packed: 3 })).toBe(1);
    expect(leftToPack({ ...unit, refunded: 2, packed: 4 })).toBe(0);
  });

  it('weighs what its pieces and the packaging do, and nobody knows where a product does not say', () => {
    expect(parcelWeight([{ lineId: 'a', quantity: 2 }], [unit], 200)).toBe(800);
    expect(parcelWeight([{ lineId: 'a', quantity: 1 }], [{ ...unit, weightGrams: 0 }], 0)).toBe(1);
    expect(parcelWeight([{ lineId: 'a', quantity: 2 }], [{ ...unit, weightGrams: null }], 200)).toBeNull();
  });

  it('is addressed to GLS with the number of the house by itself', () => {
    expect(houseOf('Horná 12/A')).toEqual({ Street: 'Horná', HouseNumber: '12', HouseNumberInfo: '/A' });
    expect(houseOf('Námestie 1. mája 7')).toEqual({
      Street: 'Námestie 1. mája',
      HouseNumber: '7',
      HouseNumberInfo: '',
    });
    expect(houseOf('Bez čísla')).toEqual({ Street: 'Bez čísla', HouseNumber: '', HouseNumberInfo: '' });
  });
});

describe('how often a carrier is asked', () => {
  const sent = new Date('2026-11-01T08:00:00Z');
  const after = (days: number) => {
    const now = new Date(sent.getTime() + days * 86_400_000);
    const next = nextLook(sent, now);
    return next && (next.getTime() - now.getTime()) / 3_600_000;
  };

  it('is hourly at first, then ever less, and in the end not any more', () => {
    expect([0, 2, 4, 20, 45, 46].map(after)).toEqual([1, 1, 4, 12, 12, null]);
  });
});
