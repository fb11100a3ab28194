import type { PartChange } from '../draft/part-change.ts';
import type { Triple } from './rotation.ts';

/** A turned file beside the one that it was made of; which of them the part has is the seller's choice. */
export interface DraftTurning extends PartChange {
  /** Degrees about x, then y, then z from how the file lay. */
  readonly turn: Triple;
}
