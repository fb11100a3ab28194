import { part } from './part.ts';
import { firstLid, GLAND_PLACES, gasket, gland, lid, tray, trough } from './rxbox-parts.ts';
import type { ModelSource } from './source.ts';

/** Suchá 96: a splash-proof box for receiver and speed controller. */
export const RXBOX: ModelSource = {
  id: 'sucha-96',
  name: 'Suchá 96',
  revision: 'A',
  parts: [
    part('lid', ['Lid', 'Veko', 'Deckel'], lid, { colour: 'orange', explode: [0, 0, 62], printTurn: [180, 0, 0] }),
    part('gasket', ['Gasket', 'Tesnenie', 'Dichtung'], gasket, {
      colour: 'black',
      explode: [0, 0, 44],
      material: 'TPU',
    }),
    part('tray', ['Tray', 'Nosič', 'Einlage'], tray, { colour: 'bone', explode: [0, 0, 26] }),
    part('trough', ['Trough', 'Vanička', 'Wanne'], trough, { colour: 'graphite', explode: [0, 0, 0] }),
    part('gland', ['Cable gland', 'Káblová priechodka', 'Kabeldurchführung'], gland, {
      colour: 'orange',
      explode: [-26, 0, 0],
      material: 'TPU',
      placements: GLAND_PLACES,
    }),
  ],
  print: { layerHeightMm: 0.2, infillPercent: [20, 25], walls: 4, material: 'PETG' },
};

/** How it was sold at first. */
export const FIRST_RXBOX: ModelSource = {
  ...RXBOX,
  revision: '0',
  parts: RXBOX.parts.map((one) => (one.id === 'lid' ? { ...one, build: firstLid } : one)),
};
