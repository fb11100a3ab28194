import { describe, expect, it } from 'vitest';
import { metresBetween } from '../../../server/pickup-points/distance.ts';
import { ObjectStream } from '../../../server/pickup-points/object-stream.ts';
import { packetaPoint } from '../../../server/pickup-points/packeta-point.ts';
import { PickupKind } from '../../../server/pickup-points/pickup-place.types.ts';
import { sampleFeed } from '../../../server/pickup-points/sample-points.ts';
import { feedEntry } from '../../support/fakes/fake-packeta.ts';

const inPieces = (text: string, size: number) => {
  const stream = new ObjectStream();
  const found: (string | null)[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...stream.push(text.slice(at, at + size)));
  return { found, complete: stream.complete };
};

describe('a list that arrives in pieces', () => {
  const list = [{ id: 1, text: 'a "quoted\\" {[' }, { id: 2, inner: { list: [{ id: 3 }] } }, {}];

  it('is cut into its entries wherever the pieces end', () => {
    const texts = list.map((entry) => JSON.stringify(entry));
    for (const whole of [JSON.stringify(list), JSON.stringify({ lang: 'sk', data: list, more: { a: 1 } })]) {
      for (const size of [1, 2, 7, 10_000]) {
        expect(inPieces(whole, size)).toEqual({ found: texts, complete: true });
      }
    }
  });

  it('is known to have broken off, or to be none at all', () => {
    const whole = JSON.stringify(list);
    expect(inPieces(whole.slice(0, -1), 5).complete).toBe(false);
    expect(inPieces(whole.slice(0, 20), 5)).toEqual({ found: [], complete: false });
    expect(inPieces('<html>busy</html>', 5)).toEqual({ found: [], complete: false });
  });

  it('may have an entry of any length, which is passed over', () => {
    const large = JSON.stringify([{ a: 'x'.repeat(300_000) }, { id: 2 }]);
    expect(inPieces(large, 4096).found).toEqual([null, '{"id":2}']);
  });
});

describe('an entry of the list', () => {
  const read = (changes: object = {}, kind = PickupKind.POINT) =>
    packetaPoint(JSON.stringify(feedEntry(7, changes)), kind);

  it('becomes a point with its hours, weight and words', () => {
    expect(read()).toMatchObject({
      id: '7',
      country: 'SK',
      lat: 49.2301,
      lng: 18.7394,
      maxGrams: 10_000,
      cash: true,
      hours: ['08:00-12:00,13:00-18:00', '', '', '', '', '', ''],
      words: ' zilina hlavna 1 modelar 7 010 01 01001',
    });
  });

  it('takes money as a counter does, and as a box where the list says so', () => {
    expect(read({}, PickupKind.BOX)?.cash).toBe(false);
    expect(read({ codAllowed: true }, PickupKind.BOX)?.cash).toBe(true);
    expect(read({ codAllowed: '0' })?.cash).toBe(false);
  });

  it('is no point while it takes no parcels', () => {
    expect(read({ status: { statusId: '2' } })).toBeNull();
    expect(read({ displayFrontend: '0' })).toBeNull();
  });

  it('is refused when it makes no sense', () => {
    const wrong = [
      { id: '' },
      { id: "1'--" },
      { latitude: '91' },
      { longitude: 'x' },
      { country: 'svk' },
      { name: ' ' },
    ];
    expect(wrong.map((changes) => read(changes))).toEqual(wrong.map(() => undefined));
    expect(packetaPoint('{"id":', PickupKind.POINT)).toBeUndefined();
    expect(packetaPoint(null, PickupKind.POINT)).toBeUndefined();
  });

  it('keeps no hours that nobody can read', () => {
    const regular = { monday: '8-12', tuesday: '08:00–12:00' };
    expect(read({ openingHours: { regular } })?.hours).toEqual(['', '08:00-12:00', '', '', '', '', '']);
    expect(read({ openingHours: { regular: { monday: 'vždy' } } })?.hours).toBeNull();
  });
});

describe('the sample', () => {
  it('is written as the lists are, a few hundred points of both kinds with ids of their own', async () => {
    const found = await Promise.all(
      Object.values(PickupKind).map(async (kind) => {
        const stream = new ObjectStream();
        const points = [];
        for await (const piece of sampleFeed(kind)) points.push(...stream.push(piece));
        expect(stream.complete).toBe(true);
        return points.map((json) => packetaPoint(json, kind));
      }),
    );
    const all = found.flat();
    expect(all.length).toBeGreaterThan(200);
    expect(all.every(Boolean)).toBe(true);
    expect(new Set(all.map((point) => point!.id)).size).toBe(all.length);
    expect(new Set(all.map((point) => point!.country))).toEqual(new Set(['SK', 'CZ']));
  });
});

describe('the distance between two spots', () => {
  it('is that of the air line', () => {
    const [bratislava, kosice] = [
      { lat: 48.1486, lng: 17.1077 },
      { lat: 48.7164, lng: 21.2611 },
    ];
    expect(metresBetween(bratislava, kosice)).toBeGreaterThan(311_000);
    expect(metresBetween(bratislava, kosice)).toBeLessThan(315_000);
    expect(metresBetween(kosice, kosice)).toBe(0);
  });
});
