import { useState } from 'react';
import type { ProductType, StockState } from '../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCart } from './use-cart.ts';

const REFUSALS = { OUT_OF_STOCK: 'cart.soldOut', IN_PREPARATION: 'cart.inPreparation' } as const;

/** Why a product in this state cannot be bought now. */
export const refusalOf = (state: StockState): keyof typeof REFUSALS | null =>
  state === 'OUT_OF_STOCK' || state === 'IN_PREPARATION' ? state : null;

interface AddToCartProps {
  product: { id: number; name: string; productType: ProductType; price: MoneyValue };
  /** Pieces to add; a digital product is one. */
  quantity?: number;
  /** Why it cannot be bought now; its text stands on the button. */
  refusal?: keyof typeof REFUSALS | null;
  block?: boolean;
  small?: boolean;
}

interface AddBothProps {
  products: readonly AddToCartProps['product'][];
}

/** A kit and its files with one press; files that are in the cart already stay one. */
export const AddBoth = ({ products }: AddBothProps) => {
  const t = useText();
  const { add, open } = useCart();
  const press = () => {
    for (const { id, productType, price } of products) add({ id, productType, price: price.minor / 100 }, 1);
    open();
  };
  return (
    <Button variant="line" block onClick={press}>
      {t('products.withFilesAdd')}
    </Button>
  );
};

/** The buying action: puts the product into the cart and opens the drawer, or says that it is there already. */
export const AddToCart = ({ product, quantity = 1, refusal = null, block, small }: AddToCartProps) => {
  const t = useText();
  const { add, open } = useCart();
  const [refused, setRefused] = useState(false);
  const { id, name, productType, price } = product;
  const press = () => {
    const result = add({ id, productType, price: price.minor / 100 }, quantity);
    setRefused(result === 'limit');
    if (result === 'added') open();
  };
  return (
    <div className="add-to-cart">
      <Button variant="signal" block={block} small={small} disabled={refusal !== null} onClick={press}>
        {t(refusal ? REFUSALS[refusal] : 'cart.add')}
      </Button>
      {refused && <Notice>{t('cart.limitNotice', { name })}</Notice>}
    </div>
  );
};
