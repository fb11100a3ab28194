import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { useAction } from '../../ui/use-action.ts';
import type { AdminProductPartsFragment } from './AdminProducts.gen.ts';
import { useCodeText } from './code-text.ts';
import { useProductChanges } from './use-product-changes.ts';

/** On sale or not, switched where it stands; what the product lacks for it is said below. */
export const ActiveCell = ({ product }: { product: AdminProductPartsFragment }) => {
  const t = useText();
  const { setActive } = useProductChanges();
  const codeText = useCodeText();
  const [refused, setRefused] = useState<string | null>(null);
  const { problem, run } = useAction();
  const toggle = async () => {
    setRefused(null);
    const [row] = await setActive([product], !product.active);
    if (row) setRefused(row.errors.map(({ field, code }) => codeText(field, code)).join(' '));
  };
  return (
    <>
      <label className="check switch">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          aria-label={t('catalogue.list.active.of', { name: product.name })}
          checked={product.active}
          onChange={() => void run(toggle)}
        />
      </label>
      {(problem ?? refused) && (
        <p className="err" role="alert">
          <span>{problem ?? refused}</span>
        </p>
      )}
    </>
  );
};
