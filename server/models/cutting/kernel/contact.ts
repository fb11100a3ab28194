import type { CrossSection, Manifold } from 'manifold-3d';
import type { Workbench } from './workbench.ts';

/** Two pieces at a cut, in a frame where the cut is level. */
export interface Contact {
  readonly below: Manifold;
  readonly above: Manifold;
  /** Height of the cut. */
  readonly at: number;
}

/** Nearer to the cut a section is that of the cut. */
const SKIN_MM = 0.02;
const STEP_MM = 1;

/** How deep sections are taken down to a depth, the cut itself and the depth among them. */
const depthsTo = (depth: number): number[] => {
  if (depth <= 0) return [];
  const steps = Math.ceil(depth / STEP_MM);
  return Array.from({ length: steps + 1 }, (_, i) => Math.max(SKIN_MM, (depth * i) / steps));
};

/** What is solid all the way from so deep below the cut to so high above it, seen along its normal. */
export const solidThrough = (
  { keep }: Pick<Workbench, 'keep'>,
  { below, above, at }: Contact,
  depth: { readonly below: number; readonly above: number },
): CrossSection => {
  const sections = [
    ...depthsTo(depth.below).map((down) => keep(below.slice(at - down))),
    ...depthsTo(depth.above).map((up) => keep(above.slice(at + up))),
  ];
  return sections.reduce((common, section) => (common.isEmpty() ? common : keep(common.intersect(section))));
};
