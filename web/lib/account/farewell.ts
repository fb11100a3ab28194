import { cell } from '../cell.ts';

/** Whether an account was deleted here a moment ago; forgotten with the page. */
export const farewell = cell(false);
