import { useApolloClient } from '@apollo/client/react';
import { useText } from '../../intl/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { CartSlot } from './cart-slot.ts';
import { SelectionBar } from './selection-bar.tsx';
import { isOrderable, useMoveToCart } from './use-move-to-cart.ts';
import { useSelection } from './use-selection.ts';
import { WishlistRow } from './wishlist-row.tsx';
import type { WishlistItem, WishlistState } from './wishlist-state.ts';
import { wishlist } from './wishlist-store.ts';

const Row = ({
  item,
  selected,
  onSelect,
  onMove,
  onRemove,
}: {
  item: WishlistItem;
  selected: boolean;
  onSelect: (on: boolean) => void;
  onMove: () => void;
  onRemove: () => void;
}) => {
  const t = useText();
  const { isAvailable, product } = item;
  const name = product?.name ?? '';
  return (
    <WishlistRow item={item} selected={selected} onSelect={onSelect}>
      <Button
        variant="line"
        small
        className="wl__b"
        disabled={!isOrderable(item)}
        aria-label={isOrderable(item) ? t('wishlist.moveOne', { name }) : undefined}
        onClick={onMove}
      >
        {t(isOrderable(item) ? 'wishlist.move' : isAvailable && product ? 'cart.soldOut' : 'wishlist.unavailable')}
      </Button>
      <IconButton className="wl__x" icon="x" label={t('wishlist.remove', { name })} onClick={onRemove} />
    </WishlistRow>
  );
};

/** The products, what can be done with each, and with the selected ones. */
export const WishlistItems = ({ list, cart }: { list: WishlistState; cart: CartSlot }) => {
  const t = useText();
  const client = useApolloClient();
  const move = useMoveToCart(cart);
  const selection = useSelection(list.items);
  const { selected } = selection;
  return (
    <>
      <SelectionBar selection={selection}>
        <Button variant="line" small disabled={!selected.some(isOrderable)} onClick={() => void move(selected)}>
          {t('wishlist.moveSelected')}
        </Button>
        <Button
          variant="quiet"
          small
          icon="trash"
          disabled={selected.length === 0}
          onClick={() => void wishlist.removeAll(client, selected)}
        >
          {t('wishlist.removeSelected')}
        </Button>
      </SelectionBar>
      <ul className="wl-list">
        {list.items.map((item) => (
          <Row
            key={item.productId}
            item={item}
            selected={selection.has(item.productId)}
            onSelect={(on) => selection.select(item.productId, on)}
            onMove={() => void move([item])}
            onRemove={() => void wishlist.remove(client, item.productId, item.product?.name ?? '')}
          />
        ))}
      </ul>
    </>
  );
};
