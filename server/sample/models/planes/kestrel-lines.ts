import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import { loft } from '../shapes.ts';

/* The lines of the wing: x forward, y to port, z up, millimetres; the origin is the leading edge at the root. */

/** Chord, thickness, sweep, dihedral and washout at `s` (0 root, 1 tip of one half). */
export function ribAt(s: number): { y: number; lead: number; chord: number; z: number; thick: number; twist: number } {
  return {
    y: 40 + s * 385,
    lead: -s * 196,
    chord: 226 - 112 * s,
    z: s * 12,
    thick: 0.115 - 0.015 * s,
    twist: -2.5 * s,
  };
}

const CAMBER = { height: 0.014, at: 0.32 };
const TRAIL = 0.9;

/** A point of the section at a share of the chord from the leading edge; `side` 1 is the upper surface. */
function surface(share: number, thick: number, chord: number, side: 1 | -1): number {
  const { height: m, at: p } = CAMBER;
  const yt =
    5 *
    thick *
    (0.2969 * Math.sqrt(share) - 0.126 * share - 0.3516 * share ** 2 + 0.2843 * share ** 3 - 0.1036 * share ** 4);
  const front = (m / p ** 2) * (2 * p * share - share ** 2);
  const back = (m / (1 - p) ** 2) * (1 - 2 * p + 2 * p * share - share ** 2);
  const camber = share < p ? front : back;
  return (camber + side * yt) * chord + side * (TRAIL / 2) * share;
}

/** Which part of the section is wanted, as shares of the chord, and how much smaller all round. */
export interface Slice {
  from: number;
  to: number;
  inset: number;
}

export const WHOLE: Slice = { from: 0, to: 1, inset: 0 };

/** The section of one half at `s` as points in space. */
export function section(s: number, slice: Slice, points: number): Vec3[] {
  const { y, lead, chord, z, thick, twist } = ribAt(s);
  const { inset } = slice;
  const [from, to] = [slice.from + (slice.from === 0 ? (inset * 1.3) / chord : 0), slice.to];
  const shares = Array.from(
    { length: points + 1 },
    (_, i) => from + ((to - from) * (1 - Math.cos((i / points) * Math.PI))) / 2,
  );
  const half = (side: 1 | -1): Vec2[] =>
    shares.map((share) => {
      const middle = (surface(share, thick, chord, 1) + surface(share, thick, chord, -1)) / 2;
      const rise = Math.max(0.08, Math.abs(surface(share, thick, chord, side) - middle) - inset);
      return [share * chord, middle + side * rise];
    });
  const loop = [...half(1), ...half(-1).reverse()];
  const angle = (twist * Math.PI) / 180;
  return loop.map(([c, h]): Vec3 => {
    const back = c - 0.25 * chord;
    return [
      lead - 0.25 * chord - back * Math.cos(angle) + h * Math.sin(angle),
      y,
      z + h * Math.cos(angle) + back * Math.sin(angle),
    ];
  });
}

/** One half of the wing between two stations as a full body. */
export function wingBody(k: Kernel, from: number, to: number, slice: Slice = WHOLE): Solid {
  const steps = Math.max(2, Math.round(k.seg(24) * (to - from)));
  const points = k.seg(28);
  const rings = Array.from({ length: steps + 1 }, (_, i) => section(from + ((to - from) * i) / steps, slice, points));
  return loft(k, rings);
}

/**
 * The other half: what `solid` is on the port side, mirrored to starboard. Made as a new mesh, because the normals of
 * a solid that was mirrored come out wrong at creases.
 */
export function mirrored(k: Kernel, solid: Solid): Solid {
  if (k.mirrored) return k.mirrored(solid);
  const { vertProperties, triVerts, numProp } = solid.getMesh();
  const flipped = Float32Array.from(vertProperties, (value, i) => (i % numProp === 1 ? -value : value));
  const turned = Uint32Array.from(triVerts, (_, i) => triVerts[i - (i % 3) + [0, 2, 1][i % 3]!] ?? 0);
  return k.Manifold.ofMesh(new k.Mesh({ numProp, vertProperties: flipped, triVerts: turned }));
}

/** A rod that runs through the half wing along a share of the chord, for the carbon spars. */
export function sparLine(k: Kernel, share: number, radius: number, [from, to]: Vec2): Solid {
  const end = (s: number): Vec3 => {
    const { y, lead, chord, z } = ribAt(s);
    return [lead - share * chord, y, z + CAMBER.height * chord * 0.85];
  };
  const ball = (p: Vec3): Solid =>
    k.Manifold.cylinder(0.4, radius, radius, k.seg(28), true).rotate([90, 0, 0]).translate(p);
  return k.Manifold.hull([ball(end(from)), ball(end(to))]);
}
