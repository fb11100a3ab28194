/** A place on the globe in degrees. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** The same in units of the drawn map, y downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What of the map is seen: its middle, and how many pixels a unit has. */
export interface View extends Place {
  readonly scale: number;
}

/** Of the window that it is seen through, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The drawing reaches from here east and south, by Mercator's projection. */
const [WEST, NORTH, UNITS] = [5.5, 55.3, 400];
export const MAP: Size = { width: 9880, height: 7466 };

/** From half of the continent to a few streets. */
const [LEAST, MOST] = [0.03, 12];

const DEGREE = 180 / Math.PI;
const mercator = (lat: number): number => DEGREE * Math.log(Math.tan(Math.PI / 4 + lat / DEGREE / 2));

export const placeOf = ({ lat, lng }: Spot): Place => ({
  x: (lng - WEST) * UNITS,
  y: (mercator(NORTH) - mercator(lat)) * UNITS,
});

export const spotOf = ({ x, y }: Place): Spot => ({
  lng: x / UNITS + WEST,
  lat: 2 * DEGREE * Math.atan(Math.exp((mercator(NORTH) - y / UNITS) / DEGREE)) - 90,
});

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const within = ({ x, y, scale }: View): View => ({
  x: clamp(x, 0, MAP.width),
  y: clamp(y, 0, MAP.height),
  scale: clamp(scale, LEAST, MOST),
});

/** Moved by so many pixels, as a hand drags it. */
export const dragged = (view: View, dx: number, dy: number): View =>
  within({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale });

/** Nearer or further; what lies so many pixels from the middle stays where it is. */
export const zoomed = (view: View, factor: number, dx = 0, dy = 0): View => {
  const scale = clamp(view.scale * factor, LEAST, MOST);
  const shift = 1 / view.scale - 1 / scale;
  return within({ x: view.x + dx * shift, y: view.y + dy * shift, scale });
};

/** Room for the markers at the edge. */
const EDGE = 56;
/** Not nearer than this by itself: a single point wants its surroundings. */
const NEAR = 4;

/** So that all of these are seen. */
export const fitting = (spots: readonly Spot[], { width, height }: Size): View => {
  const places = spots.map(placeOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (pixels: number, units: number) => Math.max(40, pixels - 2 * EDGE) / Math.max(units, 1e-6);
  const scale = Math.min(NEAR, room(width, right - left), room(height, bottom - top));
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, scale });
};

/** What is seen of a country before anything was looked for. */
const COUNTRIES: Readonly<Record<string, readonly [Spot, Spot]>> = {
  SK: [
    { lat: 49.6, lng: 16.8 },
    { lat: 47.7, lng: 22.6 },
  ],
  CZ: [
    { lat: 51.1, lng: 12.1 },
    { lat: 48.5, lng: 18.9 },
  ],
  HU: [
    { lat: 48.6, lng: 16.1 },
    { lat: 45.7, lng: 22.9 },
  ],
  PL: [
    { lat: 54.9, lng: 14.1 },
    { lat: 49, lng: 24.2 },
  ],
  RO: [
    { lat: 48.3, lng: 20.2 },
    { lat: 43.6, lng: 29.7 },
  ],
  DE: [
    { lat: 55, lng: 5.9 },
    { lat: 47.3, lng: 15 },
  ],
  AT: [
    { lat: 49, lng: 9.5 },
    { lat: 46.4, lng: 17.2 },
  ],
};

const AROUND: readonly [Spot, Spot] = [
  { lat: 54, lng: 8 },
  { lat: 44, lng: 28 },
];

export const viewOfCountry = (country: string, size: Size): View => fitting(COUNTRIES[country] ?? AROUND, size);
