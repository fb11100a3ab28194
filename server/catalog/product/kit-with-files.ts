/** What is taken off a kit and its files together, in cents: never below zero, so what is cheaper apart stays so. */
export const savingTogether = (bundlePriceMinor: number | null, kitMinor: number, filesMinor: number): number =>
  bundlePriceMinor === null ? 0 : Math.max(0, kitMinor + filesMinor - bundlePriceMinor);
