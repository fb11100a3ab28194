import type { Kernel, Solid, Vec2 } from '../kernel.ts';
import { around, box, nothing, outline, radialHole, sector, turned } from '../shapes.ts';

/** One airframe diameter: outer and inner radius of the tube, outer and inner radius of a shoulder that slides into it. */
export interface Bore {
  outer: number;
  inner: number;
  shoulder: number;
  shoulderInner: number;
}

export const SUSTAINER: Bore = { outer: 22.5, inner: 20.5, shoulder: 20.35, shoulderInner: 18.35 };
export const BOOSTER: Bore = { outer: 27, inner: 25, shoulder: 24.85, shoulderInner: 22.85 };

const LUG_RISE = 1;
const LUG_WIDTH = 16;

/** The edge of a shoulder where it meets its tube at height `z`: a 45° root that prints without supports. */
function shoulderRoot(bore: Bore, z: number): Vec2[] {
  return [
    [bore.outer, z],
    [bore.outer - 0.5, z],
    [bore.outer - 0.5, z - 0.3],
    [bore.shoulder, z - 0.3 - (bore.outer - 0.5 - bore.shoulder)],
  ];
}

/** The mouth that takes such a shoulder; `up` says that it opens upwards. */
export function mouth(bore: Bore, z: number, up: boolean): Vec2[] {
  const s = up ? -1 : 1;
  const edge = bore.outer - 0.35;
  return [
    [bore.outer, z],
    [edge, z],
    [edge, z + s * 0.35],
    [bore.inner, z + s * (0.35 + edge - bore.inner)],
  ];
}

/** A tube from `z0` to `z1` that opens upwards and has a shoulder of `length` below. */
export function shoulderedTube(k: Kernel, bore: Bore, heights: Vec2, length: number): Solid {
  const [z0, z1] = heights;
  const step = bore.inner - bore.shoulderInner;
  return turned(k, [
    ...mouth(bore, z1, true),
    [bore.inner, z0 + 1 + step],
    [bore.shoulderInner, z0 + 1],
    [bore.shoulderInner, z0 - length],
    [bore.shoulder - 0.6, z0 - length],
    [bore.shoulder, z0 - length + 0.8],
    ...shoulderRoot(bore, z0).reverse(),
  ]);
}

/** Three bayonet lugs on a shoulder, their middle at height `z`; hidden inside, so a preview goes without. */
export function lugs(k: Kernel, bore: Bore, z: number): Solid {
  if (k.preview) return nothing(k);
  const r = bore.shoulder;
  const profile: Vec2[] = [
    [r - 0.6, z - 2.2],
    [r, z - 2.2],
    [r + LUG_RISE, z - 1.2],
    [r + LUG_RISE, z + 1.2],
    [r, z + 2.2],
    [r - 0.6, z + 2.2],
  ];
  const lug = outline(k, profile)
    .revolve(k.seg(128), LUG_WIDTH)
    .rotate([0, 0, -LUG_WIDTH / 2]);
  return around(k, lug, 3);
}

/** The grooves for such lugs in a tube that opens upwards at `top`: an entry along the axis, then a turn of 24°. */
export function lugGrooves(k: Kernel, bore: Bore, z: number, top: number): Solid {
  if (k.preview) return nothing(k);
  const radii: Vec2 = [bore.inner - 1, bore.shoulder + LUG_RISE + 0.2];
  const entry = sector(k, radii, [z - 2.5, top + 1], [24 - LUG_WIDTH / 2 - 1, LUG_WIDTH + 2]);
  const turn = sector(k, radii, [z - 2.5, z + 2.5], [-LUG_WIDTH / 2 - 1, LUG_WIDTH + 26]);
  return around(k, entry.add(turn), 3);
}

/** The fin rail of a can: `count` ridges with an undercut slot that is open at the aft end. */
export interface RailSpec {
  bore: Bore;
  count: number;
  start: number;
  from: number;
  to: number;
}

export const SLOT = { footIn: 0.8, footOut: 3.8, rise: 6, foot: 2.65, neck: 1.55 };

/** Rails to be added to the can and slots to be cut from it. */
export function finRails(k: Kernel, spec: RailSpec): { rails: Solid; slots: Solid } {
  const { bore, from, to } = spec;
  const r = bore.outer;
  const wide = outline(k, [
    [r - 1.2, -6.8],
    [r + SLOT.rise, -4.4],
    [r + SLOT.rise, 4.4],
    [r - 1.2, 6.8],
  ]);
  const slope = SLOT.rise + 1.2;
  const ridge = wide.extrude(to - from).translate([0, 0, from]);
  const nose = outline(k, [
    [r - 1.2, from],
    [r + SLOT.rise, from],
    [r + SLOT.rise, to - slope],
    [r - 1.2, to],
  ])
    .extrude(20, 0, 0, [1, 1], true)
    .rotate([90, 0, 0]);
  const slot = outline(k, slotOutline(r, 0))
    .extrude(to - slope - 2 - from + 2)
    .translate([0, 0, from - 2]);
  return {
    rails: around(k, ridge.intersect(nose), spec.count, spec.start),
    slots: around(k, slot, spec.count, spec.start),
  };
}

function slotOutline(r: number, gap: number): Vec2[] {
  const [foot, neck] = [SLOT.foot - gap, SLOT.neck - gap];
  const [inner, outer, end] = [r + SLOT.footIn + gap, r + SLOT.footOut - gap, r + SLOT.rise + 4];
  return [
    [inner, -foot],
    [outer, -foot],
    [outer, -neck],
    [end, -neck],
    [end, neck],
    [outer, neck],
    [outer, foot],
    [inner, foot],
  ];
}

/** A fin that slides into such a rail. Own coordinates: x outwards from the axis, y up along the rocket, z thickness. */
export function fin(k: Kernel, bore: Bore, blade: readonly Vec2[], root: Vec2): Solid {
  const [from, to] = root;
  const half = SLOT.foot - 0.15;
  const r = bore.outer;
  const full = outline(k, blade);
  const edge = full.offset(-1.1, 'Miter', 4).extrude(2 * half);
  const core = full.extrude(2 * half - 2.6).translate([0, 0, 1.3]);
  const body = k.Manifold.hull([core, edge]).translate([0, 0, -half]);
  const neck = box(k, [r + 2.2, from, -SLOT.neck + 0.15], [r + SLOT.rise + 4, to, SLOT.neck - 0.15]);
  const foot = box(k, [r + SLOT.footIn + 0.15, from, -half], [r + SLOT.footOut - 0.15, to, half]);
  return k.Manifold.union([body, neck, foot]);
}

/** Radial screw holes: how many, the angle of the first (degrees), and their height. */
export function screwHoles(k: Kernel, [count, start]: Vec2, z: number, radius = 1.6): Solid {
  return around(k, radialHole(k, radius, z, 0), count, start);
}
