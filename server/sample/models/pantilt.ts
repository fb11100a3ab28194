import { TILT_AXIS, base, cover, fork, housing, lensRing, shell } from './pantilt-parts.ts';
import { part } from './part.ts';
import type { ModelSource } from './source.ts';

/** Two-axis head 21: pans and tilts a small camera with two servos of 9 g. */
export const PANTILT: ModelSource = {
  id: 'pan-tilt-21',
  name: 'Pan-tilt 21',
  revision: 'A',
  parts: [
    part('base', ['Base', 'Podstavec', 'Fuß'], base, {
      colour: 'graphite',
      explode: [0, 0, -22],
      printTurn: [180, 0, 0],
    }),
    part('housing', ['Servo housing', 'Kryt serva', 'Servogehäuse'], housing, {
      colour: 'bone',
      explode: [0, 0, 0],
      printTurn: [180, 0, 0],
    }),
    part('fork', ['Turntable with fork', 'Otočná vidlica', 'Drehteller mit Gabel'], fork, {
      colour: 'orange',
      explode: [0, 0, 22],
    }),
    part('shell', ['Camera shell', 'Teleso kamery', 'Kameragehäuse'], shell, {
      colour: 'bone',
      explode: [0, 0, 58],
      printTurn: [0, 90, 0],
      layerAxis: [1, 0, 0],
    }),
    part('lens-ring', ['Lens ring', 'Krúžok objektívu', 'Objektivring'], lensRing, {
      colour: 'graphite',
      explode: [40, 0, 58],
      layerAxis: [0, 0, 1],
      placements: [{ turn: [0, 90, 0], move: [17.2, 0, TILT_AXIS] }],
      printTurn: [180, 0, 0],
    }),
    part('cover', ['Rear cover', 'Zadné veko', 'Rückwand'], cover, {
      colour: 'graphite',
      explode: [-40, 0, 58],
      placements: [{ turn: [90, 0, 90], move: [-16.5, 0, TILT_AXIS] }],
    }),
  ],
  print: { layerHeightMm: 0.2, infillPercent: [20, 25], walls: 3, material: 'PETG' },
};
