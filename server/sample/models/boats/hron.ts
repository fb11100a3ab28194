import { HRON_DRIVE } from '../drives.ts';
import {
  beam,
  bitt,
  bridge,
  bridgeRoof,
  cradle,
  deckBow,
  deckStern,
  deckhouse,
  fender,
  funnel,
  mast,
  motorMount,
  nozzle,
  ringFender,
  rudder,
} from './hron-deck.ts';
import { hullBow, hullStern } from './hron-hull.ts';
import { HRON_TAILORING } from './hron-tailoring.ts';
import type { Vec3 } from '../kernel.ts';
import { part } from '../part.ts';
import type { ModelSource, Placement } from '../source.ts';

const ALONG: Vec3 = [1, 0, 0];
const RINGS: Placement[] = [-1, 1].flatMap((side) =>
  [118, 176, 232].map((x): Placement => ({ turn: [90, 0, 0], move: [x, side * 62.8, 0] })),
);

/** Hron 360: a harbour tug of 360 mm with a nozzle, slow and strong. */
export const HRON: ModelSource = {
  id: 'hron-360',
  name: 'Hron 360',
  revision: 'A',
  drive: HRON_DRIVE,
  tailoring: HRON_TAILORING,
  parts: [
    part('hull-bow', ['Hull, bow', 'Trup, prova', 'Rumpf, Bug'], hullBow, {
      colour: 'graphite',
      explode: [46, 0, -20],
      printTurn: [0, -90, 0],
      layerAxis: ALONG,
    }),
    part('hull-stern', ['Hull, stern', 'Trup, korma', 'Rumpf, Heck'], hullStern, {
      colour: 'graphite',
      explode: [0, 0, -20],
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
      supports: true,
    }),
    part('deck-bow', ['Deck, bow', 'Paluba, prova', 'Deck, Bug'], deckBow, { colour: 'bone', explode: [46, 0, 40] }),
    part('deck-stern', ['Deck, stern', 'Paluba, korma', 'Deck, Heck'], deckStern, {
      colour: 'bone',
      explode: [0, 0, 40],
    }),
    part('deckhouse', ['Deckhouse', 'Nadstavba', 'Deckshaus'], deckhouse, {
      colour: 'bone',
      explode: [10, 0, 84],
      printTurn: [180, 0, 0],
    }),
    part('bridge', ['Bridge', 'Mostík', 'Brücke'], bridge, { colour: 'bone', explode: [10, 0, 108] }),
    part('bridge-roof', ['Bridge roof', 'Strecha mostíka', 'Brückendach'], bridgeRoof, {
      colour: 'orange',
      explode: [10, 0, 134],
      supports: true,
    }),
    part('mast', ['Mast', 'Sťažeň', 'Mast'], mast, {
      colour: 'graphite',
      explode: [10, 0, 146],
      printTurn: [0, -90, 0],
      layerAxis: ALONG,
    }),
    part('funnel', ['Funnel', 'Komín', 'Schornstein'], funnel, { colour: 'orange', explode: [-26, 0, 108] }),
    part('bitt', ['Towing bitt', 'Vlečné pacholce', 'Schlepppoller'], bitt, { colour: 'orange', explode: [0, 0, 66] }),
    part('fender', ['Bow fender', 'Provový nárazník', 'Bugfender'], fender, {
      colour: 'black',
      explode: [96, 0, -6],
      material: 'TPU',
    }),
    part('ring-fender', ['Ring fender', 'Bočný nárazník', 'Ringfender'], ringFender, {
      colour: 'black',
      explode: [0, 0, -20],
      material: 'TPU',
      placements: RINGS,
    }),
    part('nozzle', ['Nozzle', 'Dýza', 'Kortdüse'], nozzle, {
      colour: 'orange',
      explode: [-26, 0, -40],
      printTurn: [0, 102, 0],
      layerAxis: ALONG,
    }),
    part('rudder', ['Rudder', 'Kormidlo', 'Ruder'], rudder, {
      colour: 'orange',
      explode: [-62, 0, -40],
      printTurn: [180, 0, 0],
    }),
    part('motor-mount', ['Motor mount', 'Motorové lôžko', 'Motorträger'], (k) => motorMount(k), {
      colour: 'orange',
      explode: [0, 0, 26],
      printTurn: [0, 0, 0],
    }),
    part('cradle-stern', ['Stand, stern', 'Stojan, korma', 'Ständer, Heck'], (k) => cradle(k, 100), {
      colour: 'grey',
      explode: [0, 0, -84],
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
    }),
    part('cradle-bow', ['Stand, bow', 'Stojan, prova', 'Ständer, Bug'], (k) => cradle(k, 260), {
      colour: 'grey',
      explode: [0, 0, -84],
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
    }),
    part('beam', ['Stand beam', 'Nosník stojana', 'Ständerträger'], beam, {
      colour: 'grey',
      explode: [0, 0, -106],
      placements: [{}, { move: [0, -80, 0] }],
    }),
  ],
  print: { layerHeightMm: 0.2, infillPercent: [10, 15], walls: 3, material: 'PETG' },
};
