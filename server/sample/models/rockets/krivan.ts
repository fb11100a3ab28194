import type { Vec3 } from '../kernel.ts';
import { KRIVAN_FLIGHT } from './krivan-flight.ts';
import { BOOSTER } from './krivan-airframe.ts';
import { FINS } from './krivan-lines.ts';
import { KRIVAN_TAILORING } from './krivan-tailoring.ts';
import * as parts from './krivan-parts.ts';
import { COLOURS, subset } from '../source.ts';
import type { ModelSource, PartSource, Placement, Words } from '../source.ts';

type Colour = keyof typeof COLOURS;

interface Entry {
  id: string;
  name: [en: string, sk: string, de: string];
  colour: Colour;
  build: PartSource['build'];
  explode: number;
  printTurn?: Vec3;
  placements?: Placement[];
  layerAxis?: Vec3;
}

const ENTRIES: Entry[] = [
  {
    id: 'nose',
    name: ['Nose cone, ogive', 'Hlavica, ogiva', 'Spitze, Ogive'],
    colour: 'orange',
    build: parts.noseCone,
    explode: 220,
  },
  {
    id: 'bay-tube',
    name: ['Avionics bay', 'Prístrojová sekcia', 'Gerätebucht'],
    colour: 'graphite',
    build: parts.bayTube,
    explode: 146,
    printTurn: [180, 0, 0],
  },
  {
    id: 'bulkhead',
    name: ['Bulkhead with eyebolt boss', 'Prepážka s okom', 'Schott mit Ösenauge'],
    colour: 'orange',
    build: parts.bulkhead,
    explode: 202,
    placements: [{ move: [0, 0, 456] }, { turn: [180, 0, 0], move: [0, 0, 390] }],
  },
  {
    id: 'sled',
    name: ['Electronics sled', 'Nosič elektroniky', 'Elektronikschlitten'],
    colour: 'bone',
    build: parts.sled,
    explode: 202,
    printTurn: [90, 0, 0],
    layerAxis: [0, 1, 0],
  },
  {
    id: 'sustainer-tube',
    name: ['Sustainer tube', 'Trup druhého stupňa', 'Rohr der Oberstufe'],
    colour: 'white',
    build: parts.sustainerTube,
    explode: 80,
    printTurn: [180, 0, 0],
  },
  {
    id: 'sustainer-can',
    name: ['Sustainer fin can', 'Nosič stabilizátorov druhého stupňa', 'Finnenträger der Oberstufe'],
    colour: 'graphite',
    build: parts.sustainerCan,
    explode: 56,
  },
  {
    id: 'sustainer-fin',
    name: ['Sustainer fin', 'Stabilizátor druhého stupňa', 'Finne der Oberstufe'],
    colour: 'orange',
    build: parts.sustainerFin,
    explode: 56,
    placements: fins('sustainer'),
    layerAxis: [0, 0, 1],
  },
  {
    id: 'sustainer-mount',
    name: ['Motor mount 24 mm', 'Motorové lôžko 24 mm', 'Motorhalter 24 mm'],
    colour: 'white',
    build: parts.sustainerMount,
    explode: 26,
  },
  {
    id: 'interstage',
    name: ['Interstage coupler', 'Medzistupňová spojka', 'Stufenkoppler'],
    colour: 'orange',
    build: parts.interstage,
    explode: 0,
  },
  {
    id: 'booster-tube',
    name: ['Booster tube', 'Trup prvého stupňa', 'Rohr der Startstufe'],
    colour: 'white',
    build: parts.boosterTube,
    explode: -26,
    printTurn: [180, 0, 0],
  },
  {
    id: 'booster-can',
    name: ['Booster fin can', 'Nosič stabilizátorov prvého stupňa', 'Finnenträger der Startstufe'],
    colour: 'white',
    build: parts.boosterCan,
    explode: -50,
  },
  {
    id: 'booster-fin',
    name: ['Booster fin', 'Stabilizátor prvého stupňa', 'Finne der Startstufe'],
    colour: 'orange',
    build: parts.boosterFin,
    explode: -50,
    placements: fins('booster'),
    layerAxis: [0, 0, 1],
  },
  {
    id: 'booster-mount',
    name: ['Motor mount 38 mm', 'Motorové lôžko 38 mm', 'Motorhalter 38 mm'],
    colour: 'bone',
    build: parts.boosterMount,
    explode: -78,
  },
  {
    id: 'retainer',
    name: ['Motor retainer 38 mm', 'Poistka motora 38 mm', 'Motorhalterung 38 mm'],
    colour: 'graphite',
    build: parts.retainer,
    explode: -96,
  },
  {
    id: 'rail-button',
    name: ['Rail button', 'Vodiaci čap', 'Schienenknopf'],
    colour: 'graphite',
    build: parts.railButton,
    explode: -26,
    placements: [button(206), button(146)],
  },
];

function fins(stage: 'sustainer' | 'booster'): Placement[] {
  const { count, from } = FINS[stage];
  const turn = (i: number): Vec3 => [90, 0, parts.FIN_START[stage] + (i * 360) / count];
  return Array.from({ length: count }, (_, i) => ({ turn: turn(i), move: [0, 0, from] }));
}

function button(z: number): Placement {
  const angle = parts.FIN_START.booster - 45;
  const radius = BOOSTER.outer - 0.2;
  const radians = (angle * Math.PI) / 180;
  return { turn: [0, 90, angle], move: [radius * Math.cos(radians), radius * Math.sin(radians), z] };
}

function words([en, sk, de]: [string, string, string]): Words {
  return { en, sk, de };
}

function part(entry: Entry): PartSource {
  const placements = entry.placements ?? [{}];
  return {
    id: entry.id,
    name: words(entry.name),
    quantity: placements.length,
    material: 'PETG',
    colour: COLOURS[entry.colour],
    supports: false,
    build: entry.build,
    printTurn: entry.printTurn ?? [0, 0, 0],
    placements,
    explode: [0, 0, entry.explode],
    layerAxis: entry.layerAxis ?? [0, 0, 1],
  };
}

/** Kriváň 38/2: a two-stage rocket of 612 mm, 54 and 45 mm across, fins over 164 mm. */
export const KRIVAN: ModelSource = {
  id: 'krivan-38-2',
  name: 'Kriváň 38/2',
  revision: 'C',
  parts: ENTRIES.map(part),
  print: { layerHeightMm: 0.2, infillPercent: [20, 30], walls: 3, material: 'PETG' },
  flight: KRIVAN_FLIGHT,
  tailoring: KRIVAN_TAILORING,
};

const BAY_EXPLODE: Record<string, number> = { nose: 110, 'bay-tube': 0, bulkhead: 86, sled: 86 };

/** The electronics bay of the Kriváň with its nose cone, sold on its own; takes altimeters of 54 × 24 mm. */
export const AVIONICS_BAY: ModelSource = {
  id: 'avionics-bay-54',
  name: 'Avionics bay 54',
  revision: 'A',
  parts: subset(KRIVAN, Object.keys(BAY_EXPLODE)).parts.map((one) => ({
    ...one,
    explode: [0, 0, BAY_EXPLODE[one.id] ?? 0],
  })),
  print: KRIVAN.print,
};
