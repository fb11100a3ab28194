import type { ChosenValueInput } from '../../codegen/schema.gen.ts';
import { extraOf, type Choice } from '../../codegen/tailoring/choice.gen.ts';
import { isPrintable } from '../../codegen/tailoring/letters.gen.ts';
import type { MoneyValue } from '../../intl/money.ts';
import type { OfferedTailoringFragment, TailoringPartsFragment } from './Tailoring.gen.ts';

export type Parameter = TailoringPartsFragment['parameters'][number];

/** What the model is without a choice. */
export const standardOf = (parameters: readonly Parameter[]): Choice =>
  Object.fromEntries(parameters.map(({ id, kind, standard }) => [id, kind === 'NUMBER' ? Number(standard) : standard]));

/** Whether it can be drawn: every text has letters that can be printed. */
export const isDrawable = (parameters: readonly Parameter[], choice: Choice): boolean =>
  parameters.every(({ id, kind }) => kind !== 'TEXT' || isPrintable(String(choice[id] ?? '')));

/** As the server is told of it. */
export const chosenInput = (parameters: readonly Parameter[], choice: Choice): ChosenValueInput[] =>
  parameters.map(({ id: parameterId, kind }) =>
    kind === 'NUMBER'
      ? { parameterId, number: Number(choice[parameterId]) }
      : { parameterId, text: String(choice[parameterId]) },
  );

const priced = <Part extends { extra: MoneyValue | null }>(part: Part) => ({ ...part, extraMinor: part.extra?.minor });

/** As the rule of the price reads them. */
const rulesOf = (parameters: readonly Parameter[]) =>
  parameters.map((parameter) => ({ ...priced(parameter), options: parameter.options.map(priced) }));

export type OfferedParameter = OfferedTailoringFragment['parameters'][number];
export type Need = OfferedParameter['options'][number]['needs'][number];

/** What the chosen options take besides the files, each product once. */
export const needsOf = (parameters: readonly OfferedParameter[], choice: Choice): Need[] => {
  const needs = parameters.flatMap(
    ({ id, options }) => options.find((option) => option.id === choice[id])?.needs ?? [],
  );
  return [...new Set(needs.map(({ product }) => product.id))].map((id) => {
    const own = needs.filter(({ product }) => product.id === id);
    return { ...own[0]!, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
};

/** What the files cost for a choice; the cart has the server's word on it. */
export const priceOf = (files: MoneyValue, parameters: readonly Parameter[], choice: Choice): MoneyValue => ({
  ...files,
  minor: files.minor + extraOf(rulesOf(parameters), choice),
});
