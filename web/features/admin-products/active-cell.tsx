import { useText } from '../../intl/use-text.ts';
import { useAction } from '../../ui/use-action.ts';
import type { AdminProductPartsFragment } from './AdminProducts.gen.ts';
import { useProductChanges } from './use-product-changes.ts';

/** On sale or not, switched where it stands. */
export const ActiveCell = ({ product }: { product: AdminProductPartsFragment }) => {
  const t = useText();
  const { setActive } = useProductChanges();
  const { problem, run } = useAction();
  return (
    <>
      <label className="check switch">
        <input
          type="checkbox"
          role="switch"
          aria-label={t('catalogue.list.active.of', { name: product.name })}
          checked={product.active}
          onChange={() => void run(() => setActive([product], !product.active))}
        />
      </label>
      {problem && (
        <p className="err" role="alert">
          <span>{problem}</span>
        </p>
      )}
    </>
  );
};
