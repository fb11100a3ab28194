// Made by `npm run schema` of server/models/flight/simulation/air.ts.

/** Metres per second squared, of standard gravity. */
export const GRAVITY = 9.80665;

/** Joules per kilogram and kelvin, of dry air. */
const GAS = 287.053;
/** Kelvins per metre that air cools upwards, below 11 km. */
const LAPSE = 0.0065;
const STANDARD_KELVIN = 288.15;
const STANDARD_PASCAL = 101_325;

/** The day at the launch site: what stands on a thermometer and a barometer there, and a wind that is the same at every height. */
export interface Weather {
  kelvin: number;
  /** As it is at the site, not reduced to the level of the sea. */
  pascal: number;
  /** Metres per second, towards positive `across`. */
  wind: number;
}

/** What a body meets at a height. */
export interface Air {
  /** Kilograms per cubic metre. */
  density: number;
  /** Metres per second. */
  sound: number;
  /** Square metres per second. */
  kinematic: number;
}

/** The standard atmosphere (ISO 2533) at a site so many metres above the sea, without wind. */
export const standardWeather = (siteMetres = 0): Weather => {
  const kelvin = STANDARD_KELVIN - LAPSE * siteMetres;
  return { kelvin, pascal: STANDARD_PASCAL * (kelvin / STANDARD_KELVIN) ** (GRAVITY / (GAS * LAPSE)), wind: 0 };
};

/**
 * Air so many metres above the site: the temperature falls as in the standard atmosphere, the pressure by the barometric
 * formula, both from the day's values (ISO 2533). Viscosity by Sutherland's law. True up to 11 km above the sea.
 */
export const airAt = ({ kelvin, pascal }: Weather, metres: number): Air => {
  const here = Math.max(kelvin - LAPSE * metres, 200);
  const pressure = pascal * (here / kelvin) ** (GRAVITY / (GAS * LAPSE));
  const density = pressure / (GAS * here);
  const dynamic = (1.458e-6 * here * Math.sqrt(here)) / (here + 110.4);
  return { density, sound: Math.sqrt(1.4 * GAS * here), kinematic: dynamic / density };
};
