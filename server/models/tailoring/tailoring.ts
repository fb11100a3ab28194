import { createHash } from 'node:crypto';
import * as z from 'zod';
import { words } from '../upload/archive-manifest.ts';
import { checkedChoice, type Choice, type Parameter } from './kernel/choice.ts';

export const MOST_PARAMETERS = 12;
export const MOST_OPTIONS = 40;
const MOST_PROGRAM = 40_000;
const MOST_STEPS_OF_A_NUMBER = 10_000;
const MOST_EXTRA_MINOR = 100_000;

const id = z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/);
const figure = z.number().min(-10_000).max(10_000);
const named = { id, name: words };
export const MOST_NEEDS = 4;
const MOST_QUANTITY = 20;

const needs = z
  .array(
    z.object({ designation: z.string().trim().min(1).max(60), quantity: z.number().int().min(1).max(MOST_QUANTITY) }),
  )
  .max(MOST_NEEDS)
  .optional();
const extraMinor = z.number().int().min(0).max(MOST_EXTRA_MINOR).optional();

const invalid = (field: string) => ({ message: 'INVALID', path: [field] });

const hasStandard = (parameter: Parameter): boolean => checkedChoice([parameter], {}) !== null;

const areDistinct = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map((one) => one.id)).size === all.length;

const numberParameter = z
  .object({
    ...named,
    kind: z.literal('NUMBER'),
    unit: z.enum(['MM', 'DEGREE', 'PERCENT', 'COUNT']),
    from: figure,
    to: figure,
    step: z.number().min(0.001).max(10_000),
    standard: figure,
  })
  .refine(({ from, to }) => to > from, invalid('to'))
  .refine(({ from, to, step }) => (to - from) / step <= MOST_STEPS_OF_A_NUMBER, invalid('step'))
  .refine(hasStandard, invalid('standard'));

const optionParameter = z
  .object({
    ...named,
    kind: z.literal('OPTION'),
    options: z
      .array(z.object({ id: z.string().regex(/^[A-Za-z0-9.-]{1,30}$/), name: words, extraMinor, needs }))
      .min(2)
      .max(MOST_OPTIONS)
      .refine(areDistinct, 'INVALID'),
    standard: z.string(),
  })
  // What is by standard is what the files cost.
  .refine(
    ({ options, standard }) => options.some(({ id, extraMinor: extra }) => id === standard && !extra),
    invalid('standard'),
  );

const textParameter = z
  .object({
    ...named,
    kind: z.literal('TEXT'),
    mostCharacters: z.number().int().min(1).max(30),
    extraMinor,
    standard: z.string().max(30),
  })
  .refine(hasStandard, invalid('standard'));

/** How buyers may tailor a model: what they choose, and the program that draws the parts which depend on it. */
export const tailoring = z.object({
  parameters: z
    .array(z.discriminatedUnion('kind', [numberParameter, optionParameter, textParameter]))
    .min(1)
    .max(MOST_PARAMETERS)
    .refine(areDistinct, 'INVALID'),
  /** JavaScript with a function `build(choice)`, see `kernel/sandbox.ts`. Whoever looks at the product can read it. */
  program: z.string().min(1).max(MOST_PROGRAM),
});

export type Tailoring = z.infer<typeof tailoring>;

/** The same for the same choice from a version, whoever makes it. */
export const choiceKeyOf = (choice: Choice): string =>
  createHash('sha256').update(JSON.stringify(choice)).digest('hex');

const UNITS = { MM: '\u00a0mm', DEGREE: '°', PERCENT: '\u00a0%', COUNT: '' } as const;

const DECIMAL = { en: '.', sk: ',', de: ',' } as const;

type Words = z.infer<typeof words>;

const wordsOf = (of: (locale: keyof Words) => string): Words => ({ en: of('en'), sk: of('sk'), de: of('de') });

const valueWords = (parameter: Parameter, value: number | string): Words => {
  if (parameter.kind === 'OPTION') return parameter.options.find((option) => option.id === value)!.name;
  const figureIn = (locale: keyof Words): string => String(value).replace('.', DECIMAL[locale]);
  return parameter.kind === 'NUMBER'
    ? wordsOf((locale) => `${figureIn(locale)}${UNITS[parameter.unit]}`)
    : wordsOf(() => String(value));
};

/** What was chosen for a parameter, as people read it. */
export interface ChoiceWords {
  readonly parameterId: string;
  readonly name: Words;
  readonly value: Words;
}

/** A choice as people read it, in the order of the parameters, without texts that say nothing and what could not be chosen then. */
export const choiceWords = (parameters: readonly Parameter[], choice: Choice): ChoiceWords[] =>
  parameters
    .filter(({ id: parameterId }) => (choice[parameterId] ?? '') !== '')
    .map((parameter) => ({
      parameterId: parameter.id,
      name: parameter.name,
      value: valueWords(parameter, choice[parameter.id]!),
    }));
