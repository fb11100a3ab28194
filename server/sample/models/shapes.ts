import type { Kernel, Outline, Solid, Vec2, Vec3 } from './kernel.ts';

const ROUND = 128;

/** A closed outline from points in either direction. */
export function outline(k: Kernel, points: readonly Vec2[]): Outline {
  return k.CrossSection.ofPolygons([points as Vec2[]], 'EvenOdd');
}

/** Turns a profile of (radius, height) points about the vertical axis. */
export function turned(k: Kernel, profile: readonly Vec2[], segments = ROUND): Solid {
  return outline(k, profile).revolve(k.seg(segments));
}

/** A ring sector between two radii and two heights, from `start` over `sweep` degrees. */
export function sector(k: Kernel, radii: Vec2, heights: Vec2, [start, sweep]: Vec2): Solid {
  const [r0, r1] = radii;
  const [z0, z1] = heights;
  const section = outline(k, [
    [r0, z0],
    [r1, z0],
    [r1, z1],
    [r0, z1],
  ]);
  return section.revolve(k.seg(ROUND), sweep).rotate([0, 0, start]);
}

/** The empty solid: adding or cutting it changes nothing. */
export function nothing(k: Kernel): Solid {
  return k.Manifold.union([]);
}

/** A solid cylinder standing at `at`; the thicker, the more sides it has. */
export function rod(k: Kernel, radius: number, height: number, at: Vec3 = [0, 0, 0]): Solid {
  const segments = radius < 3 ? 24 : radius < 9 ? 40 : ROUND;
  return k.Manifold.cylinder(height, radius, radius, k.seg(segments)).translate(at);
}

/** A vertical drill; a preview leaves holes under 5 mm out. */
export function drill(k: Kernel, radius: number, length: number, at: Vec3): Solid {
  return k.preview && radius < 2.5 ? nothing(k) : rod(k, radius, length, at);
}

/** A radial hole tool at height `z` and angle `degrees`, from 10 to 50 mm off the axis. */
export function radialHole(k: Kernel, radius: number, z: number, degrees: number): Solid {
  if (k.preview && radius < 1.4) return nothing(k);
  return k.Manifold.cylinder(40, radius, radius, k.seg(24))
    .rotate([0, 90, 0])
    .translate([10, 0, z])
    .rotate([0, 0, degrees]);
}

/** `count` copies about the vertical axis; the first one stands at `start` degrees. */
export function around(k: Kernel, solid: Solid, count: number, start = 0): Solid {
  const copies = Array.from({ length: count }, (_, i) => solid.rotate([0, 0, start + (i * 360) / count]));
  return k.Manifold.union(copies);
}

/** A box between two corners. */
export function box(k: Kernel, from: Vec3, to: Vec3): Solid {
  return k.Manifold.cube([to[0] - from[0], to[1] - from[1], to[2] - from[2]]).translate(from);
}

/** A convex plate lying on z = 0 whose edges are bevelled on both faces. */
export function bevelledPlate(k: Kernel, points: readonly Vec2[], thickness: number, bevel: number): Solid {
  const full = outline(k, points);
  const inner = full.offset(-bevel, 'Miter', 4);
  const middle = full.extrude(thickness - 2 * bevel).translate([0, 0, bevel]);
  return k.Manifold.hull([middle, inner.extrude(thickness)]);
}

/** A plate of any outline standing from z = 0, with rounded corners of the outline. */
export function plate(k: Kernel, points: readonly Vec2[], thickness: number, round = 0): Solid {
  const shape = outline(k, points);
  const soft = round > 0 ? shape.offset(-round, 'Miter', 4).offset(round, 'Round', 2, k.seg(32)) : shape;
  return soft.extrude(thickness);
}

/** Mean radius, half the depth of the thread, pitch and height, millimetres. */
export interface ThreadSpec {
  radius: number;
  depth: number;
  pitch: number;
  height: number;
}

/**
 * A screw thread of one start: a circle off the axis, drawn up along a helix. A preview gets plain ridges of the same
 * pitch and depth, a tenth of the triangles.
 */
export function thread(k: Kernel, spec: ThreadSpec): Solid {
  const { radius, depth, pitch, height } = spec;
  if (k.preview) return ridges(k, spec);
  const [steps, sides] = [Math.ceil((height / pitch) * 16), 64];
  // Every ring begins at the same angle: a twisted one would have chords across the thread.
  const rings = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const z = (height * i) / steps;
    const turn = (2 * Math.PI * z) / pitch;
    return Array.from({ length: sides }, (_side, j): Vec3 => {
      const a = (2 * Math.PI * j) / sides;
      return [depth * Math.cos(turn) + radius * Math.cos(a), depth * Math.sin(turn) + radius * Math.sin(a), z];
    });
  });
  return loft(k, rings);
}

function ridges(k: Kernel, { radius, depth, pitch, height }: ThreadSpec): Solid {
  const profile: Vec2[] = [[0, 0]];
  for (let z = 0; z < height; z += pitch) profile.push([radius - depth, z], [radius + depth, z + pitch / 2]);
  return turned(k, [...profile, [radius - depth, height], [0, height]]);
}

/**
 * A closed skin over sections of equally many points, with flat ends.
 * Each section must be star-shaped about its middle.
 */
export function loft(k: Kernel, sections: readonly (readonly Vec3[])[]): Solid {
  const points = sections.flatMap((section) => section.map((p) => [...p] as Vec3));
  const n = sections[0]?.length ?? 0;
  const faces: Vec3[] = [];
  for (let i = 0; i + 1 < sections.length; i++) {
    for (let j = 0; j < n; j++) {
      const [a, b] = [i * n + j, i * n + ((j + 1) % n)];
      faces.push([a, b, a + n], [b, b + n, a + n]);
    }
  }
  closeEnd({ points, faces }, 0, n, true);
  closeEnd({ points, faces }, (sections.length - 1) * n, n, false);
  const outward = volumeOf(points, faces) >= 0;
  const triVerts = Uint32Array.from(faces.flatMap(([a, b, c]) => (outward ? [a, b, c] : [a, c, b])));
  const mesh = new k.Mesh({ numProp: 3, vertProperties: Float32Array.from(points.flat()), triVerts });
  return k.Manifold.ofMesh(mesh);
}

function closeEnd({ points, faces }: { points: Vec3[]; faces: Vec3[] }, base: number, n: number, first: boolean): void {
  const middle: Vec3 = [0, 0, 0];
  for (let j = 0; j < n; j++) {
    const p = points[base + j] as Vec3;
    for (const axis of [0, 1, 2] as const) middle[axis] += p[axis] / n;
  }
  const centre = points.push(middle) - 1;
  for (let j = 0; j < n; j++) {
    const [a, b] = [base + j, base + ((j + 1) % n)];
    faces.push(first ? [b, a, centre] : [a, b, centre]);
  }
}

function volumeOf(points: readonly Vec3[], faces: readonly Vec3[]): number {
  let sum = 0;
  for (const [ia, ib, ic] of faces) {
    const [a, b, c] = [points[ia] as Vec3, points[ib] as Vec3, points[ic] as Vec3];
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}
