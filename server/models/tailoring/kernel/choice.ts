import { isPrintable } from './letters.ts';

/** A text in every language of the shop. */
export interface Words {
  readonly en: string;
  readonly sk: string;
  readonly de: string;
}

interface Named {
  readonly id: string;
  readonly name: Words;
}

/** A length, an angle or a count: from one number to another in equal steps. */
export interface NumberParameter extends Named {
  readonly kind: 'NUMBER';
  readonly unit: 'MM' | 'DEGREE' | 'PERCENT' | 'COUNT';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly standard: number;
}

interface Priced {
  /** What it costs, gross, in minor units of EUR; absent: nothing. */
  readonly extraMinor?: number;
}

/** What an option takes besides the files: products that sellers gave this designation, and how many. */
export interface OptionNeed {
  readonly designation: string;
  readonly quantity: number;
}

/** One of several things with names. */
export interface OptionParameter extends Named {
  readonly kind: 'OPTION';
  readonly options: readonly (Named & Priced & { readonly needs?: readonly OptionNeed[] })[];
  readonly standard: string;
}

/** Words to be printed, of `LETTERS`; they cost their price where they are other than by standard. */
export interface TextParameter extends Named, Priced {
  readonly kind: 'TEXT';
  readonly mostCharacters: number;
  readonly standard: string;
}

export type Parameter = NumberParameter | OptionParameter | TextParameter;

/** A value for each parameter, by its id. */
export type Choice = Readonly<Record<string, number | string>>;

/** What the model is as long as nobody chose otherwise. */
export const standardChoice = (parameters: readonly Parameter[]): Choice =>
  Object.fromEntries(parameters.map(({ id, standard }) => [id, standard]));

const TINY = 1e-6;

const rounded = (value: number): number => Math.round(value / TINY) * TINY;

const stepped = ({ from, to, step }: NumberParameter, value: unknown): number | null => {
  if (typeof value !== 'number' || !(value >= from - TINY && value <= to + TINY)) return null;
  const steps = (value - from) / step;
  return Math.abs(steps - Math.round(steps)) * step > TINY
    ? null
    : Number(rounded(from + Math.round(steps) * step).toFixed(6));
};

const valueOf = (parameter: Parameter, value: unknown): number | string | null => {
  if (parameter.kind === 'NUMBER') return stepped(parameter, value);
  if (typeof value !== 'string') return null;
  if (parameter.kind === 'OPTION') return parameter.options.some(({ id }) => id === value) ? value : null;
  const text = value.normalize('NFC').trim();
  return [...text].length <= parameter.mostCharacters && isPrintable(text) ? text : null;
};

/**
 * The choice as it is kept: every parameter in the order of the model, numbers on their steps, what was not said as it is by
 * standard. Null where a value is none of those that the parameter allows, or of a parameter that the model has not.
 */
export const checkedChoice = (
  parameters: readonly Parameter[],
  given: Readonly<Record<string, unknown>>,
): Choice | null => {
  if (Object.keys(given).some((id) => parameters.every((parameter) => parameter.id !== id))) return null;
  const choice: Record<string, number | string> = {};
  for (const parameter of parameters) {
    const value = valueOf(parameter, Object.hasOwn(given, parameter.id) ? given[parameter.id] : parameter.standard);
    if (value === null) return null;
    choice[parameter.id] = value;
  }
  return choice;
};

/** What a price is worked out from: a parameter as a manifest has it, or as it is shown. */
interface PricedParameter extends Priced {
  readonly id: string;
  readonly kind: Parameter['kind'];
  readonly standard: number | string;
  readonly options?: readonly (Priced & { readonly id: string })[];
}

const extraOfOne = (
  { kind, standard, extraMinor = 0, options = [] }: PricedParameter,
  value: number | string | undefined,
): number => {
  if (kind === 'TEXT') return String(value).trim() === standard ? 0 : extraMinor;
  return options.find(({ id }) => id === value)?.extraMinor ?? 0;
};

/** What a choice costs above the model as it is by standard, gross, in minor units of EUR. */
export const extraOf = (parameters: readonly PricedParameter[], choice: Choice): number =>
  parameters.reduce((sum, parameter) => sum + extraOfOne(parameter, choice[parameter.id]), 0);
