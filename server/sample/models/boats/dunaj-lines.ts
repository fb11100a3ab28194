import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import { loft } from '../shapes.ts';

/* The lines of the boat: x forward from the transom, y to port, z up, millimetres. */

const LENGTH = 399;
const SHEER = { aft: 22, rise: 22 / 420 };
/** How steeply the sheer line rises, degrees. */
export const LEVEL = (Math.atan(SHEER.rise) * 180) / Math.PI;

/** One station of the hull at `t` (0 transom, 1 bow), made smaller all round by `inset`. */
interface Station {
  beam: number;
  keel: number;
  sheer: number;
  chine: Vec2;
  x: (z: number) => number;
}

function station(t: number, inset: number): Station {
  const bow = Math.max(0, (t - 0.45) / 0.55) ** 2.1;
  const beam = (66 - 6 * (1 - Math.min(1, t * 2.2))) * (1 - bow ** 1.15 * 0.985);
  const keel = -39 + 45 * Math.max(0, (t - 0.55) / 0.45) ** 2.4;
  const rake = 0.55 * Math.max(0, (t - 0.6) / 0.4) ** 2;
  const x = (z: number): number => t * LENGTH + (z - keel) * rake;
  const sheer = (SHEER.aft + SHEER.rise * (t * LENGTH - keel * rake)) / (1 - SHEER.rise * rake);
  const chineY = beam * (0.86 - 0.16 * t);
  const chineZ = keel + (sheer - keel) * (0.36 + 0.28 * bow);
  const small = (value: number): number => Math.max(0.05, value - inset);
  return { beam: small(beam), keel: keel + inset * 1.25, sheer, chine: [small(chineY), chineZ + inset * 0.45], x };
}

/** Height of the sheer line at `x`; it is straight, so that deck and rails lie flat on a bed. */
export function sheerAt(x: number): number {
  return SHEER.aft + SHEER.rise * x;
}

function stations(from: number, to: number, n: number): number[] {
  return Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n);
}

function halfSection({ beam, keel, sheer, chine: [cy, cz] }: Station, top: number): Vec2[] {
  const at = (f: number): number => keel + (cz - keel) * f;
  return [
    [cy * 0.45, at(0.42)],
    [cy * 0.47, at(0.385)],
    [cy * 0.96, cz - 1],
    [cy, cz + 1],
    [cy + (beam - cy) * 0.55, cz + (sheer - cz) * 0.5],
    [beam, sheer],
    [beam, sheer + top],
  ];
}

/**
 * The hull as a full body from `from` to `to` (shares of the length), smaller by `inset`, up to `top` over the sheer.
 * Where the inset changes along the length, the body runs straight from one end to the other.
 */
export function hullBody(k: Kernel, inset: number | ((t: number) => number), range: Vec2 = [0, 1], top = 0.01): Solid {
  const steps = typeof inset === 'number' ? k.seg(56) : 1;
  const rings = stations(range[0], range[1], steps).map((t): Vec3[] => {
    const line = station(t, typeof inset === 'number' ? inset : inset(t));
    const port = halfSection(line, top).map(([y, z]): Vec3 => [line.x(z), y, z]);
    const starboard = port.map(([x, y, z]): Vec3 => [x, -y, z]).reverse();
    return [[line.x(line.keel), 0, line.keel], ...port, ...starboard];
  });
  return loft(k, rings);
}

/** How far a deck body reaches along the boat, and how much wider than the hull it is on each side. */
export interface DeckExtent {
  range?: Vec2;
  wider?: number;
}

/** The room under a crowned deck surface, `lift` over the sheer at the edge, with its floor `depth` under the sheer. */
export function deckBody(
  k: Kernel,
  lift: number,
  depth: number,
  { range = [0, 1], wider = 0 }: DeckExtent = {},
): Solid {
  const n = k.seg(24);
  const rings = stations(range[0], range[1], k.seg(56)).map((t): Vec3[] => {
    const { beam, sheer, x } = station(t, 0);
    const crown = 7 * (0.35 + 0.65 * Math.min(1, beam / 60));
    const arch = Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const u = (i / n) * 2 - 1;
      return [x(sheer), u * (beam + wider), sheer + lift + crown * (1 - u * u)];
    });
    return [...arch, [x(sheer), beam + wider, sheer - depth], [x(sheer), -beam - wider, sheer - depth]];
  });
  return loft(k, rings);
}

/** A strip along the sheer on both sides, its section given as (outwards from the side, up from the sheer). */
export function sheerStrip(k: Kernel, section: readonly Vec2[], range: Vec2): Solid[] {
  return [1, -1].map((side) => {
    const rings = stations(range[0], range[1], k.seg(56)).map((t): Vec3[] => {
      const { beam, sheer, x } = station(t, 0);
      return section.map(([out, up]): Vec3 => [x(sheer), side * (beam + out), sheer + up]);
    });
    return loft(k, rings);
  });
}

/** Half beam and keel height at `t`, for things that are fixed to the hull. */
export function sectionAt(t: number): { beam: number; keel: number; chine: Vec2 } {
  const { beam, keel, chine } = station(t, 0);
  return { beam, keel, chine };
}

/** The share of the length at which the keel is at `x`, aft of the raked bow. */
export function shareOf(x: number): number {
  return x / LENGTH;
}
