import { deckBody, hullBody, sectionAt, shareOf, sheerAt, sheerStrip } from './dunaj-lines.ts';
import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import { box, loft, nothing, plate, rod } from '../shapes.ts';

const WALL = 2.4;
const CUTS = [133, 266] as const;
const FRAME = 4;
const DECK = 2.4;

/** The propeller shaft: a point on it, and how steeply it falls towards the stern (degrees). */
export const SHAFT = { at: [0, 0, -44] as Vec3, fall: 12 };

/** Moves a solid from shaft coordinates (z forwards along the shaft, x down from it) into the boat. */
function acrossShaft(solid: Solid): Solid {
  return solid.rotate([0, 90 - SHAFT.fall, 0]).translate(SHAFT.at);
}

/** A rod along the shaft line, from `from` to `to` measured forwards along it. */
export function alongShaft(k: Kernel, radius: number, from: number, to: number): Solid {
  return acrossShaft(k.Manifold.cylinder(to - from, radius, radius, k.seg(40)).translate([0, 0, from]));
}

function slab(k: Kernel, x0: number, x1: number): Solid {
  return box(k, [x0, -120, -120], [x1, 120, 120]);
}

function frameBolts(k: Kernel, x: number): Solid {
  if (k.preview) return nothing(k);
  const { beam, keel, chine } = sectionAt(shareOf(x));
  const places: Vec2[] = [
    [chine[0] + (beam - chine[0]) * 0.55 - 9, chine[1] + (sheerAt(x) - chine[1]) * 0.5],
    [chine[0] - 10, chine[1] + 4],
    [0, keel + 8.5],
  ];
  const both = places.flatMap(([y, z]): Vec2[] =>
    y === 0
      ? [[y, z]]
      : [
          [y, z],
          [-y, z],
        ],
  );
  return k.Manifold.union(both.map(([y, z]) => rod(k, 1.6, 11, [0, 0, -5.5]).rotate([0, 90, 0]).translate([x, y, z])));
}

const LEDGE = 10;
/** Slivers under 0.04 mm, where the braces meet the keel, are taken out. */
const TIDY = 0.04;

/** Below the frames, as the hull is printed bow up, their ledge grows out of the side at 45°. */
function braces(k: Kernel, outer: Solid): Solid[] {
  if (k.preview) return [];
  return CUTS.map((cut) => {
    const [from, to] = [cut - FRAME - (LEDGE - WALL), cut - FRAME];
    const room = hullBody(k, (t) => LEDGE - 0.3 - (to - t / shareOf(1)), [shareOf(from - 1), shareOf(to + 1)], 9);
    return slab(k, from, to).subtract(room).intersect(outer);
  });
}

const shells = new WeakMap<Kernel, Solid>();

/** The whole hull, made once for its three sections. */
function shell(k: Kernel): Solid {
  const known = shells.get(k) ?? wholeShell(k);
  shells.set(k, known);
  return known;
}

/** The whole shell with its frames at the two joints, the passage of the shaft and motor bearers. */
function wholeShell(k: Kernel): Solid {
  const outer = hullBody(k, 0);
  const room = hullBody(k, WALL, [3 / 399, 0.965], 8);
  const window = hullBody(k, LEDGE, [0, 0.9], 9);
  const frames = CUTS.map((x) =>
    slab(k, x - FRAME, x + FRAME)
      .subtract(window)
      .intersect(outer),
  );
  const bearers = [20, -20].map((y) => acrossShaft(box(k, [11, y - 5, 72], [40, y + 5, 124])).intersect(outer));
  const sleeve = alongShaft(k, 6.5, 10, 96).intersect(outer);
  const hollow = outer.subtract(room);
  const whole = k.Manifold.union([hollow, sleeve, ...frames, ...braces(k, outer), ...bearers]);
  return k.Manifold.difference([
    whole,
    alongShaft(k, 3.1, -60, 110),
    ...CUTS.map((x) => frameBolts(k, x)),
    ...transomHoles(k),
  ]);
}

function transomHoles(k: Kernel): Solid[] {
  if (k.preview) return [];
  const places: Vec2[] = [
    [6, -12],
    [-6, -12],
    [17, 4],
    [29, 4],
    [46, -12],
    [-46, -12],
  ];
  return places.map(([y, z]) => rod(k, 1.6, 20, [0, 0, -10]).rotate([0, 90, 0]).translate([0, y, z]));
}

/** Stern section of the hull, from the transom to the first frame. */
export function hullStern(k: Kernel): Solid {
  return shell(k)
    .intersect(slab(k, -20, CUTS[0]))
    .asOriginal()
    .simplify(TIDY);
}

/** Middle section of the hull. */
export function hullMid(k: Kernel): Solid {
  return shell(k)
    .intersect(slab(k, CUTS[0], CUTS[1]))
    .asOriginal()
    .simplify(TIDY);
}

/** Bow section of the hull, solid at the stem. */
export function hullBow(k: Kernel): Solid {
  return shell(k).intersect(slab(k, CUTS[1], 460));
}

const OPENING: Vec2[] = [
  [100, -27],
  [100, 27],
  [116, 33],
  [190, 33],
  [254, 20],
  [254, -20],
  [190, -33],
  [116, -33],
];
const HALF = 205;

/** The outline of the hatch opening as a tool of full height, grown by `by`. */
function opening(k: Kernel, by: number, heights: Vec2): Solid {
  const grown = OPENING.map(([x, y]): Vec2 => [x < 105 ? x - by : x > 250 ? x + by : x, y + Math.sign(y) * by]);
  return plate(k, grown, heights[1] - heights[0], 8).translate([0, 0, heights[0]]);
}

function deck(k: Kernel): Solid {
  const under = deckBody(k, 0, 20, { range: [0.008, 0.985], wider: -1.2 });
  const coaming = opening(k, 2.4, [0, 60]).intersect(deckBody(k, DECK + 5, -0.25));
  const skin = deckBody(k, DECK, -0.25).add(coaming).subtract(under);
  const ventTools = [30, 46, 62].map((x) =>
    plate(
      k,
      [
        [x - 3, -22],
        [x + 3, -22],
        [x + 3, 22],
        [x - 3, 22],
      ],
      60,
      2.9,
    ),
  );
  return k.Manifold.difference([skin, opening(k, 0, [-10, 90]), ...ventTools]);
}

/** After half of the deck with three vents. */
export function deckStern(k: Kernel): Solid {
  return deck(k).intersect(slab(k, -20, HALF));
}

/** Forward half of the deck. */
export function deckBow(k: Kernel): Solid {
  return deck(k).intersect(slab(k, HALF, 460));
}

const RAIL_SIDE: Vec2[] = [
  [0.1, -4],
  [2.2, -4],
  [3.4, -2.6],
  [3.4, 3.6],
  [2.2, 5],
  [0.1, 5],
];
const RAIL_LIP: Vec2[] = [
  [-3.6, 2.2],
  [1, 2.2],
  [1, 5],
  [-3.2, 5],
  [-3.6, 4.6],
];

function rail(k: Kernel, range: Vec2): Solid {
  const strips = [...sheerStrip(k, RAIL_SIDE, range), ...sheerStrip(k, RAIL_LIP, range)];
  const clearance = deckBody(k, DECK + 0.15, 0.2, { wider: 0.15 });
  return k.Manifold.union(strips).subtract(clearance);
}

/** Rub rail of the forward half, both sides in one piece over the stem. */
export function railBow(k: Kernel): Solid {
  const tip = sheerAt(420);
  const stem = rod(k, 4.6, 8.4, [418.6, 0, tip - 4]);
  return rail(k, [shareOf(HALF), 1])
    .add(stem)
    .subtract(hullBody(k, -0.1, [0.9, 1], 0.1))
    .intersect(slab(k, HALF, 460));
}

/** Rub rail of the after half, closed across the transom. */
export function railStern(k: Kernel): Solid {
  const { beam } = sectionAt(0);
  const low = sheerAt(0);
  const across = box(k, [-3.4, -beam - 3, low - 4], [-0.1, beam + 3, low + 5]);
  return rail(k, [-0.001, shareOf(HALF)])
    .add(across)
    .intersect(slab(k, -20, HALF));
}

/** The dome of the cabin: `grow` makes it larger all round. */
function cabin(k: Kernel, grow: number): Solid {
  const n = k.seg(40);
  const m = k.seg(40);
  const rings = Array.from({ length: n + 1 }, (_, i): Vec3[] => {
    const t = (1 - Math.cos((i / n) * Math.PI)) / 2;
    const x = 82 + t * 190 + (t - 0.5) * 2 * grow;
    const swell = Math.max(0.06, Math.sin(Math.min(1, (1 - t) * 1.9) * (Math.PI / 2)) ** 0.7 * profile(t));
    const wide = 42 * (1 - 0.5 * Math.max(0, t - 0.45)) * endRound(t) + grow;
    const arch = Array.from({ length: m + 1 }, (_, j): Vec3 => {
      const a = (j / m) * Math.PI;
      const power = 2 / 3;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return [x, Math.sign(c) * Math.abs(c) ** power * wide, sheerAt(x) + 5 + s ** power * (30 * swell + grow)];
    });
    return [...arch, [x, -wide, sheerAt(x) - 12], [x, wide, sheerAt(x) - 12]];
  });
  return loft(k, rings);
}

function profile(t: number): number {
  const rise = Math.min(1, t / 0.22);
  return Math.sin((rise * Math.PI) / 2) ** 0.8;
}

function endRound(t: number): number {
  const near = Math.min(1, Math.min(t, 1 - t) / 0.11);
  return 0.5 + 0.5 * (1 - (1 - near) ** 2.4);
}

/** Hatch in the shape of a cabin; it fits over the coaming and follows the deck. */
export function hatch(k: Kernel): Solid {
  const deckTop = deckBody(k, DECK + 0.15, 30, { range: [-0.02, 1], wider: 4 });
  const room = cabin(k, -2.2).translate([0, 0, -0.4]);
  return cabin(k, 0).subtract(room).subtract(deckTop);
}

/** Tinted windscreen that lies on the cabin. */
export function windscreen(k: Kernel): Solid {
  const skin = cabin(k, 1.1).subtract(cabin(k, 0.1));
  const base = sheerAt(180);
  const side: Vec2[] = [
    [138, base + 17],
    [128, base + 60],
    [260, base + 60],
    [252, base + 12],
    [214, base + 15],
  ];
  const region = plate(k, side, 200, 4).rotate([90, 0, 0]).translate([0, 100, 0]);
  return skin.intersect(region);
}
