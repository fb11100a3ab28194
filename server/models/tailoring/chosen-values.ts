import * as z from 'zod';
import { validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import type { Locale } from '../../core/locale.ts';
import { checkedChoice, type Choice, type Parameter } from './kernel/choice.ts';
import type { ChoiceWords } from './tailoring.ts';
import type { ChosenValue } from './tailoring.types.ts';

/** What was chosen for one parameter: a number, or a text. */
export interface ChosenInput {
  readonly parameterId: string;
  readonly number?: number | null;
  readonly text?: string | null;
}

const chosenValue = z
  .object({ parameterId: z.string().max(30), number: z.number().nullish(), text: z.string().max(100).nullish() })
  .refine(({ number, text }) => (number == null) !== (text == null), 'INVALID');

const rules = z.object({ chosen: z.array(chosenValue).max(12) });

/** The choice that was asked for. Throws VALIDATION_FAILED (`chosen`: INVALID) for what these parameters do not allow. */
export const choiceOf = (parameters: readonly Parameter[], chosen: readonly ChosenInput[]): Choice => {
  const given = checked(rules, { chosen: [...chosen] }).chosen;
  const values = given.map(({ parameterId, number, text }) => [parameterId, number ?? text] as const);
  const choice = checkedChoice(parameters, Object.fromEntries(values));
  if (!choice) throw validationFailed({ chosen: 'INVALID' });
  return choice;
};

/** In a language. */
export const chosenValues = (words: readonly ChoiceWords[], locale: Locale): ChosenValue[] =>
  words.map(({ parameterId, name, value }) => ({ parameterId, name: name[locale], value: value[locale] }));
