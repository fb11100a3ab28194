import { FIRST_PRINT_JOB } from '../codegen/print-rules.gen.ts';

/** Whether a line of a cart is of what somebody chose, to be printed or tailored: ids of products end long before. */
export const isChosen = (id: number): boolean => id >= FIRST_PRINT_JOB;
