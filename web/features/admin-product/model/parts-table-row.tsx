import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import type { Language } from './languages.ts';
import { useLocalText } from './local-text.ts';
import type { coloursFor } from './part-colours.ts';
import type { PartField, PartValues } from './part-values.ts';
import type { DraftPart } from './use-model-draft.ts';

interface PartRowProps {
  part: DraftPart;
  /** Absent for a moment while a part is new. */
  row: PartValues | undefined;
  language: Language;
  colours: ReturnType<typeof coloursFor>;
  errorOf: (field: PartField) => readonly FieldError[] | undefined;
  put: (field: PartField, value: string | boolean) => void;
}

interface CellProps {
  label: string;
  errors: readonly FieldError[] | undefined;
  children: (wiring: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A cell with its control; the label is shown where the table is a list of cards. */
const Cell = ({ label, errors = [], children }: CellProps) => {
  const id = useId();
  const lines = useErrorLines();
  const wrong = errors.length > 0;
  return (
    <td>
      <span className="pt__label" aria-hidden="true">
        {label}
      </span>
      {children({ 'aria-invalid': wrong || undefined, 'aria-describedby': wrong ? id : undefined })}
      {wrong && (
        <span className="err" id={id}>
          {lines(errors)}
        </span>
      )}
    </td>
  );
};

type TextCellProps = Pick<PartRowProps, 'errorOf' | 'put'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'list' | 'lang' | 'placeholder'> & {
    field: Exclude<PartField, 'supports' | 'onBed'>;
    label: string;
    value: string;
    of: string;
  };

const TextCell = ({ field, label, value, of, errorOf, put, ...input }: TextCellProps) => (
  <Cell label={label} errors={errorOf(field)}>
    {(wiring) => (
      <input
        className={`in pt__${field}`}
        {...input}
        {...wiring}
        aria-label={`${label}, ${of}`}
        value={value}
        autoComplete="off"
        onChange={({ target }) => put(field, target.value)}
      />
    )}
  </Cell>
);

const ColourCell = ({ part, row, colours, errorOf, put }: PartRowProps & { row: PartValues }) => {
  const t = useText();
  const local = useLocalText();
  const label = t('catalogue.model.colour');
  return (
    <Cell label={label} errors={errorOf('hex')}>
      {(wiring) => (
        <select
          className="in"
          {...wiring}
          aria-label={`${label}, ${part.fileName}`}
          value={row.hex}
          onChange={({ target }) => put('hex', target.value)}
        >
          <option value="">{t('catalogue.edit.choose')}</option>
          {colours.map(({ hex, name }) => (
            <option key={hex} value={hex}>
              {local(name, hex)}
            </option>
          ))}
        </select>
      )}
    </Cell>
  );
};

const TicksCell = ({ part, row, put }: Pick<PartRowProps, 'part' | 'put'> & { row: PartValues }) => {
  const t = useText();
  return (
    <td className="pt__ticks">
      {(['onBed', 'supports'] as const).map((field) => (
        <label key={field} className="check">
          <input
            type="checkbox"
            aria-label={`${t(`catalogue.model.${field}`)}, ${part.fileName}`}
            checked={row[field]}
            onChange={({ target }) => put(field, target.checked)}
          />
          <span>{t(`catalogue.model.${field}`)}</span>
        </label>
      ))}
    </td>
  );
};

/** The cells that hold text, in the order of the columns; the colour stands between them. */
const useTextCells = ({ part, row, language }: Pick<PartRowProps, 'part' | 'language'> & { row: PartValues }) => {
  const t = useText();
  const estimate = part.gramsFrom === 'ESTIMATE' && part.grams !== null ? `≈ ${part.grams}` : undefined;
  return {
    name: {
      field: language,
      lang: language,
      label: t('catalogue.model.partName', { language: language.toUpperCase() }),
      placeholder: language === 'en' ? undefined : row.en,
    },
    quantity: { field: 'quantity', inputMode: 'numeric', label: t('catalogue.model.table.quantity') },
    material: { field: 'material', list: 'model-materials', label: t('catalogue.model.material') },
    grams: {
      field: 'grams',
      inputMode: 'decimal',
      label: t('catalogue.model.table.grams'),
      placeholder: estimate,
    },
    turn: { field: 'turn', label: t('catalogue.model.turn') },
  } as const;
};

const FilledRow = ({ row, ...props }: PartRowProps & { row: PartValues }) => {
  const { part, language, errorOf, put } = props;
  const { name, quantity, material, grams, turn } = useTextCells({ part, row, language });
  const cell = { of: part.fileName, errorOf, put };
  return (
    <tr>
      <th scope="row" className="pt__part">
        {part.pictures?.photo && <img src={part.pictures.photo.url} alt="" width={48} height={36} />}
        <span>{part.fileName}</span>
      </th>
      <TextCell {...cell} {...name} value={row[language]} />
      <TextCell {...cell} {...quantity} value={row.quantity} />
      <TextCell {...cell} {...material} value={row.material} />
      <ColourCell {...props} row={row} />
      <TextCell {...cell} {...grams} value={row.grams} />
      <TextCell {...cell} {...turn} value={row.turn} />
      <TicksCell {...{ part, row, put }} />
    </tr>
  );
};

/** One part in the table of all. */
export const PartRow = ({ row, ...props }: PartRowProps) => row && <FilledRow {...props} row={row} />;
