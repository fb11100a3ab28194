import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorLines } from '../../../ui/form/error-lines.tsx';
import { Select } from '../../../ui/form/field.tsx';
import { useLocalText } from '../model/local-text.ts';
import { Cell, NameCells, OptionRows, type RowProps } from './option-rows.tsx';
import type { Kind, ParameterRow, Unit } from './tailoring-values.ts';

const KINDS: readonly Kind[] = ['NUMBER', 'OPTION', 'TEXT'];
const UNITS: readonly Unit[] = ['MM', 'DEGREE', 'PERCENT', 'COUNT'];

type Props = RowProps & { row: ParameterRow };

function NumberCells({ row, ...cell }: Props) {
  const t = useText();
  return (
    <>
      <Select
        label={t('catalogue.tailoring.unit')}
        value={row.unit}
        onChange={({ target }) => cell.onField(`${cell.path}.unit`, target.value)}
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {t(`catalogue.tailoring.unit.${unit}`)}
          </option>
        ))}
      </Select>
      {(['from', 'to', 'step', 'standard'] as const).map((name) => (
        <Cell
          key={name}
          {...cell}
          name={name}
          label={t(`catalogue.tailoring.${name}`)}
          value={row[name]}
          mode="decimal"
          most={12}
        />
      ))}
    </>
  );
}

function OptionCells({ row, path, errors, onField }: Props) {
  const t = useText();
  const lines = useErrorLines();
  return (
    <Select
      label={t('catalogue.tailoring.standard')}
      name={`${path}.standard`}
      value={row.standard}
      error={lines(errors[`${path}.standard`])}
      onChange={({ target }) => onField(`${path}.standard`, target.value)}
    >
      {row.options.every(({ id }) => id !== row.standard) && (
        <option value={row.standard}>{t('catalogue.edit.choose')}</option>
      )}
      {row.options.map(({ id, en }) => (
        <option key={id} value={id}>
          {en || id}
        </option>
      ))}
    </Select>
  );
}

function TextCells({ row, ...cell }: Props) {
  const t = useText();
  return (
    <>
      <Cell
        {...cell}
        name="mostCharacters"
        label={t('catalogue.tailoring.mostCharacters')}
        value={row.mostCharacters}
        mode="numeric"
        most={2}
      />
      <Cell {...cell} name="standard" label={t('catalogue.tailoring.standard')} value={row.standard} most={30} />
      <Cell {...cell} name="extra" label={t('catalogue.tailoring.extra')} value={row.extra} mode="decimal" most={8} />
    </>
  );
}

const CELLS = { NUMBER: NumberCells, OPTION: OptionCells, TEXT: TextCells } as const;

const useSummary = () => {
  const t = useText();
  return ({ kind, from, to, step, unit, options }: ParameterRow): string => {
    if (kind === 'NUMBER')
      return t('catalogue.tailoring.about.NUMBER', { from, to, step, unit: t(`catalogue.tailoring.unit.${unit}`) });
    return kind === 'OPTION'
      ? t('catalogue.tailoring.about.OPTION', { count: options.length })
      : t('catalogue.tailoring.about.TEXT');
  };
};

interface ParameterFieldsProps extends Props {
  onRemove: () => void;
  /** Up by one; absent where it is the first. */
  onRaise?: () => void;
}

/** What may be chosen of one thing: closed it says what, open all of it is edited. */
export function ParameterFields({ row, onRemove, onRaise, ...cell }: ParameterFieldsProps) {
  const t = useText();
  const own = useLocalText();
  const summary = useSummary();
  const Cells = CELLS[row.kind];
  const isWrong = Object.keys(cell.errors).some((path) => path.startsWith(`${cell.path}.`));
  const name = own({ en: row.en, sk: row.sk, de: row.de }, row.id);
  const [isOpen, setOpen] = useState(!row.en);
  return (
    <details className="tpe__p" open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{name}</strong> <code>{row.id}</code> <span className="muted">{summary(row)}</span>
      </summary>
      <div className="ff__row">
        <Cell {...cell} name="id" label={t('catalogue.tailoring.id')} value={row.id} most={30} />
        <Select
          label={t('catalogue.tailoring.kind')}
          value={row.kind}
          onChange={({ target }) => cell.onField(`${cell.path}.kind`, target.value)}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`catalogue.tailoring.kind.${kind}`)}
            </option>
          ))}
        </Select>
        <NameCells {...cell} row={row} />
        <Cells {...cell} row={row} />
      </div>
      {row.kind === 'OPTION' && <OptionRows {...cell} options={row.options} />}
      <div className="tpe__act">
        {onRaise && (
          <Button variant="quiet" small onClick={onRaise}>
            {t('catalogue.tailoring.raise', { name })}
          </Button>
        )}
        <Button variant="quiet" small icon="trash" onClick={onRemove}>
          {t('catalogue.tailoring.remove', { name })}
        </Button>
      </div>
    </details>
  );
}
