import { FIRST_PRINT_JOB, FIRST_TAILORED_CHOICE } from '../codegen/print-rules.gen.ts';

/** Whether a line of a cart is of parts that the shop prints: ids of products end long before. */
export const isPrintJob = (id: number): boolean => id >= FIRST_PRINT_JOB && id < FIRST_TAILORED_CHOICE;
