import { estimatePrint } from './estimate/estimate.ts';
import type { PartFacts } from './part-facts.ts';

interface Weighed {
  readonly facts?: PartFacts | null;
  readonly material: string | null;
}

/** How a whole model is printed, as far as weight depends on it. */
interface Printed {
  readonly layerHeightMm: number;
  readonly infillPercent: readonly [number, number];
  readonly walls: number;
}

/**
 * Grams of one copy as they are estimated from the measured mesh with the settings of the model, to a tenth: the same
 * figure as on the Print tab. Null where that is not known or the mesh is not closed.
 */
export const estimatedGrams = ({ facts, material }: Weighed, print: Printed | null | undefined): number | null => {
  if (!facts || !print || material === null) return null;
  const { layerHeightMm, walls, infillPercent } = print;
  const settings = { layerHeightMm, walls, material, infillPercent: (infillPercent[0] + infillPercent[1]) / 2 };
  // The class of a printer changes the hours, not the grams.
  const estimate = estimatePrint(facts, settings, 'QUICK');
  return estimate && Math.max(0.1, Math.round(estimate.grams * 10) / 10);
};
