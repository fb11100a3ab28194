import { useText } from '../../intl/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCart, type Cart } from './use-cart.ts';
import { useCartQuote, type QuoteLine } from './use-cart-quote.ts';
import { useLineNames } from './use-line-names.ts';

const Removed = ({ cart, lines }: { cart: Cart; lines: readonly QuoteLine[] }) => {
  const t = useText();
  const names = useLineNames(lines);
  if (!cart.removed) return null;
  const name = names.current.get(cart.removed.item.product.id);
  return (
    <Notice
      action={
        <Button variant="quiet" small onClick={cart.undo}>
          {t('common.undo')}
        </Button>
      }
    >
      {name ? t('cart.removed', { name }) : t('cart.removedUnknown')}
    </Notice>
  );
};

/** The cart at the right edge: lines, problems, sums, and the way to the checkout. */
export const CartSheet = () => {
  const t = useText();
  const cart = useCart();
  const { isOpen, items, close } = cart;
  const { quote, loading, error, refetch } = useCartQuote(items, !isOpen);
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      label={t('cart.title')}
      closeLabel={t('cart.close')}
      header={
        <h2 className="h3">
          {t('cart.title')} <span className="num faint">{cart.count || ''}</span>
        </h2>
      }
      footer={items.length > 0 && <CartSummary quote={quote} busy={loading} onLeave={close} />}
    >
      <div className="cart-body" aria-busy={loading || undefined}>
        <Removed cart={cart} lines={quote?.lines ?? []} />
        {error && (
          <Notice
            kind="error"
            action={
              <Button variant="quiet" small onClick={() => void refetch()}>
                {t('cart.quoteRetry')}
              </Button>
            }
          >
            {t('cart.quoteFailed')}
          </Notice>
        )}
        {items.length === 0 && <EmptyCart level={3} onLeave={close} />}
        <ul>
          {items.map((item) => (
            <CartLine
              key={item.product.id}
              item={item}
              line={quote?.lines.find(({ productId }) => productId === item.product.id)}
              onQuantity={(quantity) => cart.setQuantity(item.product.id, quantity)}
              onRemove={() => cart.remove(item.product.id)}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  );
};
