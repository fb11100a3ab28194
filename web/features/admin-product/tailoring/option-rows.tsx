import type { FieldError } from '../../../lib/form/field-error.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { MOST } from './judge-tailoring.ts';
import { emptyOption, type NeedRow, type OptionRow } from './tailoring-values.ts';

export interface RowProps {
  /** Of the row in the form. */
  path: string;
  errors: Readonly<Record<string, readonly FieldError[] | undefined>>;
  onField: (path: string, value: unknown) => void;
}

interface CellProps extends RowProps {
  name: string;
  label: string;
  value: string;
  lang?: string;
  mode?: 'decimal' | 'numeric';
  most?: number;
}

/** A text field of a row. */
export function Cell({ path, errors, onField, name, label, value, lang, mode, most = 120 }: CellProps) {
  const lines = useErrorLines();
  const own = `${path}.${name}`;
  return (
    <TextInput
      {...{ label, value, lang }}
      name={own}
      error={lines(errors[own])}
      inputMode={mode}
      autoComplete="off"
      maxLength={most}
      onChange={({ target }) => onField(own, target.value)}
    />
  );
}

const LANGUAGES = ['en', 'sk', 'de'] as const;

/** What it is called in each language. */
export function NameCells({ row, ...cell }: RowProps & { row: Record<(typeof LANGUAGES)[number], string> }) {
  const t = useText();
  return LANGUAGES.map((language) => (
    <Cell
      key={language}
      {...cell}
      name={language}
      lang={language}
      label={t('catalogue.flight.name', { language: language.toUpperCase() })}
      value={row[language]}
    />
  ));
}

function Needs({ needs, path, ...cell }: RowProps & { needs: readonly NeedRow[] }) {
  const t = useText();
  const put = (next: readonly NeedRow[]) => cell.onField(`${path}.needs`, next);
  return (
    <div className="tpe__needs">
      {needs.map((need, k) => {
        const own = { ...cell, path: `${path}.needs.${k}` };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row is told from others by its place alone
          <div key={k} className="ff__row">
            <Cell
              {...own}
              name="designation"
              label={t('catalogue.tailoring.designation')}
              value={need.designation}
              most={60}
            />
            <Cell
              {...own}
              name="quantity"
              label={t('catalogue.tailoring.quantity')}
              value={need.quantity}
              mode="numeric"
              most={2}
            />
            <IconButton
              icon="trash"
              label={t('catalogue.tailoring.removeNeed', { name: need.designation || String(k + 1) })}
              onClick={() => put(needs.filter((_, place) => place !== k))}
            />
          </div>
        );
      })}
      {needs.length < MOST.needs && (
        <Button variant="quiet" small icon="plus" onClick={() => put([...needs, { designation: '', quantity: '1' }])}>
          {t('catalogue.tailoring.addNeed')}
        </Button>
      )}
    </div>
  );
}

const unusedId = (options: readonly OptionRow[]): string => {
  const ids = new Set(options.map(({ id }) => id));
  return Array.from({ length: MOST.options + 1 }, (_, i) => String(i + 1)).find((id) => !ids.has(id))!;
};

/** What an option parameter offers: what each costs and takes. */
export function OptionRows({ options, path, ...cell }: RowProps & { options: readonly OptionRow[] }) {
  const t = useText();
  const put = (next: readonly OptionRow[]) => cell.onField(`${path}.options`, next);
  return (
    <fieldset className="ff">
      <legend className="label">{t('catalogue.tailoring.options')}</legend>
      {options.map((option, j) => {
        const own = { ...cell, path: `${path}.options.${j}` };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row is told from others by its place alone
          <div key={j} className="tpe__option">
            <div className="ff__row">
              <Cell {...own} name="id" label={t('catalogue.tailoring.optionId')} value={option.id} most={30} />
              <NameCells {...own} row={option} />
              <Cell
                {...own}
                name="extra"
                label={t('catalogue.tailoring.extra')}
                value={option.extra}
                mode="decimal"
                most={8}
              />
              {options.length > 2 && (
                <IconButton
                  icon="trash"
                  label={t('catalogue.tailoring.removeOption', { name: option.en || option.id })}
                  onClick={() => put(options.filter((_, place) => place !== j))}
                />
              )}
            </div>
            <Needs {...own} needs={option.needs} />
          </div>
        );
      })}
      {options.length < MOST.options && (
        <Button variant="quiet" small icon="plus" onClick={() => put([...options, emptyOption(unusedId(options))])}>
          {t('catalogue.tailoring.addOption')}
        </Button>
      )}
    </fieldset>
  );
}
