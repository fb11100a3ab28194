import type { Kernel, Solid, Vec3 } from '../kernel.ts';
import { KESTREL_FLIGHT } from './kestrel-flight.ts';
import { KESTREL_TAILORING } from './kestrel-tailoring.ts';
import { podHatch, podMount, podNose, podTail } from './kestrel-pod.ts';
import { elevon, innerPanel, outerPanel, starboard, winglet } from './kestrel-wing.ts';
import { COLOURS } from '../source.ts';
import type { ModelSource, PartSource } from '../source.ts';

type Colour = keyof typeof COLOURS;
type Names = [en: string, sk: string, de: string];

const SIDES: { port: Names; starboard: Names } = {
  port: ['port', 'ľavý', 'links'],
  starboard: ['starboard', 'pravý', 'rechts'],
};

interface Look {
  explode: Vec3;
  colour: Colour;
  printTurn: Vec3;
  layerAxis: Vec3;
  supports?: boolean;
  material?: 'PLA' | 'LW-PLA';
}

function part(id: string, [en, sk, de]: Names, build: (k: Kernel) => Solid, look: Look): PartSource {
  const { explode, printTurn, layerAxis, supports = false, material = 'PLA' } = look;
  const shared = { id, build, explode, printTurn, layerAxis, supports, material, quantity: 1, placements: [{}] };
  return { ...shared, name: { en, sk, de }, colour: COLOURS[look.colour] };
}

/** A part and its mirror image. */
function pair(id: string, name: Names, build: (k: Kernel) => Solid, look: Look): PartSource[] {
  const named = (side: Names): Names => [`${name[0]}, ${side[0]}`, `${name[1]}, ${side[1]}`, `${name[2]}, ${side[2]}`];
  const [x, y, z] = look.explode;
  const opposite =
    look.printTurn[0] === 0 ? look.printTurn : ([-look.printTurn[0], look.printTurn[1], look.printTurn[2]] as Vec3);
  return [
    part(`${id}-port`, named(SIDES.port), build, look),
    part(`${id}-starboard`, named(SIDES.starboard), starboard(build), {
      ...look,
      explode: [x, -y, z],
      printTurn: opposite,
    }),
  ];
}

/** Root down, tip up: the panels of the port side stand on their inner rib. */
const ON_RIB: Vec3 = [90, 0, 0];
const SPANWISE: Vec3 = [0, 1, 0];
const ALONG: Vec3 = [1, 0, 0];

/** Kestrel 860: a flying wing of 860 mm span, printed in twelve different parts; what lies aft is foamed, as a tailless plane needs its weight in front. */
export const KESTREL: ModelSource = {
  id: 'kestrel-860',
  name: 'Kestrel 860',
  revision: 'A',
  parts: [
    part('pod-nose', ['Pod, nose', 'Gondola, predná časť', 'Gondel, Bug'], podNose, {
      explode: [60, 0, 0],
      colour: 'white',
      printTurn: [0, -90, 0],
      layerAxis: ALONG,
    }),
    part('pod-tail', ['Pod, tail', 'Gondola, zadná časť', 'Gondel, Heck'], podTail, {
      explode: [0, 0, 0],
      colour: 'white',
      printTurn: [0, 90, 0],
      layerAxis: ALONG,
    }),
    part('hatch', ['Battery hatch', 'Poklop batérie', 'Akkuklappe'], podHatch, {
      explode: [60, 0, 60],
      colour: 'graphite',
      printTurn: [0, 0, 0],
      layerAxis: [0, 0, 1],
      supports: true,
    }),
    part('motor-mount', ['Motor mount', 'Motorové lôžko', 'Motorträger'], (k) => podMount(k), {
      explode: [-46, 0, 0],
      colour: 'orange',
      printTurn: [0, -90, 0],
      layerAxis: ALONG,
    }),
    ...pair('inner', ['Inner panel', 'Vnútorný diel krídla', 'Innenflügel'], (k) => innerPanel(k), {
      explode: [0, 34, 0],
      colour: 'white',
      printTurn: ON_RIB,
      layerAxis: SPANWISE,
      material: 'LW-PLA',
    }),
    ...pair('outer', ['Outer panel', 'Vonkajší diel krídla', 'Außenflügel'], outerPanel, {
      explode: [-22, 78, 0],
      colour: 'orange',
      printTurn: ON_RIB,
      layerAxis: SPANWISE,
      material: 'LW-PLA',
    }),
    ...pair('elevon', ['Elevon', 'Elevon', 'Elevon'], elevon, {
      explode: [-62, 56, 0],
      colour: 'graphite',
      printTurn: ON_RIB,
      layerAxis: SPANWISE,
      material: 'LW-PLA',
    }),
    ...pair('winglet', ['Winglet', 'Winglet', 'Winglet'], winglet, {
      explode: [-22, 122, 0],
      colour: 'graphite',
      printTurn: [-90, 0, 0],
      layerAxis: [0, 1, 0],
      material: 'LW-PLA',
    }),
  ],
  print: { layerHeightMm: 0.25, infillPercent: [3, 5], walls: 2, material: 'PLA' },
  flight: KESTREL_FLIGHT,
  tailoring: KESTREL_TAILORING,
};
