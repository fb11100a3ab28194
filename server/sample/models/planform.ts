import type { PlaneFacts } from '../../models/flight/flight.ts';
import { tenth } from './flight.ts';
import type { Vec2 } from './kernel.ts';

/** One rib: distance from the middle, place of its leading edge along the plane (forwards), chord; millimetres. */
export interface Rib {
  y: number;
  lead: number;
  chord: number;
}

/** A wing as its area, span, and mean aerodynamic chord. Between ribs of one half it runs straight. */
export interface Planform {
  areaMm2: number;
  meanChordMm: number;
  /** Millimetres behind the origin. */
  meanChordFromMm: number;
}

/** Integrates over thin strips between the ribs, both halves. */
export function planformOf(ribs: readonly Rib[]): Planform {
  let [area, square, lead] = [0, 0, 0];
  ribs.slice(1).forEach((b, i) => {
    const a = ribs[i] as Rib;
    const strips = 200;
    for (let n = 0; n < strips; n++) {
      const share = (n + 0.5) / strips;
      const chord = a.chord + (b.chord - a.chord) * share;
      const strip = (chord * (b.y - a.y)) / strips;
      area += strip;
      square += strip * chord;
      lead -= strip * (a.lead + (b.lead - a.lead) * share);
    }
  });
  return {
    areaMm2: Math.round(2 * area),
    meanChordMm: tenth(square / area),
    meanChordFromMm: tenth(lead / area),
  };
}

/** Where it may balance: so much of the mean chord ahead of the neutral point, at most and at least. */
export function balanceOf(neutralMm: number, chordMm: number, [least, most]: Vec2): PlaneFacts['balance'] {
  const ahead = (share: number): number => Math.round(neutralMm - share * chordMm);
  return { fromMm: ahead(most), toMm: ahead(least), neutralMm: tenth(neutralMm) };
}

/** An outline in the model's x (forwards) and y as behind the origin and to port, and its mirror image. */
export function bothSides(outline: readonly Vec2[]): [Vec2[], Vec2[]] {
  const port = outline.map(([x, y]): Vec2 => [tenth(-x), tenth(y)]);
  return [port, port.map(([x, y]): Vec2 => [x, y === 0 ? 0 : -y])];
}

/** A body that is as wide to port as to starboard, from its half widths along x. */
export function spindle(half: readonly Vec2[]): Vec2[] {
  const port = half.map(([x, wide]): Vec2 => [tenth(-x), tenth(wide)]);
  return [...port, ...port.map(([x, wide]): Vec2 => [x, -wide]).reverse()];
}
