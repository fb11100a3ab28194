import { useRef, useState } from 'react';
import type { ProductType } from '../../codegen/schema.gen.ts';
import type { MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { AddKept, type KeepLine } from './add-kept.tsx';
import { useCart } from './use-cart.ts';

interface Line {
  product: { id: number; productType: ProductType; price: MoneyValue };
  quantity: number;
}

interface Pieces {
  readonly product: { readonly id: number };
  readonly quantity: number;
}

const quantityOf = (lines: readonly Pieces[], id: number) =>
  lines.filter(({ product }) => product.id === id).reduce((sum, { quantity }) => sum + quantity, 0);

/** What is not in the cart yet. */
const restOf = (lines: readonly Line[], cart: readonly Pieces[]): Line[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - quantityOf(cart, line.product.id);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** How many of these were in the cart before, wholly or in part. */
const countBefore = (lines: readonly Line[], cart: readonly Pieces[], added: readonly Pieces[]) =>
  lines.filter(({ product: { id } }) => quantityOf(cart, id) > quantityOf(added, id)).length;

const sumOf = (lines: readonly Line[]): MoneyValue => ({
  minor: lines.reduce((sum, { product, quantity }) => sum + product.price.minor * quantity, 0),
  currency: lines[0]?.product.price.currency ?? 'EUR',
});

/**
 * Brings several products into the cart with one press, as many of each as it lacks; what that added can be taken out again
 * with another.
 */
function AddAll({ lines }: { lines: readonly Line[] }) {
  const t = useText();
  const { items, add, setQuantity, open } = useCart();
  const [added, setAdded] = useState<readonly Line[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const rest = restOf(lines, items);
  const done = lines.length > 0 && rest.length === 0;
  const before = countBefore(lines, items, added);
  const press = () => {
    const taken = rest.filter(
      ({ product, quantity }) => add({ ...product, price: product.price.minor / 100 }, quantity) === 'added',
    );
    setAdded([...added, ...taken]);
    if (taken.length === 0) open();
  };
  const undo = () => {
    for (const { product, quantity } of items) {
      const mine = quantityOf(added, product.id);
      if (mine > 0) setQuantity(product.id, quantity - mine);
    }
    setAdded([]);
    button.current?.focus();
  };
  return (
    <>
      <div className="bomsum">
        <Price value={sumOf(done ? lines : rest)} size="large" />
        <Button ref={button} icon="cart" disabled={!done && rest.length === 0} onClick={done ? open : press}>
          {done ? t('products.bomShowCart') : t('products.bomAdd', { count: rest.length })}
        </Button>
      </div>
      {before > 0 && <p className="bom__s">{t('products.bomThere', { count: before })}</p>}
      {added.length > 0 && (
        <Notice
          kind="ok"
          action={
            <Button variant="line" small onClick={undo}>
              {t('products.bomUndo')}
            </Button>
          }
        >
          {t('products.bomAdded', { count: added.length })}
        </Notice>
      )}
    </>
  );
}

interface AddLinesProps {
  lines: readonly Line[];
  /** Of what was chosen, which has no line before it is kept. */
  keep?: KeepLine;
}

/** What brings lines that a product page offers into the cart. */
export const AddLines = ({ lines, keep }: AddLinesProps) => (keep ? <AddKept keep={keep} /> : <AddAll lines={lines} />);
