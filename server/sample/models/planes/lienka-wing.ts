import type { Kernel, Outline, Solid, Vec2 } from '../kernel.ts';
import { mirrored } from './kestrel-lines.ts';
import { bevelledPlate, box, drill, outline, rod } from '../shapes.ts';

/* The wing: x forwards from the leading edge at 0, y to port from the root, z up; constant chord. */

export const CHORD = 160;
export const PANEL = 225;
export const DIHEDRAL = 2.5;
const SKIN = 0.9;
export const SPARS = { main: 0.28, rear: 0.62 };
export const HINGE = 0.76;
export const AILERON: Vec2 = [PANEL + 8, 2 * PANEL - 14];

/** Camber and half thickness of the section (a flat-bottomed trainer's, 12 %) at a share of the chord. */
function station(share: number): [number, number] {
  const half =
    0.6 * (0.2969 * Math.sqrt(share) - 0.126 * share - 0.3516 * share ** 2 + 0.2843 * share ** 3 - 0.1015 * share ** 4);
  const [m, p] = [0.042, 0.42];
  const camber =
    share < p
      ? (m / p ** 2) * (2 * p * share - share ** 2)
      : (m / (1 - p) ** 2) * (1 - 2 * p + 2 * p * share - share ** 2);
  return [camber * CHORD, half * CHORD + 0.5 * share];
}

/** The section as x and z. */
function profile(k: Kernel): Outline {
  const n = k.seg(44);
  const shares = Array.from({ length: n + 1 }, (_, i) => (1 - Math.cos((i / n) * Math.PI)) / 2);
  const upper = shares.map((s): Vec2 => [-s * CHORD, station(s)[0] + station(s)[1]]);
  const lower = shares.map((s): Vec2 => [-s * CHORD, station(s)[0] - station(s)[1]]);
  return outline(k, [...upper, ...lower.reverse()]);
}

const height = (share: number): number => station(share)[0];

/** Turns something drawn in x and z and extruded into the span: from `from` to `to` along y. */
function along(k: Kernel, shape: Outline, [from, to]: Vec2): Solid {
  return shape
    .extrude(to - from)
    .rotate([90, 0, 0])
    .translate([0, to, 0]);
}

/** The wing's body between two stations, larger all round by `grow`. */
export function wingBody(k: Kernel, span: Vec2, grow = 0): Solid {
  const shape = profile(k);
  return along(k, grow === 0 ? shape : shape.offset(grow, 'Round', 2, k.seg(24)), span);
}

/** What the wing takes away when it is lowered on something from above: its body, larger by `grow`, drawn upwards. */
export function saddleTool(k: Kernel, span: Vec2, grow: number): Solid {
  const shape = profile(k).offset(grow, 'Round', 2, k.seg(24));
  return along(k, k.CrossSection.hull([shape, shape.translate([0, 40])]), span);
}

function band(k: Kernel, from: number, to: number): Outline {
  return outline(k, [
    [-from * CHORD, -60],
    [-from * CHORD, 60],
    [-to * CHORD, 60],
    [-to * CHORD, -60],
  ]);
}

function bays(k: Kernel, span: Vec2): Solid[] {
  const inside = profile(k).offset(-SKIN, 'Round', 2, k.seg(24));
  const shares: Vec2[] = [
    [0.02, 0.245],
    [0.315, 0.59],
    [0.65, 0.735],
    [0.78, 0.9],
  ];
  return shares.map(([a, b]) => along(k, inside.intersect(band(k, a, b)), span));
}

const GLUED = { deep: 3.5, half: 2.4, steps: [2.6, 1.7] };

/** A rib with openings where a panel is cut to a smaller bed: its skin is too thin to be glued. Towards the root it grows out at 45°. */
function frame(k: Kernel, at: number): Solid {
  const rib = (deep: number, span: Vec2): Solid =>
    along(k, profile(k).subtract(profile(k).offset(-deep, 'Round', 2, k.seg(24))), span);
  const from = at - GLUED.half;
  const feet = GLUED.steps.map((deep, i) => rib(deep, [from - 0.9 * (i + 1), from - 0.9 * i]));
  return k.Manifold.union([rib(GLUED.deep, [from, at + GLUED.half]), ...feet]);
}

function spar(k: Kernel, share: number, radius: number, [from, to]: Vec2): Solid {
  return rod(k, radius, to - from, [0, 0, 0])
    .rotate([-90, 0, 0])
    .translate([-share * CHORD, from, height(share)]);
}

function spars(k: Kernel): Solid[] {
  return [spar(k, SPARS.main, 4.15, [-5, 1.75 * PANEL]), spar(k, SPARS.rear, 2.15, [-5, 1.4 * PANEL])];
}

/** The opening for a servo that lies on its side: along the chord and along the span. */
export const SERVO_BAY: Readonly<Vec2> = [22.4, 36];

/** How a panel is made for a choice: the opening for its servo, and where it is cut to a smaller bed. */
interface PanelChoice {
  readonly bay?: Readonly<Vec2>;
  readonly cutAt?: number | null;
}

const framed = (k: Kernel, open: Solid[], cutAt: number | null): Solid[] => {
  if (cutAt === null) return open;
  const rib = frame(k, cutAt);
  return open.map((bay) => bay.subtract(rib));
};

/** Inner panel of the port side: its root is cut to the dihedral; the servo's lead runs in its bays. */
export function innerPanel(k: Kernel, { bay = SERVO_BAY, cutAt = null }: PanelChoice = {}): Solid {
  const open = framed(k, bays(k, [-4, PANEL + 4]), cutAt);
  const [back, outboard] = [-0.6 * CHORD, PANEL - 24];
  const servo = box(k, [back, outboard - bay[1], -10], [back + bay[0], outboard, 4.4]);
  const body = k.Manifold.difference([wingBody(k, [-2, PANEL]), ...open, ...spars(k), servo]);
  return body.subtract(box(k, [-200, -20, -60], [20, 0, 60]).rotate([-DIHEDRAL, 0, 0]));
}

function aileronRoom(k: Kernel, gap: number): Solid {
  return box(k, [-CHORD - 10, AILERON[0] - gap, -60], [-HINGE * CHORD + gap, AILERON[1] + gap, 60]);
}

/** Outer panel with the opening for the aileron; its tip is closed. */
export function outerPanel(k: Kernel, { cutAt = null }: PanelChoice = {}): Solid {
  const body = wingBody(k, [PANEL, 2 * PANEL]);
  const open = framed(k, bays(k, [PANEL - 4, 2 * PANEL - 1.6]).slice(0, 3), cutAt);
  const made = k.Manifold.difference([body, aileronRoom(k, 0.4), ...spars(k)]);
  return k.Manifold.difference([made, ...open]);
}

/** The round of the tip from the leading to the trailing edge, seen from above. */
export const TIP_LINE: Vec2[] = Array.from({ length: 25 }, (_, i): Vec2 => {
  const a = (i / 24) * Math.PI;
  return [-CHORD / 2 + (CHORD / 2) * Math.cos(a), 2 * PANEL + 30 * Math.sin(a) ** 0.8];
});

/** Rounded tip that is glued on, with two pins. */
export function tip(k: Kernel): Solid {
  const root = 2 * PANEL;
  const round = outline(k, TIP_LINE).extrude(80).translate([0, 0, -20]);
  return wingBody(k, [root, root + 30]).intersect(round);
}

/** Aileron with its horn and a bevelled leading edge. */
export function aileron(k: Kernel): Solid {
  const span: Vec2 = [AILERON[0] + 0.4, AILERON[1] - 0.4];
  const blade = wingBody(k, span).intersect(box(k, [-CHORD - 10, 0, -60], [-HINGE * CHORD - 0.6, 900, 60]));
  const z = station(HINGE)[0] + station(HINGE)[1];
  const bevel = box(k, [-40, 0, -40], [40, 900, 0])
    .rotate([0, -50, 0])
    .translate([-HINGE * CHORD - 0.6, 0, z]);
  const horn = bevelledPlate(
    k,
    [
      [-4, 3],
      [-22, 3],
      [-10, -15],
      [-5, -15],
    ],
    2.6,
    0.5,
  )
    .rotate([90, 0, 0])
    .translate([-HINGE * CHORD - 3, AILERON[0] + 26, height(HINGE)]);
  const hole = rod(k, 0.85, 20, [0, 0, -10])
    .rotate([90, 0, 0])
    .translate([-HINGE * CHORD - 10.5, AILERON[0] + 25, height(HINGE) - 11]);
  return blade
    .intersect(bevel.translate([0, 0, 0]).add(box(k, [-CHORD - 10, 0, -60], [-HINGE * CHORD - 7, 900, 60])))
    .add(horn)
    .subtract(hole);
}

/** Joiner of the two halves: a block with sockets for the main spars, bent to the dihedral. */
export function joiner(k: Kernel): Solid {
  const half = wingBody(k, [-6, 16], -SKIN - 0.25)
    .intersect(along(k, band(k, 0.25, 0.31), [-10, 20]))
    .subtract(spar(k, SPARS.main, 4.15, [2, 30]));
  const port = half.rotate([DIHEDRAL, 0, 0]).intersect(box(k, [-200, 0, -50], [50, 50, 50]));
  return port.add(mirrored(k, port)).subtract(drill(k, 1.25, 60, [-SPARS.main * CHORD, 0, -30]));
}

/** The same part for the starboard side. */
export const starboard =
  (build: (k: Kernel) => Solid) =>
  (k: Kernel): Solid =>
    mirrored(k, build(k));
