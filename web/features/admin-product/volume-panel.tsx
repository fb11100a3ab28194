import { useText } from '../../intl/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldErrorLine } from '../../ui/form/error-line.tsx';
import { Select, TextInput } from '../../ui/form/field.tsx';
import type { ProductChoicesQuery } from './EditProduct.gen.ts';
import { useFormView } from './form-context.ts';
import type { VolumeRow } from './product-values.ts';
import { useErrorOf } from './value-fields.tsx';

const MOST = 10;

type Groups = ProductChoicesQuery['customerGroups'];

interface RowProps extends VolumeRow {
  groups: Groups;
  onChange: (changes: Partial<VolumeRow>) => void;
  onRemove: () => void;
}

const Row = ({ from, price, group, groups, onChange, onRemove }: RowProps) => {
  const t = useText();
  return (
    <li className="pe-volume">
      <TextInput
        label={t('catalogue.edit.volume.from')}
        inputMode="numeric"
        autoComplete="off"
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextInput
        label={t('catalogue.edit.volume.price')}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      {groups.length > 0 && (
        <Select
          label={t('catalogue.edit.volume.group')}
          value={group}
          onChange={({ target }) => onChange({ group: target.value })}
        >
          <option value="">{t('catalogue.edit.volume.everybody')}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <IconButton icon="trash" label={t('catalogue.edit.volume.remove', { from })} onClick={onRemove} />
    </li>
  );
};

/** What a piece of goods costs from a quantity on. */
export const VolumePanel = ({ groups }: { groups: Groups }) => {
  const t = useText();
  const { values, set } = useFormView();
  const error = useErrorOf()('volume');
  if (values.productType === 'DIGITAL') return null;
  const { volume } = values;
  const put = (next: readonly VolumeRow[]) => set('volume', next);
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.volume')}</h2>
      <fieldset className="stack" aria-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
        <legend className="muted">{t('catalogue.edit.volume.hint')}</legend>
        {volume.length > 0 && (
          <ol className="stack">
            {volume.map((row, place) => (
              <Row
                // Rows have no names of their own, and are not moved.
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                {...row}
                groups={groups}
                onChange={(changes) => put(volume.map((one, i) => (i === place ? { ...one, ...changes } : one)))}
                onRemove={() => put(volume.filter((_, i) => i !== place))}
              />
            ))}
          </ol>
        )}
        <FieldErrorLine>{error}</FieldErrorLine>
      </fieldset>
      {volume.length < MOST && (
        <Button variant="quiet" small icon="plus" onClick={() => put([...volume, { from: '', price: '', group: '' }])}>
          {t('catalogue.edit.volume.add')}
        </Button>
      )}
    </section>
  );
};
