import { describe, expect, it } from 'vitest';
import { clustersOf } from '../../../web/features/checkout/pickup/map/clusters.ts';
import { showing } from '../../../web/features/checkout/pickup/map/use-map-view.ts';
import {
  dragged,
  fitting,
  placeOf,
  spotOf,
  viewOfCountry,
  zoomed,
} from '../../../web/features/checkout/pickup/map/view.ts';
import { openingOf } from '../../../web/features/checkout/pickup/opening-hours.ts';

const ZILINA = { lat: 49.2231, lng: 18.7394 };
const MARTIN = { lat: 49.0662, lng: 18.9214 };
const SIZE = { width: 600, height: 400 };

describe('the drawn map', () => {
  it('draws a spot where it reads it', () => {
    const { lat, lng } = spotOf(placeOf(ZILINA));
    expect(lat).toBeCloseTo(ZILINA.lat, 6);
    expect(lng).toBeCloseTo(ZILINA.lng, 6);
  });

  it('shows all spots at first, and one alone with its surroundings', () => {
    const view = fitting([ZILINA, MARTIN], SIZE);
    for (const spot of [ZILINA, MARTIN]) {
      const { x, y } = placeOf(spot);
      expect(Math.abs(x - view.x) * view.scale).toBeLessThan(300);
      expect(Math.abs(y - view.y) * view.scale).toBeLessThan(200);
    }
    expect(fitting([ZILINA], SIZE).scale).toBeLessThanOrEqual(4);
    expect(viewOfCountry('SK', SIZE).scale).toBeGreaterThan(viewOfCountry('XX', SIZE).scale);
  });

  it('keeps under the pointer what was under it, and stays on the map', () => {
    const view = fitting([ZILINA], SIZE);
    const under = { x: view.x + 100 / view.scale, y: view.y - 50 / view.scale };
    const nearer = zoomed(view, 2, 100, -50);
    expect(nearer.x + 100 / nearer.scale).toBeCloseTo(under.x, 6);
    expect(nearer.y - 50 / nearer.scale).toBeCloseTo(under.y, 6);
    expect(dragged(view, 1e9, 1e9)).toMatchObject({ x: 0, y: 0 });
    expect(zoomed(view, 1e9).scale).toBe(zoomed(view, 1e12).scale);
  });

  it('moves to a chosen spot only when it is out of sight', () => {
    const view = fitting([ZILINA], SIZE);
    expect(showing(ZILINA, SIZE)(view)).toBe(view);
    expect(showing({ lat: 48, lng: 21 }, SIZE)(view)).toMatchObject(placeOf({ lat: 48, lng: 21 }));
  });

  it('joins points that would lie on each other, until one comes near', () => {
    const close = [ZILINA, { lat: 49.2241, lng: 18.7404 }, MARTIN];
    expect(clustersOf(close, 0.5).map(({ points }) => points.length)).toEqual([2, 1]);
    expect(clustersOf(close, 100)).toHaveLength(3);
  });
});

describe('the opening hours of a point', () => {
  const hours = ['08:00-12:00,13:00-18:00', '', '', '', '', '', ''];
  const at = (iso: string, country = 'SK') => openingOf({ hours, country }, new Date(iso));

  it('are told by the clocks there', () => {
    expect(at('2026-11-23T10:30:00Z')).toEqual({ today: '08:00–12:00, 13:00–18:00', open: true });
    expect(at('2026-11-23T11:30:00Z')?.open).toBe(false);
    expect(at('2026-11-23T17:00:00Z')?.open).toBe(false);
    expect(at('2026-11-23T16:30:00Z')?.open).toBe(true);
    expect(at('2026-11-23T16:30:00Z', 'RO')?.open).toBe(false);
  });

  it('may be none today, or none at all', () => {
    expect(at('2026-11-24T10:30:00Z')).toEqual({ today: '', open: false });
    expect(openingOf({ hours: null, country: 'SK' }, new Date())).toBeNull();
  });
});
