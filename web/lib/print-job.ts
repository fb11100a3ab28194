import { FIRST_PRINT_JOB } from '../codegen/print-rules.gen.ts';

/** Whether a line of a cart is of parts that the shop prints: ids of products end long before. */
export const isPrintJob = (id: number): boolean => id >= FIRST_PRINT_JOB;
