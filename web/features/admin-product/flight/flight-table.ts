import type { DraftFieldsFragment } from '../model/ModelDraft.gen.ts';

export type Facts = DraftFieldsFragment['flight'];
export type Kind = 'NONE' | MovingKind;
/** What flies, drives or runs. */
export type MovingKind = 'ROCKET' | 'PLANE' | 'CAR' | 'BOAT';

/** One field of a row: a figure between two bounds, one of some choices, yes or no, a name in a language, or a part of the version. */
export interface FactField {
  /** Where it stands in what its row says. */
  readonly name: string;
  readonly kind: 'figure' | 'whole' | 'choice' | 'flag' | 'name' | 'part';
  readonly least?: number;
  readonly most?: number;
  readonly options?: readonly string[];
  /** May be left out; what stands in one object with it is then left out too. */
  readonly optional?: true;
}

/** Fields that belong together; `rows` may be as many as said. */
export interface FactGroup {
  readonly name: string;
  /** Where it stands in the facts; empty: they are its row. */
  readonly path: string;
  readonly rows: readonly [least: number, most: number];
  /** What stands at the path is no list. */
  readonly single?: true;
  readonly fields: readonly FactField[];
}

const figure = (name: string, least: number, most: number): FactField => ({ name, kind: 'figure', least, most });
const whole = (name: string, least: number, most: number): FactField => ({ name, kind: 'whole', least, most });
const choice = (name: string, ...options: string[]): FactField => ({ name, kind: 'choice', options });
const flag = (name: string): FactField => ({ name, kind: 'flag', options: ['false', 'true'] });
const at = (name: string) => figure(name, -5000, 5000);
const size = (name: string) => figure(name, 0.1, 5000);
const bore = (name: string) => figure(name, 0, 5000);
const optional = (field: FactField): FactField => ({ ...field, optional: true });
const stage = whole('stage', 1, 3);
const grams = figure('grams', 0.1, 20_000);
const names = ['en', 'sk', 'de'].map((language): FactField => ({ name: `name.${language}`, kind: 'name' }));

const single = (name: string, path: string, fields: FactField[]): FactGroup => ({
  name,
  path,
  rows: [1, 1],
  single: true,
  fields,
});
const list = (name: string, rows: [number, number], fields: FactField[], path = name): FactGroup => ({
  name,
  path,
  rows,
  fields,
});

const WEIGHED = [
  list('fittings', [0, 30], [...names, stage, grams, at('atMm')]),
  list('printed', [0, 200], [{ name: 'partId', kind: 'part' }, stage, at('atMm')]),
];

const SHAPES = ['CONE', 'OGIVE', 'PARABOLA', 'VON_KARMAN', 'TRANSITION', 'TUBE'];

const ROCKET: readonly FactGroup[] = [
  single('body', '', [size('lengthMm'), at('noseMm')]),
  list('sections', [1, 20], [choice('shape', ...SHAPES), stage, at('fromMm'), size('lengthMm'), bore('foreMm'), size('aftMm')]), // oxfmt-ignore
  list('fins', [1, 8], [
    stage,
    whole('count', 3, 8),
    at('fromMm'),
    size('rootMm'),
    bore('tipMm'),
    size('spanMm'),
    at('sweepMm'),
    size('bodyMm'),
    figure('thicknessMm', 0.2, 50),
    choice('edge', 'ROUNDED', 'SQUARE', 'AIRFOIL'),
  ]), // oxfmt-ignore
  list('mounts', [1, 3], [stage, size('diameterMm'), size('lengthMm'), size('passMm'), size('reachMm'), choice('seat', 'AFT', 'FRONT'), at('seatMm')]), // oxfmt-ignore
  list('guides', [0, 4], [choice('kind', 'LUG', 'BUTTON'), stage, whole('count', 1, 6), at('fromMm'), size('lengthMm'), size('outerMm'), bore('innerMm')]), // oxfmt-ignore
  {
    ...single('parachute', 'parachute', [
      size('diameterMm'),
      figure('dragCoefficient', 0.1, 3),
      choice('opens', 'EJECTION', 'APOGEE'),
    ]),
    rows: [0, 1],
  },
  ...WEIGHED,
];

const PACK = [whole('pack.cells', 1, 12), whole('pack.milliampHours', 10, 100_000)];
const CONSTANTS = [figure('power.kv', 10, 20_000), figure('power.ohms', 0.001, 10), figure('power.idleAmps', 0, 50)];
const PROPELLER = [figure('power.diameterInches', 3, 24), figure('power.pitchInches', 1, 24)];
const area = (name: string) => figure(name, 100, 10_000_000);

const PLANE: readonly FactGroup[] = [
  single('wing', 'wing', [
    size('spanMm'),
    area('areaMm2'),
    size('rootMm'),
    size('meanChordMm'),
    at('meanChordFromMm'),
    figure('maxLift', 0.3, 3),
  ]),
  single('balance', 'balance', [at('fromMm'), at('toMm'), at('neutralMm')]),
  single('battery', 'battery', [at('fromMm'), at('toMm'), at('markMm')]),
  list('batteries', [1, 20], [...names, grams, ...PACK.map(optional)], 'battery.choices'),
  single('motor', 'motor', [at('atMm')]),
  list('motors', [1, 20], [...names, grams, ...[...CONSTANTS, ...PROPELLER].map(optional)], 'motor.choices'),
  single('nose', '', [at('noseMm')]),
  ...WEIGHED,
];

const builtIn = figure('builtInGrams', 0, 50_000);

const POWERED = [
  list('batteries', [1, 10], [...names, grams, ...PACK]),
  list('bareMotors', [1, 10], [...names, grams, ...CONSTANTS, figure('power.mostAmps', 0.1, 1000)], 'motors'),
];

const CAR: readonly FactGroup[] = [
  single('chassis', '', [figure('gear', 0.1, 500), figure('tyreMm', 5, 1000), area('frontMm2'), figure('driven', 0.1, 1), builtIn]), // oxfmt-ignore
  ...POWERED,
];

const BOAT: readonly FactGroup[] = [
  single('hull', '', [flag('planes'), figure('waterlineMm', 10, 5000), figure('beamMm', 10, 5000), builtIn]),
  ...POWERED,
];

/** What is said of each kind, in the order of the form; the bounds are the server's. */
export const GROUPS: Readonly<Record<MovingKind, readonly FactGroup[]>> = { ROCKET, PLANE, CAR, BOAT };

export const MOVING = Object.keys(GROUPS) as MovingKind[];

/** Where the facts of each kind stand in those of a draft. */
export const FACTS = { ROCKET: 'rocket', PLANE: 'plane', CAR: 'car', BOAT: 'boat' } as const;
