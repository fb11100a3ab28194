import { FIRST_TAILORED_CHOICE } from '../models/tailoring/tailored-choice-ids.ts';

/** Ids of products end long before it, so that a line of a cart says by its id alone what it is of. */
export const FIRST_PRINT_JOB = 1_000_000_000;

export const isPrintJob = (id: number): boolean => id >= FIRST_PRINT_JOB && id < FIRST_TAILORED_CHOICE;
