/** Saving data is a wish of the visitor; not every browser tells it. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
