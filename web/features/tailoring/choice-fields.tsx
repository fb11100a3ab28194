import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from '../../codegen/tailoring/choice.gen.ts';
import { isPrintable } from '../../codegen/tailoring/letters.gen.ts';
import { formatMoney, type MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { TextInput } from '../../ui/form/field.tsx';
import { Seg } from '../../ui/seg.tsx';
import type { Parameter } from './chosen.ts';

const UNITS = { MM: '\u00a0mm', DEGREE: '°', PERCENT: '\u00a0%', COUNT: '' } as const;

interface FieldProps {
  parameter: Parameter;
  value: number | string;
  onChange: (value: number | string) => void;
}

function NumberField({ parameter: { name, unit, from, to, step }, value, onChange }: FieldProps) {
  const intl = useIntl();
  const id = useId();
  const shown = `${intl.formatNumber(Number(value))}${UNITS[unit ?? 'COUNT']}`;
  return (
    <div className="field tlr__n">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={from ?? 0}
        max={to ?? 0}
        step={step ?? 1}
        value={Number(value)}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id} className="num">
        {shown}
      </output>
    </div>
  );
}

/** A name, and what it costs beside the files. */
const usePriced = () => {
  const t = useText();
  const intl = useIntl();
  return (name: string, extra: MoneyValue | null) =>
    extra ? t('tailoring.extra', { name, price: formatMoney(intl, extra) }) : name;
};

/** A few stand side by side; many are a list. */
const MOST_SIDE_BY_SIDE = 4;

function OptionField({ parameter: { name, options }, value, onChange }: FieldProps) {
  const id = useId();
  const priced = usePriced();
  if (options.length <= MOST_SIDE_BY_SIDE) {
    return (
      <div className="field">
        <span className="label" aria-hidden>
          {name}
        </span>
        <Seg
          block
          label={name}
          value={String(value)}
          options={options.map((option) => ({ value: option.id, content: priced(option.name, option.extra) }))}
          onChange={onChange}
        />
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select id={id} className="in" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {priced(option.name, option.extra)}
          </option>
        ))}
      </select>
    </div>
  );
}

function TextField({ parameter: { name, extra, mostCharacters }, value, onChange }: FieldProps) {
  const t = useText();
  const priced = usePriced();
  return (
    <TextInput
      label={priced(name, extra)}
      value={value}
      error={isPrintable(String(value)) ? undefined : t('tailoring.letters')}
      maxLength={mostCharacters ?? undefined}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const FIELDS = { NUMBER: NumberField, OPTION: OptionField, TEXT: TextField } as const;

interface ChoiceFieldsProps {
  parameters: readonly Parameter[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** What may be chosen of a model, one field each. */
export function ChoiceFields({ parameters, choice, onChange }: ChoiceFieldsProps) {
  const t = useText();
  return (
    <fieldset className="tlr__f">
      <legend className="sr">{t('tailoring.choice')}</legend>
      {parameters.map((parameter) => {
        const Field = FIELDS[parameter.kind];
        return (
          <Field
            key={parameter.id}
            parameter={parameter}
            value={choice[parameter.id] ?? ''}
            onChange={(value) => onChange({ ...choice, [parameter.id]: value })}
          />
        );
      })}
    </fieldset>
  );
}
