import type { FieldError } from '../../../lib/form/field-error.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select, TextInput } from '../../../ui/form/field.tsx';
import type { FactField, FactGroup } from './flight-table.ts';
import { emptyRow, typedAt, type Row } from './flight-values.ts';

export interface PartName {
  readonly id: string;
  readonly name: string;
}

interface FactProps {
  field: FactField;
  value: string;
  path: string;
  errors?: readonly FieldError[];
  parts: readonly PartName[];
  onChange: (text: string) => void;
}

/** `pack.cells` is called as `cells`, `name.en` as a name in English. */
const useLabelOf = () => {
  const t = useText();
  return ({ name, kind }: FactField): string => {
    const own = name.split('.').at(-1)!;
    if (kind === 'name') return t('catalogue.flight.name', { language: own.toUpperCase() });
    return t(`catalogue.flight.${own}` as MessageId);
  };
};

function Fact({ field, value, path, errors, parts, onChange }: FactProps) {
  const t = useText();
  const lines = useErrorLines();
  const label = useLabelOf()(field);
  const shared = { label, name: path, value, error: lines(errors) };
  if (field.options || field.kind === 'part')
    return (
      <Select {...shared} onChange={({ target }) => onChange(target.value)}>
        {field.kind === 'part' ? (
          <>
            <option value="">{t('catalogue.edit.choose')}</option>
            {parts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </>
        ) : (
          field.options?.map((option) => (
            <option key={option} value={option}>
              {t(`catalogue.flight.${field.name}.${option}` as MessageId)}
            </option>
          ))
        )}
      </Select>
    );
  return (
    <TextInput
      {...shared}
      lang={field.kind === 'name' ? field.name.split('.')[1] : undefined}
      inputMode={field.kind === 'name' ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={field.kind === 'name' ? 120 : 12}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface RowsProps {
  group: FactGroup;
  rows: readonly Row[];
  /** Of the rows in the form. */
  path: string;
  errors: Readonly<Record<string, readonly FieldError[] | undefined>>;
  parts: readonly PartName[];
  onRows: (rows: readonly Row[]) => void;
  onField: (path: string, text: string) => void;
}

/** The rows of a group, with more and fewer of them where there may be. */
export function FactRows({ group, rows, path, errors, parts, onRows, onField }: RowsProps) {
  const t = useText();
  const [least, most] = group.rows;
  const title = t(`catalogue.flight.group.${group.name}` as MessageId);
  return (
    <fieldset className="ff">
      <legend className="label">{title}</legend>
      {rows.map((row, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is told from others by its place alone
        <div key={i} className="ff__row">
          {group.fields.map((field) => {
            const own = `${path}.${i}.${field.name}`;
            const shared = { field, parts, path: own, errors: errors[own], value: typedAt(row, field) };
            return <Fact key={field.name} {...shared} onChange={(text) => onField(own, text)} />;
          })}
          {rows.length > least && (
            <IconButton
              icon="trash"
              label={t('catalogue.flight.remove', { group: title, number: i + 1 })}
              onClick={() => onRows(rows.filter((_, place) => place !== i))}
            />
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button variant="quiet" small icon="plus" onClick={() => onRows([...rows, emptyRow(group)])}>
          {t('catalogue.flight.add', { group: title })}
        </Button>
      )}
    </fieldset>
  );
}
