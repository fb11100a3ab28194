import * as z from 'zod';
import type { Parameter } from './kernel/choice.ts';
import type { DescribedOption, DescribedParameter, TailoringDescription } from './tailoring-description.types.ts';
import { tailoring as schema, type Tailoring } from './tailoring.ts';
import { ParameterKind } from './tailoring.types.ts';

/** Of what was said. */
const said = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined)) as Value;

const optionOf = ({ needs, ...option }: DescribedOption) => said({ ...option, needs: needs.length > 0 ? needs : null });

/** With what belongs to its kind; what else stands there waits in nobody's form. */
const parameterOf = (described: DescribedParameter): object => {
  const { id, kind, name, unit, from, to, step, options, mostCharacters, extraMinor, standard } = described;
  const own = { id, kind, name };
  if (kind === ParameterKind.NUMBER)
    return { ...own, unit, from, to, step, standard: standard.trim() ? Number(standard) : NaN };
  if (kind === ParameterKind.OPTION) return { ...own, options: options.map(optionOf), standard };
  return said({ ...own, mostCharacters, extraMinor, standard });
};

const isNothing = ({ parameters }: TailoringDescription): boolean => parameters.length === 0;

const NOTHING: Tailoring = { parameters: [], program: '' };

/** What may be chosen of a model as a seller says it; of no parameters: nothing. */
export const sellersTailoring = z.custom<TailoringDescription>().transform((given, check): Tailoring => {
  if (isNothing(given)) return NOTHING;
  const { success, data, error } = schema.safeParse({ ...given, parameters: given.parameters.map(parameterOf) });
  if (success) return data;
  for (const issue of error.issues) check.addIssue({ ...issue });
  return NOTHING;
});

const described = (parameter: Parameter): DescribedParameter =>
  ({
    ...parameter,
    options:
      parameter.kind === 'OPTION' ? parameter.options.map(({ needs = [], ...option }) => ({ ...option, needs })) : [],
    standard: String(parameter.standard),
  }) as DescribedParameter;

/** As sellers read it. */
export const describedTailoring = (tailoring: Tailoring | null): TailoringDescription => {
  const { parameters, program } = tailoring ?? NOTHING;
  return { parameters: parameters.map(described), program };
};
