import './cart.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CartLine } from './cart-line.tsx';
import type { CartItem, CartItems } from './cart-rules.ts';
import { EmptyCart } from './empty-cart.tsx';
import type { Cart } from './use-cart.ts';
import type { QuoteLine } from './use-cart-quote.ts';
import { useLineNames } from './use-line-names.ts';

interface CartListProps {
  cart: Cart;
  /** The server's word on the lines; empty while it is asked for the first time. */
  lines: readonly QuoteLine[];
  busy: boolean;
}

/** A notice whose button takes the focus, because the one that was pressed has gone. */
const Undo = ({ children, onUndo }: { children: ReactNode; onUndo: () => void }) => {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), [children]);
  return (
    <div ref={place} className="cart-undo">
      <Notice
        action={
          <Button variant="quiet" small onClick={onUndo}>
            {t('common.undo')}
          </Button>
        }
      >
        <p>{children}</p>
      </Notice>
    </div>
  );
};

const Remedy = ({ item, line, cart }: { item: CartItem; line: QuoteLine; cart: Cart }) => {
  const t = useText();
  const { id } = item.product;
  const left = line.problem === 'NOT_ENOUGH_STOCK' ? (line.available ?? 0) : 0;
  if (left > 0) {
    return (
      <Button variant="line" small onClick={() => cart.setQuantity(id, left)}>
        {t('checkout.cart.setTo', { count: left })}
      </Button>
    );
  }
  if (line.problem === 'DIGITAL_LIMIT' || line.problem === 'DUPLICATE') return null;
  return (
    <Button variant="line" small onClick={() => cart.remove(id)}>
      {t('checkout.cart.removeShort')}
    </Button>
  );
};

const useEmptiedFocus = (cart: Cart) => {
  const [emptied, setEmptied] = useState<CartItems>([]);
  const empty = () => {
    setEmptied(cart.items);
    cart.clear();
  };
  const restore = () => {
    for (const { product, quantity } of emptied) cart.add(product, quantity);
    setEmptied([]);
  };
  return { emptied: cart.items.length === 0 && emptied.length > 0, empty, restore };
};

const Undos = ({
  cart,
  name,
  emptied,
  restore,
}: {
  cart: Cart;
  name: string | undefined;
  emptied: boolean;
  restore: () => void;
}) => {
  const t = useText();
  if (emptied) return <Undo onUndo={restore}>{t('checkout.cart.cleared')}</Undo>;
  if (!cart.removed) return null;
  return <Undo onUndo={cart.undo}>{name ? t('cart.removed', { name }) : t('cart.removedUnknown')}</Undo>;
};

/** The cart as a page shows it: lines with their problems and remedies, undo, and the empty state. */
export const CartList = ({ cart, lines, busy }: CartListProps) => {
  const t = useText();
  const names = useLineNames(lines);
  const { emptied, empty, restore } = useEmptiedFocus(cart);
  const removedId = cart.removed?.item.product.id;
  return (
    <div aria-busy={busy || undefined}>
      <Undos
        cart={cart}
        name={removedId === undefined ? undefined : names.current.get(removedId)}
        emptied={emptied}
        restore={restore}
      />
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <ul className="cart-lines">
            {cart.items.map((item) => {
              const line = lines.find(({ productId }) => productId === item.product.id);
              return (
                <CartLine
                  key={item.product.id}
                  item={item}
                  line={line}
                  onQuantity={(quantity) => cart.setQuantity(item.product.id, quantity)}
                  onRemove={() => cart.remove(item.product.id)}
                  remedy={line && <Remedy item={item} line={line} cart={cart} />}
                />
              );
            })}
          </ul>
          <div className="row between cart-ways">
            <Link className="link" to="/products">
              {t('checkout.cart.keepBrowsing')}
            </Link>
            <Button variant="quiet" small icon="trash" onClick={empty}>
              {t('checkout.cart.clear')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
