import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldErrorLine } from '../../ui/form/error-line.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useFormView } from './form-context.ts';
import type { SaleRow } from './product-values.ts';
import { useErrorOf } from './value-fields.tsx';

const MOST = 11;

interface RowProps extends SaleRow {
  place: number;
  children: ReactNode;
  onRemove: () => void;
}

const Row = ({ place, children, onRemove, ...row }: RowProps) => {
  const t = useText();
  const { set } = useFormView();
  const errorOf = useErrorOf();
  const field = (name: keyof SaleRow) => {
    const path = `later.${place}.${name}` as 'later';
    return {
      name: path,
      value: row[name],
      error: errorOf(path),
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => set(path, target.value as never),
    };
  };
  return (
    <li className="stack pe-sale">
      <div className="row between">
        <h3 className="h4">{t('catalogue.edit.later.number', { number: place + 2 })}</h3>
        <IconButton icon="trash" label={t('catalogue.edit.later.remove', { number: place + 2 })} onClick={onRemove} />
      </div>
      <TextInput {...field('price')} label={t('catalogue.edit.special.price')} inputMode="decimal" />
      <div className="pe-days">
        <TextInput {...field('from')} label={t('catalogue.edit.special.from')} type="date" />
        <TextInput {...field('to')} label={t('catalogue.edit.special.to')} type="date" />
      </div>
      {children}
    </li>
  );
};

interface LaterSalesProps {
  mayAdd: boolean;
  /** What is said of a row that is stored. */
  announced: (row: SaleRow) => ReactNode;
}

/** Sales that come after the first one of a product, each when the one before is over. */
export const LaterSales = ({ mayAdd, announced }: LaterSalesProps) => {
  const t = useText();
  const offerUndo = useUndo();
  const { values, set } = useFormView();
  const error = useErrorOf()('later');
  const { later } = values;
  const latest = useRef(later);
  useEffect(() => {
    latest.current = later;
  }, [later]);
  const remove = (place: number) => {
    const removed = later[place]!;
    set(
      'later',
      later.filter((_, i) => i !== place),
    );
    offerUndo(t('catalogue.edit.later.removed', { number: place + 2 }), async () =>
      set('later', latest.current.toSpliced(place, 0, removed)),
    );
  };
  return (
    <>
      {later.length > 0 && (
        <ol className="stack">
          {later.map((row, place) => (
            // Rows have no names of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={place} {...row} place={place} onRemove={() => remove(place)}>
              {announced(row)}
            </Row>
          ))}
        </ol>
      )}
      <FieldErrorLine>{error}</FieldErrorLine>
      {(mayAdd || later.length > 0) && later.length < MOST && (
        <Button
          variant="quiet"
          small
          icon="plus"
          onClick={() => set('later', [...later, { price: '', from: '', to: '' }])}
        >
          {t('catalogue.edit.later.add')}
        </Button>
      )}
    </>
  );
};
