/** A place on the globe, in degrees of WGS 84. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_M = 6_371_008;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres as the crow flies, by the haversine formula. */
export const metresBetween = (a: Spot, b: Spot): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h))));
};
