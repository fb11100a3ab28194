import type { CrossSection } from 'manifold-3d';
import type { Ring } from './contours.ts';
import { ringsOf, type OutlineKernel } from './outline-kernel.ts';
import { spacingOf, type SliceSettings } from './slice-settings.ts';
import { depthOf, type Walls } from './walls.ts';

/** What is narrower is not worth a line. */
const SLIVER_MM = 0.05;

/** Outlines that are freed together. */
class Outlines {
  private readonly made: CrossSection[] = [];

  keep(outline: CrossSection): CrossSection {
    this.made.push(outline);
    return outline;
  }

  moved(outline: CrossSection, by: number): CrossSection {
    return this.keep(outline.offset(by, 'Miter', 3));
  }

  without(outline: CrossSection, other: CrossSection): CrossSection {
    return this.keep(outline.subtract(other));
  }

  free(): void {
    for (const outline of this.made) outline.delete();
  }
}

/**
 * Where a layer has no room for the next wall or for filling, as outlines: what `Walls.rest` counts is laid there. Each depth is
 * that of the walls (`wallsOf`); what one of them leaves free towards the one before is a gap (Slic3r, `PerimeterGenerator`).
 */
export const gapsOf = (
  kernel: OutlineKernel,
  { outline: rings, lines, inside, rest }: Walls,
  { widths, walls, infillOverlap }: SliceSettings,
  height: number,
): Ring[] => {
  if (walls === 0 || rest <= 0 || rings.length === 0) return [];
  const [outer, inner, solid] = [widths.outer, widths.inner, widths.solid].map((width) => spacingOf(width, height)) as [number, number, number]; // oxfmt-ignore
  const all = new Outlines();
  const outline = all.keep(kernel.outlineOf(rings));
  const gaps: CrossSection[] = [];
  let free = all.moved(outline, (outer - widths.outer) / 2);
  for (const i of lines.keys()) {
    const depth = depthOf(i, widths.outer, outer, inner);
    const half = (i === 0 ? outer : inner) / 2;
    gaps.push(all.without(free, all.moved(all.moved(outline, -depth), half)));
    free = all.moved(outline, -depth - half);
  }
  const last = walls < 2 ? outer : inner;
  if (inside.length > 0) {
    const filled = all.moved(all.keep(kernel.outlineOf(inside)), -infillOverlap * (last / 2 + solid / 2));
    gaps.push(all.without(free, filled));
  } else gaps.push(free);
  const found = gaps.flatMap((gap) => ringsOf(all.moved(all.moved(gap, -SLIVER_MM / 2), SLIVER_MM / 2)));
  all.free();
  return found;
};
