import type { TailoringDescriptionInput } from '../../../codegen/schema.gen.ts';
import { figureOf } from '../../../lib/form/fields.ts';
import type { DraftFieldsFragment } from '../model/ModelDraft.gen.ts';

export type Described = DraftFieldsFragment['tailoring'];
export type Kind = Described['parameters'][number]['kind'];
export type Unit = NonNullable<Described['parameters'][number]['unit']>;

export interface NeedRow {
  readonly designation: string;
  readonly quantity: string;
}

interface NamedRow {
  readonly id: string;
  readonly en: string;
  readonly sk: string;
  readonly de: string;
  /** In euros. */
  readonly extra: string;
}

export interface OptionRow extends NamedRow {
  readonly needs: readonly NeedRow[];
}

/** What was typed of a parameter: what belongs to another kind waits there. */
export interface ParameterRow extends NamedRow {
  readonly kind: Kind;
  readonly unit: Unit;
  readonly from: string;
  readonly to: string;
  readonly step: string;
  readonly standard: string;
  readonly mostCharacters: string;
  readonly options: readonly OptionRow[];
}

export interface TailoringValues {
  readonly parameters: readonly ParameterRow[];
  readonly program: string;
}

const MINOR = 100;

const euros = (minor: number | null | undefined): string => (minor ? (minor / MINOR).toFixed(2) : '');

const typed = (figure: number | null | undefined): string => (figure == null ? '' : String(figure));

type DescribedParameter = Described['parameters'][number];

const optionRow = ({ id, name, extraMinor, needs }: DescribedParameter['options'][number]): OptionRow => ({
  id,
  en: name.en,
  sk: name.sk,
  de: name.de,
  extra: euros(extraMinor),
  needs: needs.map(({ designation, quantity }) => ({ designation, quantity: String(quantity) })),
});

const parameterRow = (parameter: DescribedParameter): ParameterRow => ({
  id: parameter.id,
  kind: parameter.kind,
  en: parameter.name.en,
  sk: parameter.name.sk,
  de: parameter.name.de,
  unit: parameter.unit ?? 'MM',
  from: typed(parameter.from),
  to: typed(parameter.to),
  step: typed(parameter.step),
  standard: parameter.standard,
  mostCharacters: typed(parameter.mostCharacters),
  extra: euros(parameter.extraMinor),
  options: parameter.options.map(optionRow),
});

/** What the form begins with. */
export const valuesOf = ({ parameters, program }: Described): TailoringValues => ({
  parameters: parameters.map(parameterRow),
  program,
});

export const emptyOption = (id: string): OptionRow => ({ id, en: '', sk: '', de: '', extra: '', needs: [] });

export const emptyParameter = (id: string): ParameterRow => ({
  ...emptyOption(id),
  kind: 'NUMBER',
  unit: 'MM',
  from: '10',
  to: '30',
  step: '1',
  standard: '20',
  mostCharacters: '12',
  options: [emptyOption('a'), emptyOption('b')],
});

/** As a program reads it, shown where there is none yet. */
export const firstProgram = (partId: string): string => `function build({ size }) {
  return {
    parts: {
      '${partId}': cylinder(size / 2, 10),
    },
  };
}
`;

const nameOf = ({ en, sk, de }: NamedRow) => ({ en: en.trim(), sk: sk.trim(), de: de.trim() });

const minorOf = (extra: string): number | null => {
  const figure = figureOf(extra);
  return figure ? Math.round(figure * MINOR) : null;
};

/** Without leading zeros and with a point, as the server reads it. */
export const standardOf = ({ kind, standard }: ParameterRow): string =>
  kind === 'NUMBER' ? String(figureOf(standard) ?? '') : standard.trim();

const described = (row: ParameterRow) => {
  const { id, kind, unit, from, to, step, mostCharacters, extra, options } = row;
  const isNumber = kind === 'NUMBER';
  return {
    id: id.trim(),
    kind,
    name: nameOf(row),
    unit: isNumber ? unit : null,
    from: isNumber ? figureOf(from) : null,
    to: isNumber ? figureOf(to) : null,
    step: isNumber ? figureOf(step) : null,
    standard: standardOf(row),
    mostCharacters: kind === 'TEXT' ? figureOf(mostCharacters) : null,
    extraMinor: kind === 'TEXT' ? minorOf(extra) : null,
    options:
      kind === 'OPTION'
        ? options.map((option) => ({
            id: option.id.trim(),
            name: nameOf(option),
            extraMinor: minorOf(option.extra),
            needs: option.needs.map(({ designation, quantity }) => ({
              designation: designation.trim(),
              quantity: figureOf(quantity) ?? 0,
            })),
          }))
        : [],
  };
};

/** What is sent, once it was judged. */
export const tailoringInput = ({ parameters, program }: TailoringValues): TailoringDescriptionInput => ({
  parameters: parameters.map(described),
  program: parameters.length > 0 ? program : '',
});
