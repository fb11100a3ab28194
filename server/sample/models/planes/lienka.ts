import type { Kernel, Solid, Vec3 } from '../kernel.ts';
import { LIENKA_FLIGHT } from './lienka-flight.ts';
import { WING_AT, elevator, fin, middle, nose, rudder, stabiliser, tail } from './lienka-body.ts';
import { LIENKA_TAILORING } from './lienka-tailoring.ts';
import { rim, tyre, undercarriage } from './lienka-gear.ts';
import { DIHEDRAL, aileron, innerPanel, joiner, outerPanel, starboard, tip } from './lienka-wing.ts';
import { part } from '../part.ts';
import type { Look, Names } from '../part.ts';
import type { ModelSource, PartSource, Placement } from '../source.ts';

const ALONG: Vec3 = [1, 0, 0];
const SPANWISE: Vec3 = [0, 1, 0];
const SIDES: [Names, Names] = [
  ['port', 'ľavý', 'links'],
  ['starboard', 'pravý', 'rechts'],
];

/** A part of the port side and its mirror image; `tilt` is the dihedral at which it stands. */
function pair(
  id: string,
  names: Names,
  build: (k: Kernel) => Solid,
  look: Look & { tilt?: number; at?: Vec3 },
): PartSource[] {
  const { tilt = 0, at = [0, 0, 0], printTurn = [0, 0, 0], ...shared } = look;
  const [x, y, z] = look.explode;
  const side = (i: 0 | 1): Names => names.map((name, j) => `${name}, ${SIDES[i][j]}`) as Names;
  const stand = (turn: number): Placement[] => [{ turn: [turn, 0, 0], move: at }];
  const mirroredTurn: Vec3 = [-printTurn[0], printTurn[1], printTurn[2]];
  return [
    part(`${id}-port`, side(0), build, { ...shared, printTurn, placements: stand(tilt) }),
    part(`${id}-starboard`, side(1), starboard(build), {
      ...shared,
      explode: [x, -y, z],
      printTurn: mirroredTurn,
      placements: stand(-tilt),
    }),
  ];
}

const ON_ROOT: Vec3 = [90 + DIHEDRAL, 0, 0];
const ON_RIB: Vec3 = [90, 0, 0];
const WING = { tilt: DIHEDRAL, at: WING_AT, material: 'LW-PLA' as const };
const WHEELS: Placement[] = [-1, 1].map((side) => ({ turn: [90, 0, 0], move: [32, side * 112, -94.5] }));

/** Lienka 960: a high-wing trainer of 960 mm span with undercarriage. */
export const LIENKA: ModelSource = {
  id: 'lienka-960',
  name: 'Lienka 960',
  revision: 'A',
  parts: [
    part('nose', ['Fuselage, nose', 'Trup, predok', 'Rumpf, Bug'], (k) => nose(k), {
      colour: 'green',
      explode: [64, 0, 0],
      printTurn: [0, -90, 0],
      layerAxis: ALONG,
      material: 'LW-PLA',
    }),
    part('middle', ['Fuselage, middle', 'Trup, stred', 'Rumpf, Mitte'], middle, {
      colour: 'green',
      explode: [0, 0, 0],
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
      material: 'LW-PLA',
      supports: true,
    }),
    part('tail', ['Fuselage, tail', 'Trup, chvost', 'Rumpf, Heck'], tail, {
      colour: 'green',
      explode: [-50, 0, 0],
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
      material: 'LW-PLA',
      supports: true,
    }),
    ...pair('inner', ['Inner panel', 'Vnútorný diel krídla', 'Innenflügel'], (k) => innerPanel(k), {
      ...WING,
      colour: 'bone',
      explode: [0, 46, 84],
      printTurn: ON_ROOT,
      layerAxis: SPANWISE,
    }),
    ...pair('outer', ['Outer panel', 'Vonkajší diel krídla', 'Außenflügel'], (k) => outerPanel(k), {
      ...WING,
      colour: 'bone',
      explode: [0, 84, 86],
      printTurn: ON_RIB,
      layerAxis: SPANWISE,
    }),
    ...pair('aileron', ['Aileron', 'Krídelko', 'Querruder'], aileron, {
      ...WING,
      colour: 'orange',
      explode: [-46, 84, 86],
      printTurn: ON_RIB,
      layerAxis: SPANWISE,
    }),
    ...pair('tip', ['Wing tip', 'Koncový oblúk', 'Randbogen'], tip, {
      ...WING,
      colour: 'orange',
      explode: [0, 116, 88],
      printTurn: ON_RIB,
      layerAxis: SPANWISE,
    }),
    part('joiner', ['Wing joiner', 'Spojka krídla', 'Flügelverbinder'], joiner, {
      colour: 'orange',
      explode: [0, 0, 84],
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
      placements: [{ move: WING_AT }],
    }),
    ...pair('stabiliser', ['Stabiliser', 'Stabilizátor', 'Höhenleitwerk'], stabiliser, {
      colour: 'bone',
      explode: [-58, 26, 34],
      material: 'LW-PLA',
    }),
    ...pair('elevator', ['Elevator', 'Výškovka', 'Höhenruder'], elevator, {
      colour: 'orange',
      explode: [-92, 26, 34],
      material: 'LW-PLA',
    }),
    part('fin', ['Fin', 'Kýlovka', 'Seitenflosse'], fin, {
      colour: 'bone',
      explode: [-58, 0, 66],
      material: 'LW-PLA',
    }),
    part('rudder', ['Rudder', 'Smerovka', 'Seitenruder'], rudder, {
      colour: 'orange',
      explode: [-92, 0, 66],
      printTurn: [90, 0, 0],
      layerAxis: SPANWISE,
      material: 'LW-PLA',
    }),
    part('undercarriage', ['Undercarriage', 'Podvozok', 'Fahrwerk'], undercarriage, {
      colour: 'graphite',
      explode: [0, 0, -36],
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
    }),
    part('rim', ['Rim', 'Disk', 'Felge'], rim, { colour: 'orange', explode: [0, 0, -36], placements: WHEELS }),
    part('tyre', ['Tyre', 'Pneumatika', 'Reifen'], tyre, {
      colour: 'black',
      explode: [0, 0, -64],
      placements: WHEELS,
      material: 'TPU',
    }),
  ],
  print: { layerHeightMm: 0.2, infillPercent: [4, 6], walls: 2, material: 'LW-PLA' },
  flight: LIENKA_FLIGHT,
  tailoring: LIENKA_TAILORING,
};
