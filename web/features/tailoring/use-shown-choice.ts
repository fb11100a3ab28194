import { useEffect, useRef } from 'react';
import { sharesOf, volumesOf, type Volumes } from '../../codegen/tailoring/volumes.gen.ts';
import { showTailored } from '../../lib/tailored-model.ts';
import type { Drawn } from './use-bodies.ts';

/** Tells the rest of the product's page of what was drawn; the standard, which is drawn first, is what it knows already. */
export const useShownChoice = (productId: number, isStandard: (drawn: Drawn) => boolean): ((drawn: Drawn) => void) => {
  const standard = useRef<Volumes>({});
  useEffect(() => () => showTailored(null), []);
  return (drawn) => {
    const volumes = volumesOf(drawn.bodies);
    if (isStandard(drawn)) standard.current = volumes;
    const { flight } = drawn;
    showTailored(isStandard(drawn) ? null : { productId, flight, shares: sharesOf(volumes, standard.current) });
  };
};
