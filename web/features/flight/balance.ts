/** Something that weighs, and where along the model. */
export interface Mass {
  grams: number;
  atMm: number;
}

/** All masses as one: their sum, at the centre of gravity Σ m·x ÷ Σ m. */
export const centreOf = (masses: readonly Mass[]): Mass => {
  const grams = masses.reduce((sum, mass) => sum + mass.grams, 0);
  return { grams, atMm: masses.reduce((sum, mass) => sum + mass.grams * mass.atMm, 0) / grams };
};

/** The grams at `atMm` that bring the centre of gravity to `wantedMm`; 0 where it already lies ahead of it, null where no weight can. */
export const ballastFor = (whole: Mass, atMm: number, wantedMm: number): number | null => {
  if (whole.atMm <= wantedMm) return 0;
  return atMm < wantedMm ? (whole.grams * (whole.atMm - wantedMm)) / (wantedMm - atMm) : null;
};
