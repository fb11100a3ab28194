import { TUBE, slender } from './iskra-parts.ts';
import type { Kernel, Solid, Vec2 } from '../kernel.ts';
import { around, box, rod, thread, turned } from '../shapes.ts';

/* The capsule stands along z; 0 is where it meets the rocket's tube. */

const R = 30;
const WALL = 1.5;
const SEAM = 84;
const FLOOR = 44;
const THREAD = { radius: 27.1, depth: 0.7, pitch: 3 };

/** Below the floor the cone closes at 45°, so that it prints without supports: where the slope meets the wall. */
const FUNNEL: Vec2[] = [[22.6, FLOOR - 22.1]];

/** Lower half: a spigot for the tube of 34 mm, a cone, and the inside thread. */
export function capsuleBase(k: Kernel): Solid {
  const { outer, spigot, spigotInner } = TUBE;
  const shell = turned(k, [
    [spigotInner, -18],
    [spigot - 0.5, -18],
    [spigot, -17.4],
    [spigot, -1.35],
    [outer, 0],
    [R, 36],
    [R, SEAM],
    [R - 1, SEAM],
    [R - 2.8, SEAM - 1.8],
    [R - 2.8, SEAM - 13],
    [R - WALL, SEAM - 15],
    [R - WALL, FLOOR],
    [3.5, FLOOR],
    [3.5, FLOOR - 3],
    ...FUNNEL,
    [outer - WALL - 0.6, 1],
  ]);
  const bore = thread(k, { ...THREAD, radius: THREAD.radius + 0.3, height: 13 }).translate([0, 0, SEAM - 12.5]);
  const bar = box(k, [-spigotInner - 0.4, -2, -18], [spigotInner + 0.4, 2, -13]);
  return shell.subtract(bore).add(bar);
}

/** Upper half: a slender cap with the outside thread and a fluted grip. */
export function capsuleCap(k: Kernel): Solid {
  const line = (radius: number, top: number): Vec2[] =>
    Array.from({ length: k.seg(36) + 1 }, (_, i): Vec2 => {
      const share = i / k.seg(36);
      return [radius * slender(share) ** 0.8, top - share * (top - SEAM - 8)];
    });
  const shell = turned(k, [
    ...line(R, SEAM + 82),
    [R, SEAM + 1.4],
    [R - 1.2, SEAM + 0.2],
    [R - 1.3, SEAM + 0.2],
    [26.6, SEAM - 1.9],
    [26.6, SEAM - 10.4],
    [25.2, SEAM - 11.4],
    [24.6, SEAM - 11.4],
    [24.6, SEAM + 4],
    [R - WALL, SEAM + 9],
    ...line(R - WALL, SEAM + 79)
      .reverse()
      .slice(1),
  ]);
  const screw = thread(k, { ...THREAD, height: 10 }).translate([0, 0, SEAM - 10.2]);
  const ring = screw.subtract(rod(k, 26, 30, [0, 0, SEAM - 20]));
  const flutes = around(k, rod(k, 1.4, 4.6, [R + 0.9, 0, SEAM + 1.4]), 24);
  return shell.add(ring).subtract(flutes);
}

/** Half of the cradle: a cup of flexible print that is open between six ribs. */
export function cradle(k: Kernel): Solid {
  const body = rod(k, 24, 32);
  const egg = k.Manifold.sphere(1, k.seg(96)).scale([21.6, 21.6, 28.5]).translate([0, 0, 32]);
  const window = k.Manifold.cylinder(40, 6, 6, k.seg(32)).rotate([0, 90, 0]).translate([10, 0, 18]);
  return k.Manifold.difference([body, egg, around(k, window, 6), rod(k, 7, 20, [0, 0, -5])]);
}
