import { useText } from '../../intl/use-text.ts';
import type { ProductChoicesQuery } from './EditProduct.gen.ts';
import { ValueInput, ValueSelect } from './value-fields.tsx';

/** The properties by which lists are narrowed. */
export const FactsPanel = ({ choices }: { choices: ProductChoicesQuery['attributeChoices'] }) => {
  const t = useText();
  return (
    <section className="panel stack">
      <h2 className="h3">{t('catalogue.edit.facts')}</h2>
      <div className="pe-two">
        {choices.map(({ key, label, kind, unit, options }) =>
          kind === 'NUMBER' ? (
            <ValueInput
              key={key}
              name={`attribute.${key}`}
              label={unit ? `${label}, ${unit}` : label}
              inputMode="decimal"
            />
          ) : (
            <ValueSelect
              key={key}
              name={`attribute.${key}`}
              label={label}
              none={t('catalogue.edit.notSaid')}
              options={options}
            />
          ),
        )}
      </div>
    </section>
  );
};
