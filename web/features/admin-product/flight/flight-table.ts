import type { DraftFieldsFragment } from '../model/ModelDraft.gen.ts';

export type Facts = DraftFieldsFragment['flight'];
export type Kind = 'NONE' | 'ROCKET' | 'PLANE';
export type FlyingKind = Exclude<Kind, 'NONE'>;

/** One field of a row: a figure between two bounds, one of some choices, a name in a language, or a part of the version. */
export interface FactField {
  /** Where it stands in what its row says. */
  readonly name: string;
  readonly kind: 'figure' | 'whole' | 'choice' | 'name' | 'part';
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

const PACK = [whole('pack.cells', 1, 12), whole('pack.milliampHours', 10, 100_000)].map(optional);
const POWER = [
  figure('power.kv', 10, 20_000),
  figure('power.ohms', 0.001, 10),
  figure('power.idleAmps', 0, 50),
  figure('power.diameterInches', 3, 24),
  figure('power.pitchInches', 1, 24),
].map(optional);

const PLANE: readonly FactGroup[] = [
  single('wing', 'wing', [
    size('spanMm'),
    figure('areaMm2', 100, 10_000_000),
    size('rootMm'),
    size('meanChordMm'),
    at('meanChordFromMm'),
    figure('maxLift', 0.3, 3),
  ]),
  single('balance', 'balance', [at('fromMm'), at('toMm'), at('neutralMm')]),
  single('battery', 'battery', [at('fromMm'), at('toMm'), at('markMm')]),
  list('batteries', [1, 20], [...names, grams, ...PACK], 'battery.choices'),
  single('motor', 'motor', [at('atMm')]),
  list('motors', [1, 20], [...names, grams, ...POWER], 'motor.choices'),
  single('nose', '', [at('noseMm')]),
  ...WEIGHED,
];

/** What is said of each kind, in the order of the form; the bounds are the server's. */
export const GROUPS: Readonly<Record<FlyingKind, readonly FactGroup[]>> = { ROCKET, PLANE };
