import type { DraftPart } from '../draft/model-draft.entity.ts';
import { withChosen, type PartChange } from '../draft/part-change.ts';
import type { MendingCount } from './mending-steps.ts';

/** A mended file beside the one that was sent; which of them the part has is the seller's choice. */
export interface DraftMending extends PartChange {
  readonly done: readonly MendingCount[];
}

/** The part with its other file, where it has not the wanted one. */
export const withMending = (part: DraftPart, mending: DraftMending, isTaken: boolean): DraftPart => {
  const chosen = withChosen(part, mending, isTaken);
  return { ...chosen.part, mending: chosen.change };
};

/** Whether a part has something that can be tried to mend: errors of its mesh, or bodies that run through each other. */
export const canBeMended = ({ errors, facts, mending }: DraftPart): boolean =>
  mending?.isTaken !== true && (errors.length > 0 || (facts !== null && (!facts.watertight || facts.overlapMm3 > 0)));
