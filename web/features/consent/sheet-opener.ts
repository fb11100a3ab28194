import { cell } from '../../lib/cell.ts';

/** The element that opened the sheet again, to which the focus returns; null while nobody did. */
export const sheetOpener = cell<HTMLElement | null>(null);
