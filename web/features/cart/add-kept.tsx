import { useState } from 'react';
import type { ProductType } from '../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useCart } from './use-cart.ts';

/** Keeps what was chosen and gives the id under which a cart holds it. */
export type KeepLine = () => Promise<{ productId: number; productType: ProductType; price: MoneyValue }>;

/** Puts what was chosen into the cart, once; the same again is there already. */
export function AddKept({ keep }: { keep: KeepLine }) {
  const t = useText();
  const { add, open } = useCart();
  const { busy, problem, run } = useAction();
  const [isThere, setThere] = useState(false);
  const press = () =>
    run(async () => {
      const { productId: id, productType, price } = await keep();
      const result = add({ id, productType, price: price.minor / 100 }, 1);
      setThere(result === 'limit');
      if (result === 'added') open();
    });
  return (
    <div className="stack">
      <Button variant="signal" block icon="cart" busy={busy} onClick={() => void press()}>
        {t('cart.add')}
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
      {isThere && <Notice>{t('products.keptThere')}</Notice>}
    </div>
  );
}
