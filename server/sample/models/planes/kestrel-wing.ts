import { WHOLE, mirrored, ribAt, section, sparLine, wingBody } from './kestrel-lines.ts';
import type { Kernel, Solid, Vec2, Vec3 } from '../kernel.ts';
import { bevelledPlate, box, loft, rod } from '../shapes.ts';

/** Stations of the panels, shares of the half span. */
export const STATION = { root: 0, mid: 0.5, tip: 1 };
export const HINGE = 0.76;
export const ELEVON = { from: 0.05, to: 0.6 };
const SKIN = 1.3;
export const SPARS = { main: 0.27, rear: 0.6 };
/** Station of the servo, and where it stands as a share of the chord. */
export const SERVO = { at: 0.34, share: 0.44 };

/** Everything that is aft of the hinge between the elevon's ends, as a tool; `gap` is the clearance. */
function elevonRoom(k: Kernel, gap: number): Solid {
  const [from, to] = [ELEVON.from - gap / 385, ELEVON.to + gap / 385];
  const corner = (s: number, out: number, z: number): Vec3 => {
    const { y, lead, chord } = ribAt(s);
    return [lead - HINGE * chord + gap - out, y, z];
  };
  const ring = (s: number): Vec3[] => [corner(s, 0, -40), corner(s, 0, 60), corner(s, 160, 60), corner(s, 160, -40)];
  return loft(k, [ring(from), ring(to)]);
}

/** The hollow bays of a panel, open at the ends where panels meet, with webs for the spars between them. */
function bays(k: Kernel, from: number, to: number): Solid[] {
  const end = to === STATION.tip ? to - 0.012 : to + 0.004;
  const shares: Vec2[] = [
    [0.035, 0.21],
    [0.33, 0.54],
    [0.66, 0.72],
  ];
  return shares.map(([a, b]) => wingBody(k, from - 0.004, end, { from: a, to: b, inset: SKIN }));
}

function panel(k: Kernel, from: number, to: number, bay = SERVO_BAY): Solid {
  const spars = [sparLine(k, SPARS.main, 4.1, [-0.1, 0.86]), sparLine(k, SPARS.rear, 2.6, [-0.1, 0.6])];
  const body = wingBody(k, from, to);
  return k.Manifold.difference([body, elevonRoom(k, 0.4), ...bays(k, from, to), ...spars, ...servoBay(k, from, bay)]);
}

/** Half the room of a servo: along the chord and along the span. */
const SERVO_BAY: Readonly<Vec2> = [12, 16];

function servoBay(k: Kernel, from: number, [along, across]: Readonly<Vec2>): Solid[] {
  if (from > 0) return [];
  const { y, lead, chord, z } = ribAt(SERVO.at);
  return [
    box(k, [-along, -across, 2], [along, across, 40])
      .rotate([0, 0, 27])
      .translate([lead - SERVO.share * chord, y, z - 4]),
  ];
}

/** Inner panel of the port side with the servo bay. */
export function innerPanel(k: Kernel, bay = SERVO_BAY): Solid {
  return panel(k, STATION.root, STATION.mid, bay);
}

/** Outer panel of the port side. */
export function outerPanel(k: Kernel): Solid {
  return panel(k, STATION.mid, STATION.tip);
}

/** Elevon of the port side with its horn; the leading edge is bevelled for the hinge. */
export function elevon(k: Kernel): Solid {
  const blade = wingBody(k, ELEVON.from, ELEVON.to, { ...WHOLE, from: HINGE - 0.02 }).intersect(elevonRoom(k, 0));
  const { y, lead, chord, z } = ribAt(0.34);
  const at: Vec3 = [lead - HINGE * chord, y, z];
  const horn = bevelledPlate(
    k,
    [
      [-1, -1],
      [-17, -1],
      [-5, 17],
      [-1, 17],
    ],
    2.4,
    0.5,
  )
    .rotate([90, 0, 0])
    .translate([at[0] - 2, at[1] + 1.2, at[2] + 3]);
  const hole = rod(k, 0.9, 20, [0, 0, -10])
    .rotate([90, 0, 0])
    .translate([at[0] - 5.5, at[1], at[2] + 16]);
  const bevel = hingeBevel(k);
  return k.Manifold.difference([blade.subtract(bevel).add(horn), hole]);
}

/** Cuts the lower front edge of the elevon at 45° so that it can swing down. */
function hingeBevel(k: Kernel): Solid {
  const ring = (s: number): Vec3[] => {
    const line = section(s, WHOLE, 24);
    const { y, lead, chord } = ribAt(s);
    const x = lead - HINGE * chord;
    const top = line.reduce(
      (best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) && p[2] >= best[2] - 40 ? p : best),
      line[0] as Vec3,
    )[2];
    return [
      [x + 2, y, top],
      [x - 22, y, top - 26],
      [x + 2, y, top - 26],
    ];
  };
  return loft(k, [ring(0), ring(1)]);
}

/** Winglet of the port side: a flat bevelled fin with two pins for the tip. */
export function winglet(k: Kernel): Solid {
  const { lead, chord, z, y } = ribAt(1);
  const line: Vec2[] = [
    [lead + 8, -14],
    [lead - 46, 84],
    [lead - 96, 92],
    [lead - chord - 16, 12],
    [lead - chord - 10, -10],
    [lead - chord * 0.5, -18],
  ];
  const fin = bevelledPlate(k, line, 4.4, 1.5)
    .rotate([90, 0, 0])
    .translate([0, y + 4.6, z]);
  const pins = [0.2, 0.5].map((share) =>
    rod(k, 2, 9, [0, 0, 0])
      .rotate([90, 0, 0])
      .translate([lead - share * chord, y + 1, z + 3]),
  );
  return k.Manifold.union([fin, ...pins]);
}

/** The same part for the starboard side. */
export function starboard(build: (k: Kernel) => Solid): (k: Kernel) => Solid {
  return (k) => mirrored(k, build(k));
}
