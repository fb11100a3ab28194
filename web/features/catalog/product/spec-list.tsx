import type { ProductPageFieldsFragment } from './Product.gen.ts';

type Attributes = ProductPageFieldsFragment['attributes'];

/** The product's properties as a list of terms and values. */
export const SpecList = ({ attributes, label }: { attributes: Attributes; label: string }) =>
  attributes.length === 0 ? null : (
    <dl className="spec" aria-label={label}>
      {attributes.map(({ key, label: term, value }) => (
        <div className="spec__r" key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
