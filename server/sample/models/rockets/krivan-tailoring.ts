import type { Tailoring } from '../../../models/tailoring/tailoring.ts';
import { BOOSTER, SLOT, SUSTAINER } from './krivan-airframe.ts';
import { FINS, MOTOR } from './krivan-lines.ts';

const millimetres = (size: string) => ({ en: `${size}\u00a0mm`, sk: `${size}\u00a0mm`, de: `${size}\u00a0mm` });
const mount = (size: string) => ({ id: size, name: millimetres(size) });

/** The lines of the rocket as its program needs them. */
const LINES = { BOOSTER, SUSTAINER, SLOT, FINS, STOP: MOTOR.sustainer.stop, AFT: MOTOR.booster.aft };

/** Draws the mounts, the retainer and the fins, with a name on those of the booster; all else is the same for every choice. */
const PROGRAM = `
const { BOOSTER, SUSTAINER, SLOT, FINS, STOP, AFT } = ${JSON.stringify(LINES)};
const WALL = 1.5;
const DEEP = 0.8;
const boreOf = (motor) => motor / 2 + 0.2;

/** A profile of [radius, height] about the axis. */
const turned = (profile) => polygon(profile).revolve();

/** A screw thread of one start: a circle off the axis, drawn up along a helix. */
function thread(radius, depth, pitch, height) {
  const [steps, sides] = [Math.ceil((height / pitch) * 16), 64];
  const points = [];
  for (let i = 0; i <= steps; i++) {
    const z = (height * i) / steps;
    const turn = (2 * Math.PI * z) / pitch;
    for (let j = 0; j < sides; j++) {
      const a = (2 * Math.PI * j) / sides;
      points.push([depth * Math.cos(turn) + radius * Math.cos(a), depth * Math.sin(turn) + radius * Math.sin(a), z]);
    }
  }
  const faces = [];
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < sides; j++) {
      const [a, b] = [i * sides + j, i * sides + ((j + 1) % sides)];
      faces.push([a, b, a + sides], [b, b + sides, a + sides]);
    }
  const bottom = points.push([depth, 0, 0]) - 1;
  const top = points.push([depth * Math.cos((2 * Math.PI * height) / pitch), depth * Math.sin((2 * Math.PI * height) / pitch), height]) - 1;
  for (let j = 0; j < sides; j++) {
    const next = (j + 1) % sides;
    faces.push([next, j, bottom], [steps * sides + j, steps * sides + next, top]);
  }
  return mesh(points, faces);
}

function boosterMount(motor) {
  const bore = boreOf(motor);
  const tube = bore + WALL;
  const body = turned([
    [bore, 4], [21.4, 4], [21.4, 14], [24.8, 17.4], [24.8, 20.5], [tube, 20.5], [tube, 91 - (24.8 - tube)],
    [24.8, 91], [24.8, 94.5], [tube, 94.5], [tube, 98], [bore + 0.4, 98], [bore, 97.6],
  ]);
  return body.add(thread(22.2, 0.75, 3, 12).move(0, 0, 4).subtract(cylinder(20, 90).move(0, 0, 2)));
}

function retainer(motor) {
  const lip = motor / 2 - 2;
  const cap = turned([[lip, 0.8], [lip + 0.8, 0], [23.6, 0], [25.6, 2], [25.6, 14.4], [24.4, 15.6], [lip, 15.6]]);
  const bore = thread(22.5, 0.75, 3, 15).move(0, 0, AFT);
  return cap.subtract(bore, cylinder(2.4, 10.4).move(27.1, 0, 2.8).around(20));
}

function sustainerMount(motor) {
  const bore = boreOf(motor);
  const [tube, pass] = [bore + WALL, bore - 2];
  const ring = (z) => [[tube, z - (20.3 - tube)], [20.3, z], [20.3, z + 2.5], [tube, z + 2.5]];
  return turned([
    [bore, 268], [tube, 268], ...ring(290), ...ring(322), [tube, 328], [pass, 328], [pass, STOP + 2], [bore, STOP],
  ]);
}

/** The blade as high as is wanted: its root stays where the rail of the can is. */
function fin(bore, { blade }, [from, to], share) {
  const r = bore.outer;
  const half = SLOT.foot - 0.15;
  const outline = polygon(blade.map(([x, y]) => [r + (x - r) * (x > r + 10 ? share : 1), y]));
  const edge = outline.offset(-1.1, 'sharp').extrude(2 * half);
  const core = outline.extrude(2 * half - 2.6).move(0, 0, 1.3);
  const neck = box([r + 2.2, from, -SLOT.neck + 0.15], [r + SLOT.rise + 4, to, SLOT.neck - 0.15]);
  const foot = box([r + SLOT.footIn + 0.15, from, -half], [r + SLOT.footOut - 0.15, to, half]);
  return hull(core, edge).move(0, 0, -half).add(neck, foot);
}

/** Cuts a name into the upper side of a booster fin, along the rocket. */
const named = (solid, name) =>
  name ? solid.subtract(text(name, 8, 46).turn(90).extrude(1).move(63, 26, SLOT.foot - 0.15 - DEEP)) : solid;

const mountName = (motor) => ({
  en: 'Motor mount ' + motor + ' mm',
  sk: 'Motorové lôžko ' + motor + ' mm',
  de: 'Motorhalter ' + motor + ' mm',
});

const standing = (count, start, z) =>
  Array.from({ length: count }, (_, i) => ({ turn: [90, 0, start + (i * 360) / count], move: [0, 0, z] }));

const spanOf = ({ blade }, { outer }, share) => Math.round((blade[1][0] - outer) * share * 10) / 10;

function build({ booster, sustainer, fins, name = '' }) {
  const share = fins / 100;
  const [below, above] = [Number(booster), Number(sustainer)];
  if (below < above) {
    refuse(
      'The booster would have a smaller motor than the sustainer above it and would not lift it. Choose a sustainer motor of at most 24 mm.',
      'Prvý stupeň by mal menší motor ako druhý nad ním a neuniesol by ho. Vyberte motor druhého stupňa najviac 24 mm.',
      'Die Startstufe hätte einen kleineren Motor als die Oberstufe und könnte sie nicht heben. Wählen Sie für die Oberstufe höchstens 24 mm.',
    );
  }
  return {
    parts: {
      'sustainer-mount': { solid: sustainerMount(above), name: mountName(above) },
      'booster-mount': { solid: boosterMount(below), name: mountName(below) },
      retainer: {
        solid: retainer(below),
        name: { en: 'Motor retainer ' + below + ' mm', sk: 'Poistka motora ' + below + ' mm', de: 'Motorhalterung ' + below + ' mm' },
      },
      'sustainer-fin': {
        solid: fin(SUSTAINER, FINS.sustainer, [2, 56], share),
        places: standing(FINS.sustainer.count, 75, FINS.sustainer.from),
      },
      'booster-fin': {
        solid: named(fin(BOOSTER, FINS.booster, [3, 79], share), name),
        places: standing(FINS.booster.count, 0, FINS.booster.from),
      },
    },
    flight: {
      mounts: [
        { diameterMm: below, passMm: 2 * boreOf(below) },
        { diameterMm: above, passMm: 2 * (boreOf(above) - 2) },
      ],
      fins: [
        { spanMm: spanOf(FINS.sustainer, SUSTAINER, share) },
        { spanMm: spanOf(FINS.booster, BOOSTER, share) },
      ],
    },
  };
}
`.trim();

/** What a builder may choose of the Kriváň: both motor mounts, how high the fins stand out, and a name on them. */
export const KRIVAN_TAILORING: Tailoring = {
  parameters: [
    {
      id: 'booster',
      kind: 'OPTION',
      name: { en: 'Booster motor', sk: 'Motor prvého stupňa', de: 'Motor der Startstufe' },
      options: [mount('24'), mount('29'), mount('38')],
      standard: '38',
    },
    {
      id: 'sustainer',
      kind: 'OPTION',
      name: { en: 'Sustainer motor', sk: 'Motor druhého stupňa', de: 'Motor der Oberstufe' },
      options: [mount('18'), mount('24'), mount('29')],
      standard: '24',
    },
    {
      id: 'fins',
      kind: 'NUMBER',
      unit: 'PERCENT',
      name: { en: 'Height of the fins', sk: 'Výška stabilizátorov', de: 'Höhe der Finnen' },
      from: 100,
      to: 140,
      step: 5,
      standard: 100,
    },
    {
      id: 'name',
      kind: 'TEXT',
      name: { en: 'Name on the fins', sk: 'Meno na stabilizátoroch', de: 'Name auf den Finnen' },
      mostCharacters: 16,
      extraMinor: 150,
      standard: '',
    },
  ],
  program: PROGRAM,
};
