import { useText } from '../../intl/use-text.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { TextInput } from '../../ui/form/field.tsx';
import { FieldErrorLine } from '../../ui/form/error-line.tsx';
import { newComponent, type Component } from './components.ts';
import { useFormView } from './form-context.ts';
import { LANGUAGES } from './model/languages.ts';
import { ProductPicker } from './product-picker.tsx';
import { useErrorOf } from './value-fields.tsx';

interface RowProps {
  component: Component;
  place: number;
  onChange: (changes: Partial<Component>) => void;
  onRemove: () => void;
}

const Words = ({ component, place, onChange }: Omit<RowProps, 'onRemove'>) => {
  const t = useText();
  const { language: shown, all } = useFormView();
  return (
    <div className="pe-langs" data-all={all || undefined}>
      {LANGUAGES.map((language) => (
        <div key={language} className="pe-lang" data-shown={language === shown || undefined}>
          {(['name', 'specifications'] as const).map((key) => (
            <TextInput
              key={key}
              lang={language}
              label={t(`catalogue.edit.component.${key}`, { number: place + 1, language: language.toUpperCase() })}
              value={component[key][language]}
              onChange={({ target }) => onChange({ [key]: { ...component[key], [language]: target.value } })}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

const Row = ({ component, place, onChange, onRemove }: RowProps) => {
  const t = useText();
  const { id } = useFormView();
  const { quantity, price, required, name, productId } = component;
  return (
    <li className="pe-comp">
      <Words {...{ component, place, onChange }} />
      <div className="pe-comp__facts">
        <TextInput
          label={t('catalogue.edit.component.quantity')}
          inputMode="numeric"
          value={quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
        <TextInput
          label={t('catalogue.edit.component.price')}
          inputMode="decimal"
          value={price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <Checkbox checked={required} onChange={({ target }) => onChange({ required: target.checked })}>
          {t('catalogue.edit.component.required')}
        </Checkbox>
        <IconButton
          icon="trash"
          label={t('catalogue.edit.component.remove', { name: name.en || String(place + 1) })}
          onClick={onRemove}
        />
      </div>
      <ProductPicker
        label={t('catalogue.edit.component.product', { number: place + 1 })}
        value={productId}
        except={id}
        onChange={(next) => onChange({ productId: next })}
      />
    </li>
  );
};

/** What a builder buys beside the printed parts. */
export const ComponentsEditor = () => {
  const t = useText();
  const { values, set } = useFormView();
  const error = useErrorOf()('components');
  const { components } = values;
  const put = (next: readonly Component[]) => set('components', next);
  return (
    <fieldset className="pe-comps" aria-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
      <legend className="label">{t('catalogue.edit.components')}</legend>
      <ol>
        {components.map((component, place) => (
          <Row
            key={component.id}
            {...{ component, place }}
            onChange={(changes) => put(components.map((one) => (one === component ? { ...one, ...changes } : one)))}
            onRemove={() => put(components.filter((one) => one !== component))}
          />
        ))}
      </ol>
      <FieldErrorLine>{error}</FieldErrorLine>
      <Button variant="quiet" small icon="plus" onClick={() => put([...components, newComponent(uniqueKey())])}>
        {t('catalogue.edit.component.add')}
      </Button>
    </fieldset>
  );
};
