import type { Scene } from './scene.ts';
import { NO_FACE, TooCostly, type Projected, type ZBuffer } from './z-buffer.ts';

/** x1, y1, x2, y2 of each line, in pixels. */
export type Lines = number[];

/** How much nearer a surface must be to hide a line, in pixels. */
const HIDES = 0.8;
/** Numbers of more lines than any drawing has. */
const MOST = 1_000_000;
/** Pixels along all edges that are looked at. */
const MOST_STEPS = 20_000_000;
/** Shorter pieces of a line are a rounding. */
const LEAST = 2.5;

/** How near the surface at a pixel would be at x, y if it went on flat; no nearer than its nearest corner. */
const surfaceAt = ({ corners }: Scene, p: Projected, face: number, [x, y]: readonly [number, number]): number => {
  const [a, b, c] = [corners[face * 3]! * 3, corners[face * 3 + 1]! * 3, corners[face * 3 + 2]! * 3];
  const [bx, by, bz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [cx, cy, cz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  const area = bx * cy - by * cx;
  const [dx, dy] = [x - p[a]!, y - p[a + 1]!];
  const z = ((bz * cy - cz * by) * dx + (cz * bx - bz * cx) * dy) / area;
  return p[a + 2]! + Math.min(Math.max(z, Math.min(0, bz, cz)), Math.max(0, bz, cz));
};

/** The parts of edges that nothing hides. Throws `TooCostly`. */
export const visibleLines = (scene: Scene, projected: Projected, seen: ZBuffer, edges: readonly number[]): Lines => {
  const { width, height, face } = seen;
  const open = (x: number, y: number, z: number, at: number): boolean =>
    face[at] === NO_FACE || z >= surfaceAt(scene, projected, face[at]!, [x, y]) - HIDES;
  /** Nothing hides a point that is in front of one of the four pixels around it. */
  const isVisible = (x: number, y: number, z: number): boolean => {
    const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
    if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) return true;
    const at = row * width + column;
    return open(x, y, z, at) || open(x, y, z, at + 1) || open(x, y, z, at + width) || open(x, y, z, at + width + 1);
  };
  const lines: Lines = [];
  let steps = 0;
  for (let i = 0; i < edges.length; i += 2) {
    steps += pieces(projected, [edges[i]! * 3, edges[i + 1]! * 3], isVisible, lines);
    if (lines.length > MOST || steps > MOST_STEPS) throw new TooCostly();
  }
  return lines;
};

type Visible = (x: number, y: number, z: number) => boolean;

/** Looks at an edge a pixel at a time and adds what is visible of it to `lines`. Answers how many it looked at. */
const pieces = (p: Projected, [a, b]: readonly [number, number], isVisible: Visible, lines: Lines): number => {
  const [dx, dy, dz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const length = Math.hypot(dx, dy);
  if (!(length >= 1e-3)) return 0;
  const steps = Math.max(1, Math.ceil(length));
  const end = (from: number, to: number): void => {
    const whole = from === 0 && to === steps;
    if (!whole && ((to - from) / steps) * length < LEAST) return;
    const [s, e] = [from / steps, to / steps];
    lines.push(p[a]! + dx * s, p[a + 1]! + dy * s, p[a]! + dx * e, p[a + 1]! + dy * e);
  };
  let from = -1;
  for (let step = 0; step < steps; step++) {
    const t = (step + 0.5) / steps;
    const visible = isVisible(p[a]! + dx * t, p[a + 1]! + dy * t, p[a + 2]! + dz * t);
    if (visible && from < 0) from = step;
    if (visible || from < 0) continue;
    end(from, step);
    from = -1;
  }
  if (from >= 0) end(from, steps);
  return steps;
};
