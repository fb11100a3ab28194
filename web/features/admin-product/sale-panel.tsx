import { useText } from '../../intl/use-text.ts';
import { Switch } from '../../ui/form/choice.tsx';
import { FieldErrorLine } from '../../ui/form/error-line.tsx';
import { useFormView } from './form-context.ts';
import type { ProductChoicesQuery } from './EditProduct.gen.ts';
import { plainFieldsOf } from './product-input.ts';
import { ProductPicker } from './product-picker.tsx';
import { useErrorOf, ValueInput, ValueSelect } from './value-fields.tsx';

interface SalePanelProps {
  isNew: boolean;
  categories: ProductChoicesQuery['adminCategories'];
}

const OnSale = () => {
  const t = useText();
  const { values, set } = useFormView();
  const error = useErrorOf()('active');
  return (
    <>
      <Switch
        hint={t(values.active ? 'catalogue.edit.activeHint' : 'catalogue.edit.inactiveHint')}
        checked={values.active}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'active-error'}
        onChange={({ target }) => set('active', target.checked)}
      >
        {t('catalogue.edit.active')}
      </Switch>
      <FieldErrorLine id="active-error">{error}</FieldErrorLine>
    </>
  );
};

const OTHER_TYPE = { DIGITAL: 'PHYSICAL', PHYSICAL: 'DIGITAL' } as const;

/** The kit of these files, or the files of this kit. */
const Counterpart = () => {
  const t = useText();
  const { id, values, set } = useFormView();
  const type = OTHER_TYPE[values.productType];
  return (
    <ProductPicker
      key={type}
      label={t(`catalogue.edit.counterpart.${type}`)}
      value={values.counterpart}
      type={type}
      except={id}
      error={useErrorOf()('counterpart')}
      onChange={(next) => set('counterpart', next)}
    />
  );
};

interface PlainInputsProps {
  fields: ReturnType<typeof plainFieldsOf>;
  inputMode: 'numeric' | 'url' | 'text';
}

const PlainInputs = ({ fields, inputMode }: PlainInputsProps) => {
  const t = useText();
  return fields.map(({ name, label, hint }) => (
    <ValueInput key={name} name={name} label={t(label)} hint={hint && t(hint)} inputMode={inputMode} />
  ));
};

/** Whether, for how much and where it is sold. */
export const SalePanel = ({ isNew, categories }: SalePanelProps) => {
  const t = useText();
  const { values } = useFormView();
  const plain = plainFieldsOf(values.productType);
  const figures = plain.filter(({ type }) => type === 'whole');
  const types = (['DIGITAL', 'PHYSICAL'] as const).map((value) => ({
    value,
    label: t(`catalogue.edit.type.${value}`),
  }));
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.sale')}</h2>
      <OnSale />
      <div className="pe-two">
        <ValueInput name="price" label={t('catalogue.edit.price')} inputMode="decimal" />
        <ValueInput name="sku" label={t('catalogue.edit.sku')} />
      </div>
      {isNew ? (
        <ValueSelect name="productType" label={t('catalogue.edit.type')} options={types} />
      ) : (
        <p>
          <span className="label">{t('catalogue.edit.type')}</span>{' '}
          {types.find((one) => one.value === values.productType)?.label}
        </p>
      )}
      <ValueSelect
        name="category"
        label={t('catalogue.edit.category')}
        none={t('catalogue.edit.choose')}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      {figures.length > 0 && (
        <div className="pe-two">
          <PlainInputs fields={figures} inputMode="numeric" />
        </div>
      )}
      <Counterpart />
      {values.productType === 'PHYSICAL' && (
        <ValueInput
          name="bundlePrice"
          label={t('catalogue.edit.bundle')}
          hint={t('catalogue.edit.bundle.hint')}
          inputMode="decimal"
        />
      )}
      <ValueInput name="slug" label={t('catalogue.edit.slug')} hint={t('catalogue.edit.slugHint')} />
      <PlainInputs fields={plain.filter(({ type }) => type === 'words')} inputMode="text" />
      <PlainInputs fields={plain.filter(({ type }) => type === 'address')} inputMode="url" />
    </section>
  );
};
