import type { ChosenValueInput } from '../../codegen/schema.gen.ts';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import type { MoneyValue } from '../../intl/money.ts';
import type { TailoringPartsFragment } from './Tailoring.gen.ts';

export type Parameter = TailoringPartsFragment['parameters'][number];

/** What the model is without a choice. */
export const standardOf = (parameters: readonly Parameter[]): Choice =>
  Object.fromEntries(parameters.map(({ id, kind, standard }) => [id, kind === 'NUMBER' ? Number(standard) : standard]));

/** As the server is told of it. */
export const chosenInput = (parameters: readonly Parameter[], choice: Choice): ChosenValueInput[] =>
  parameters.map(({ id: parameterId, kind }) =>
    kind === 'NUMBER'
      ? { parameterId, number: Number(choice[parameterId]) }
      : { parameterId, text: String(choice[parameterId]) },
  );

const extraOf = ({ kind, standard, extra, options }: Parameter, value: Choice[string] | undefined): number => {
  if (kind === 'TEXT') return String(value).trim() === standard ? 0 : (extra?.minor ?? 0);
  return options.find(({ id }) => id === value)?.extra?.minor ?? 0;
};

/** What the files cost for a choice; the cart has the server's word on it. */
export const priceOf = (files: MoneyValue, parameters: readonly Parameter[], choice: Choice): MoneyValue => ({
  ...files,
  minor: parameters.reduce((sum, parameter) => sum + extraOf(parameter, choice[parameter.id]), files.minor),
});
