import { DUNAJ_DRIVE } from '../drives.ts';
import {
  hatch,
  deckBow,
  deckStern,
  hullBow,
  hullMid,
  hullStern,
  railBow,
  railStern,
  windscreen,
} from './dunaj-hull.ts';
import { MOTOR_MOUNT, RUDDER_AT, cradle, motorMount, rudder, rudderBracket, strut, trimTab } from './dunaj-fittings.ts';
import { LEVEL } from './dunaj-lines.ts';
import { DUNAJ_TAILORING } from './dunaj-tailoring.ts';
import type { Vec3 } from '../kernel.ts';
import { COLOURS } from '../source.ts';
import type { ModelSource, PartSource, Placement } from '../source.ts';

interface Entry {
  id: string;
  name: [en: string, sk: string, de: string];
  colour: keyof typeof COLOURS;
  build: PartSource['build'];
  explode: Vec3;
  printTurn?: Vec3;
  placements?: Placement[];
  material?: string;
  supports?: boolean;
  layerAxis?: Vec3;
}

const BOW_UP: Vec3 = [0, -90, 0];
const BOW_DOWN: Vec3 = [0, 90, 0];
const ALONG: Vec3 = [1, 0, 0];

const ENTRIES: Entry[] = [
  {
    id: 'hull-bow',
    name: ['Hull, bow', 'Trup, predná časť', 'Rumpf, Bug'],
    colour: 'green',
    build: hullBow,
    explode: [46, 0, 0],
    printTurn: BOW_UP,
    layerAxis: ALONG,
  },
  {
    id: 'hull-mid',
    name: ['Hull, middle', 'Trup, stredná časť', 'Rumpf, Mitte'],
    colour: 'green',
    build: hullMid,
    explode: [0, 0, 0],
    printTurn: BOW_UP,
    layerAxis: ALONG,
  },
  {
    id: 'hull-stern',
    name: ['Hull, stern', 'Trup, zadná časť', 'Rumpf, Heck'],
    colour: 'green',
    build: hullStern,
    explode: [-46, 0, 0],
    printTurn: BOW_UP,
    layerAxis: ALONG,
  },
  {
    id: 'deck-bow',
    name: ['Deck, forward half', 'Paluba, predná polovica', 'Deck, vordere Hälfte'],
    colour: 'white',
    build: deckBow,
    explode: [46, 0, 92],
    printTurn: BOW_UP,
    layerAxis: ALONG,
    supports: true,
  },
  {
    id: 'deck-stern',
    name: ['Deck, after half', 'Paluba, zadná polovica', 'Deck, hintere Hälfte'],
    colour: 'white',
    build: deckStern,
    explode: [-30, 0, 92],
    printTurn: BOW_DOWN,
    layerAxis: ALONG,
    supports: true,
  },
  {
    id: 'rail-bow',
    name: ['Rub rail, forward', 'Ochranná lišta, predná', 'Scheuerleiste, vorn'],
    colour: 'orange',
    build: railBow,
    explode: [46, 0, 52],
    printTurn: [180, -LEVEL, 0],
  },
  {
    id: 'rail-stern',
    name: ['Rub rail, after', 'Ochranná lišta, zadná', 'Scheuerleiste, achtern'],
    colour: 'orange',
    build: railStern,
    explode: [-30, 0, 52],
    printTurn: [180, -LEVEL, 0],
  },
  {
    id: 'hatch',
    name: ['Cabin hatch', 'Poklop kabíny', 'Kabinenluke'],
    colour: 'white',
    build: hatch,
    explode: [0, 0, 142],
    supports: true,
  },
  {
    id: 'windscreen',
    name: ['Windscreen', 'Čelné sklo', 'Windschutz'],
    colour: 'graphite',
    build: windscreen,
    explode: [0, 0, 172],
    supports: true,
  },
  {
    id: 'motor-mount',
    name: ['Motor mount', 'Motorové lôžko', 'Motorträger'],
    colour: 'orange',
    build: motorMount,
    explode: [-10, 0, 48],
    placements: [MOTOR_MOUNT],
  },
  {
    id: 'strut',
    name: ['Shaft strut', 'Držiak hriadeľa', 'Wellenbock'],
    colour: 'graphite',
    build: strut,
    explode: [-74, 0, -8],
    printTurn: [0, 90, 0],
    layerAxis: ALONG,
  },
  {
    id: 'rudder',
    name: ['Rudder', 'Kormidlo', 'Ruder'],
    colour: 'graphite',
    build: rudder,
    explode: [-120, 0, 0],
    printTurn: [90, 0, 0],
    placements: [{ move: RUDDER_AT }],
    supports: true,
  },
  {
    id: 'rudder-bracket',
    name: ['Rudder bracket', 'Držiak kormidla', 'Ruderhalter'],
    colour: 'graphite',
    build: rudderBracket,
    explode: [-84, 0, 0],
    printTurn: [0, 90, 0],
    placements: [{ move: RUDDER_AT }],
    layerAxis: ALONG,
  },
  {
    id: 'trim-tab',
    name: ['Trim tab', 'Vyvažovacia klapka', 'Trimmklappe'],
    colour: 'orange',
    build: trimTab,
    explode: [-84, 0, 0],
    printTurn: [0, 90, 0],
    placements: [{ move: [0, 46, -21] }, { move: [0, -46, -21] }],
    layerAxis: ALONG,
  },
  {
    id: 'stand-bow',
    name: ['Stand, forward cradle', 'Stojan, predná podpera', 'Ständer, vordere Auflage'],
    colour: 'graphite',
    build: (k) => cradle(k, 268),
    explode: [0, 0, -62],
    printTurn: BOW_UP,
    layerAxis: ALONG,
  },
  {
    id: 'stand-stern',
    name: ['Stand, after cradle', 'Stojan, zadná podpera', 'Ständer, hintere Auflage'],
    colour: 'graphite',
    build: (k) => cradle(k, 88),
    explode: [0, 0, -62],
    printTurn: BOW_UP,
    layerAxis: ALONG,
  },
];

function part(entry: Entry): PartSource {
  const [en, sk, de] = entry.name;
  const placements = entry.placements ?? [{}];
  return {
    id: entry.id,
    name: { en, sk, de },
    quantity: placements.length,
    build: entry.build,
    placements,
    explode: entry.explode,
    material: entry.material ?? 'PETG',
    colour: COLOURS[entry.colour],
    supports: entry.supports ?? false,
    printTurn: entry.printTurn ?? [0, 0, 0],
    layerAxis: entry.layerAxis ?? [0, 0, 1],
  };
}

/** Dunaj 420: a deep-V boat of 420 mm; every part fits a bed of 220 mm. */
export const DUNAJ: ModelSource = {
  id: 'dunaj-420',
  name: 'Dunaj 420',
  revision: 'B',
  drive: DUNAJ_DRIVE,
  tailoring: DUNAJ_TAILORING,
  parts: ENTRIES.map(part),
  print: { layerHeightMm: 0.2, infillPercent: [10, 20], walls: 4, material: 'PETG' },
};
