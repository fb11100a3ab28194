import type { FieldError } from '../../../lib/form/field-error.ts';
import { figureOf } from '../../../lib/form/fields.ts';
import type { NeedRow, OptionRow, ParameterRow, TailoringValues } from './tailoring-values.ts';

/** The server's bounds. */
export const MOST = { parameters: 12, options: 40, needs: 4, program: 40_000, steps: 10_000, extra: 1000 } as const;

const PARAMETER_ID = /^[a-z][A-Za-z0-9]{0,29}$/;
const OPTION_ID = /^[A-Za-z0-9.-]{1,30}$/;
const TINY = 1e-6;

type Found = [field: string, id: MessageId];

const REQUIRED = 'catalogue.edit.error.required';
const WRONG = 'catalogue.edit.error.wrong';

const required = (row: object, ...fields: string[]): Found[] =>
  fields.flatMap((field) => ((row as Record<string, string>)[field]!.trim() ? [] : [[field, REQUIRED] as Found]));

const within = (text: string, least: number, most: number, isWhole = false): boolean => {
  const figure = figureOf(text) ?? NaN;
  return figure >= least && figure <= most && (!isWhole || Number.isInteger(figure));
};

const extraOf = ({ extra }: { extra: string }): Found[] =>
  extra.trim() && !within(extra, 0, MOST.extra) ? [['extra', 'catalogue.edit.error.price']] : [];

const twice = (ids: readonly string[], place: number): boolean => ids.indexOf(ids[place]!) < place;

const inside = (path: string, found: readonly Found[]): Found[] => found.map(([field, id]) => [`${path}.${field}`, id]);

const judgeNumber = ({ from, to, step, standard }: ParameterRow): Found[] => {
  const bounds = (['from', 'to'] as const).filter((name) => !within({ from, to }[name], -10_000, 10_000));
  if (bounds.length > 0) return bounds.map((name) => [name, WRONG]);
  const [least, most, each, usual] = [from, to, step, standard].map((text) => figureOf(text) ?? NaN) as [
    number,
    number,
    number,
    number,
  ];
  if (!(most > least)) return [['to', 'catalogue.tailoring.error.range']];
  if (!(each >= 0.001 && each <= 10_000)) return [['step', WRONG]];
  if ((most - least) / each > MOST.steps) return [['step', 'catalogue.tailoring.error.steps']];
  const steps = (usual - least) / each;
  const isOnStep = Math.abs(steps - Math.round(steps)) * each <= TINY;
  return usual >= least && usual <= most && isOnStep ? [] : [['standard', 'catalogue.tailoring.error.standard']];
};

const judgeNeed = ({ designation, quantity }: NeedRow): Found[] => [
  ...required({ designation }, 'designation'),
  ...(within(quantity, 1, 20, true) ? [] : [['quantity', WRONG] as Found]),
];

const judgeOption = (option: OptionRow, isTwice: boolean): Found[] => [
  ...required(option, 'en', 'sk', 'de'),
  ...(OPTION_ID.test(option.id.trim()) ? [] : [['id', 'catalogue.tailoring.error.optionId'] as Found]),
  ...(isTwice ? [['id', 'catalogue.tailoring.error.twice'] as Found] : []),
  ...extraOf(option),
  ...option.needs.flatMap((need, k) => inside(`needs.${k}`, judgeNeed(need))),
];

const judgeOptions = ({ options, standard }: ParameterRow): Found[] => {
  const ids = options.map(({ id }) => id.trim());
  const usual = options.find(({ id }) => id.trim() === standard.trim());
  return [
    ...options.flatMap((option, j) => inside(`options.${j}`, judgeOption(option, twice(ids, j)))),
    ...(usual ? [] : [['standard', REQUIRED] as Found]),
    // What is by standard is what the files cost.
    ...(usual && figureOf(usual.extra) ? [['standard', 'catalogue.tailoring.error.free'] as Found] : []),
  ];
};

const judgeText = (row: ParameterRow): Found[] => [
  ...(within(row.mostCharacters, 1, 30, true) ? [] : [['mostCharacters', WRONG] as Found]),
  ...([...row.standard.trim()].length > (figureOf(row.mostCharacters) ?? 0) ? [['standard', WRONG] as Found] : []),
  ...extraOf(row),
];

const KINDS = { NUMBER: judgeNumber, OPTION: judgeOptions, TEXT: judgeText } as const;

const judgeParameter = (row: ParameterRow, isTwice: boolean): Found[] => [
  ...required(row, 'en', 'sk', 'de'),
  ...(PARAMETER_ID.test(row.id.trim()) ? [] : [['id', 'catalogue.tailoring.error.id'] as Found]),
  ...(isTwice ? [['id', 'catalogue.tailoring.error.twice'] as Found] : []),
  ...KINDS[row.kind](row),
];

/** What is wrong with each field, by its path. */
export const judgeTailoring = ({ parameters, program }: TailoringValues): Record<string, FieldError> => {
  if (parameters.length === 0) return {};
  const ids = parameters.map(({ id }) => id.trim());
  const found = parameters.flatMap((row, i) => inside(`parameters.${i}`, judgeParameter(row, twice(ids, i))));
  const all: Found[] = [...found, ...required({ program }, 'program')];
  return Object.fromEntries(all.map(([path, id]) => [path, { id }]));
};

/** The field for a path of the server's input. */
export const placeOf = (path: string): string =>
  path
    .replace(/^tailoring\./, '')
    .replace('.name.', '.')
    .replace(/\.extraMinor$/, '.extra');
