import type { Locale } from '../../core/locale.ts';
import { money, type Money } from '../../core/money.types.ts';
import type { Parameter } from './kernel/choice.ts';
import type { Tailoring as KeptTailoring } from './tailoring.ts';
import type { Tailoring, TailoringParameter } from './tailoring.types.ts';

const extraShown = ({ extraMinor }: { extraMinor?: number }): Money | null => (extraMinor ? money(extraMinor) : null);

const shown = (parameter: Parameter, locale: Locale): TailoringParameter => ({
  ...(parameter as Omit<Parameter, 'kind'> & { kind: TailoringParameter['kind'] }),
  name: parameter.name[locale],
  options:
    parameter.kind === 'OPTION'
      ? parameter.options.map((option) => ({ ...option, name: option.name[locale], extra: extraShown(option) }))
      : [],
  extra: parameter.kind === 'TEXT' ? extraShown(parameter) : null,
  standard: String(parameter.standard),
});

/** As it is shown in a language. */
export const shownTailoring = ({ parameters, program }: KeptTailoring, locale: Locale): Tailoring => ({
  parameters: parameters.map((each) => shown(each, locale)),
  program,
});
