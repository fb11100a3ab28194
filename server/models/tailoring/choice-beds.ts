import { goesOnBed, type PartBox, type PlainBed } from '../../catalog/bed-turn.ts';
import { boxOf, type Manifest } from '../manifest.ts';
import { PRINTERS } from '../printers/printers.ts';
import type { TailoredPart } from './tailor-parts.ts';

const goesOnAny = (box: PartBox, own: PlainBed | null): boolean =>
  PRINTERS.some(({ bed }) => goesOnBed(box, bed)) || (own !== null && goesOnBed(box, own));

/** Whether a part would go on no printer of the shop's list and not on the buyer's own, though it does as it is by standard. */
export const isTooLarge = (
  { parts }: Manifest,
  { partId, report: { size, circle } }: TailoredPart,
  own: PlainBed | null,
): boolean => {
  const standard = parts.find((part) => part.id === partId)!;
  return !goesOnAny([...size, circle?.diameterMm], own) && goesOnAny(boxOf(standard), own);
};
