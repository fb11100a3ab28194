import type { Locale } from '../../core/locale.ts';
import type { Parameter } from './kernel/choice.ts';
import type { Tailoring as KeptTailoring } from './tailoring.ts';
import type { Tailoring, TailoringParameter } from './tailoring.types.ts';

const shown = (parameter: Parameter, locale: Locale): TailoringParameter => ({
  ...(parameter as Omit<Parameter, 'kind'> & { kind: TailoringParameter['kind'] }),
  name: parameter.name[locale],
  options: parameter.kind === 'OPTION' ? parameter.options.map(({ id, name }) => ({ id, name: name[locale] })) : [],
  standard: String(parameter.standard),
});

/** As it is shown in a language. */
export const shownTailoring = ({ parameters, program }: KeptTailoring, locale: Locale): Tailoring => ({
  parameters: parameters.map((each) => shown(each, locale)),
  program,
});
