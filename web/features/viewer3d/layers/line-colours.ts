import type { LineKind } from './read-layers.ts';

/** Told apart with any kind of colour blindness: at least 0.2 apart in OKLab as Machado (2009) simulates each; a test holds it. */
export const LINE_COLOURS: Readonly<Record<LineKind, string>> = {
  WALL: '#0b39af',
  SOLID: '#ebc831',
  SPARSE: '#71a3b6',
  GAP: '#a4122d',
};
