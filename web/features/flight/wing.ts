const GRAVITY = 9.80665;
const AIR_DENSITY = 1.225;
const GRAMS_PER_OUNCE = 28.349523125;
const MM2_PER_FT2 = 92_903.04;

export const ounces = (grams: number): number => grams / GRAMS_PER_OUNCE;
export const squareFeet = (areaMm2: number): number => areaMm2 / MM2_PER_FT2;

/** Mass over wing area, g/dm². */
export const wingLoading = (grams: number, areaMm2: number): number => grams / (areaMm2 / 10_000);

/** The same in oz/ft². */
export const wingLoadingImperial = (grams: number, areaMm2: number): number => ounces(grams) / squareFeet(areaMm2);

/** Mass over area to the power of 1.5, oz/ft³: the same number means the same manners at every size. */
export const cubicLoading = (grams: number, areaMm2: number): number => ounces(grams) / squareFeet(areaMm2) ** 1.5;

/** The slowest level flight, √(2·W ÷ (ρ·S·C_Lmax)) at sea level, in metres per second. */
export const stallSpeed = (grams: number, areaMm2: number, maxLift: number): number =>
  Math.sqrt((2 * (grams / 1000) * GRAVITY) / (AIR_DENSITY * (areaMm2 / 1_000_000) * maxLift));
