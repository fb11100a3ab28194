import type { Spot } from './map/view.ts';

/** Why nobody knows where the buyer is. */
export type NotLocated = 'REFUSED' | 'UNKNOWN';

const WAIT_MS = 10_000;
const KEPT_MS = 60_000;
const REFUSED = 1;

/** To about a hundred metres: nearer than that nobody has to know. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** Where the browser says that it is, if its user lets it; asked only when somebody presses for it. */
export const locate = (): Promise<Spot | NotLocated> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve('UNKNOWN');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code }) => resolve(code === REFUSED ? 'REFUSED' : 'UNKNOWN'),
      { timeout: WAIT_MS, maximumAge: KEPT_MS },
    );
  });
