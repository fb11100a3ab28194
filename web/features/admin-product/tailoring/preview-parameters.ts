import type { TailoringValues } from './tailoring-values.ts';
import { tailoringInput } from './tailoring-values.ts';

type Language = 'en' | 'sk' | 'de';

const CURRENCY = 'EUR';

const money = (minor: number | null | undefined) => (minor ? { minor, currency: CURRENCY } : null);

/** What is edited, as a shopper is shown it in a language. */
export const previewOf = (values: TailoringValues, language: Language) => {
  const { parameters, program } = tailoringInput(values);
  return {
    program,
    parameters: parameters.map(
      ({ id, kind, name, unit, from, to, step, options, mostCharacters, extraMinor, standard }) => ({
        id: String(id),
        kind,
        unit: unit ?? null,
        from: from ?? null,
        to: to ?? null,
        step: step ?? null,
        standard,
        name: name[language],
        mostCharacters: mostCharacters ?? null,
        extra: money(extraMinor),
        options: options.map((option) => ({
          id: String(option.id),
          name: option.name[language],
          extra: money(option.extraMinor),
          takes: option.needs.map(({ designation, quantity }) => ({ designation, quantity })),
        })),
      }),
    ),
  };
};

/** What a shopper would be shown. */
export type Previewed = ReturnType<typeof previewOf>;

/** Why the program draws nothing for what is chosen in the preview. */
export interface PreviewFault {
  readonly code: 'PROGRAM' | 'TOO_LARGE' | 'BROKEN';
  /** In the words of the interpreter. */
  readonly message: string;
  readonly line: number | null;
}
