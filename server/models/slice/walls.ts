import type { CrossSection } from 'manifold-3d';
import { areaOf, lengthOf, simplified, type Ring } from './contours.ts';
import { ringsOf, type OutlineKernel } from './outline-kernel.ts';
import { spacingOf, type SliceSettings } from './slice-settings.ts';

/** The outlines of one layer, and what is laid along them. */
export interface Walls {
  /** What of the part is in the layer. */
  readonly outline: readonly Ring[];
  readonly area: number;
  /** Middles of lines: the outermost, the next, and so on. */
  readonly lines: readonly (readonly Ring[])[];
  /** What the filling is laid in; it runs a little into the walls. */
  readonly inside: readonly Ring[];
  /** Square millimetres that all walls cover together, thin places included. */
  readonly covered: number;
  /** Square millimetres that no line is in, but that is filled: places too thin for two lines. */
  readonly rest: number;
}

const sumOf = (rings: readonly Ring[], of: (ring: Ring) => number): number =>
  rings.reduce((sum, ring) => sum + of(ring), 0);

const MITER = 3;
/** Lines are drawn with as few corners as keep them so near to what they follow (Arachne, `meshfix_maximum_deviation`). */
const LINE_MM = 0.02;
const offset = (outline: CrossSection, by: number): Ring[] => {
  const moved = outline.offset(by, 'Miter', MITER);
  const rings = ringsOf(moved);
  moved.delete();
  return rings;
};

/** Shrunk, then grown again by less: what is narrow goes. */
const opened = (outline: CrossSection, by: number, back: number): Ring[] => {
  const small = outline.offset(-by, 'Miter', MITER);
  const rings = small.isEmpty() ? [] : offset(small, back);
  small.delete();
  return rings;
};

/** Cracks between bodies are closed (`slice_closing_radius`). */
const CRACK_MM = 0.049;

const closed = (outline: CrossSection, mayCrack: boolean): CrossSection => {
  if (!mayCrack) return outline;
  const wide = outline.offset(CRACK_MM, 'Miter', MITER);
  const back = wide.offset(-CRACK_MM, 'Miter', MITER);
  outline.delete();
  wide.delete();
  return back;
};

/** How far the middle of a wall lies within the outline: the outermost is number 0. */
export const depthOf = (i: number, width: number, outer: number, inner: number): number =>
  i === 0 ? width / 2 : width / 2 + (outer + inner) / 2 + (i - 1) * inner;

export const wallsOf = (
  kernel: OutlineKernel,
  rings: readonly Ring[],
  settings: SliceSettings,
  height: number,
): Walls => {
  const { widths, infillOverlap } = settings;
  const count = settings.walls;
  const outline = closed(kernel.outlineOf(rings), rings.length > 1);
  const outer = spacingOf(widths.outer, height);
  const inner = spacingOf(widths.inner, height);
  const solid = spacingOf(widths.solid, height);
  const lines: Ring[][] = [];
  for (let i = 0; i < count; i++) {
    const line = offset(outline, -depthOf(i, widths.outer, outer, inner));
    if (line.length === 0) break;
    lines.push(line.flatMap((ring) => simplified(ring, LINE_MM) ?? []));
  }
  const last = count < 2 ? outer : inner;
  const deepest = count === 0 ? 0 : depthOf(count - 1, widths.outer, outer, inner);
  const edge = count === 0 ? 0 : last / 2 - infillOverlap * (last / 2 + solid / 2);
  const narrow = last / 2;
  const inside = lines.length < count ? [] : opened(outline, deepest + last / 2 + narrow, narrow + last / 2 - edge);
  const base = ringsOf(outline);
  outline.delete();
  const area = sumOf(base, areaOf);
  const bare = sumOf(base, lengthOf) * ((widths.outer - outer) / 2);
  const free = sumOf(inside, areaOf) - sumOf(inside, lengthOf) * (last / 2 - edge);
  const covered = count === 0 ? 0 : Math.max(0, area - bare - Math.max(0, free));
  const laid = lines.reduce((sum, line, i) => sum + sumOf(line, lengthOf) * (i === 0 ? outer : inner), 0);
  return { outline: base, area, lines, inside, covered, rest: covered - laid };
};
