/** Rows of a table of figures that a page shows; the file has all of them. */
export const MOST_SHOWN = 100;
