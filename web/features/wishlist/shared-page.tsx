import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { useAccount } from '../../lib/account/use-account.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { message } from './wishlist-cells.ts';
import { wishAsVisitor } from './press-heart.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSharedWishlistQuery } from './SharedWishlist.gen.ts';
import { useSelection } from './use-selection.ts';
import { WishlistRow } from './wishlist-row.tsx';
import { wishlist } from './wishlist-store.ts';
import './wishlist.css';

const MOST = 100;
const NOTHING: readonly never[] = [];

/** A list that somebody shared: to look at, and to take products from into the own list. */
export const SharedWishlistPage = ({ token }: { token: string }) => {
  const t = useText();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { user } = useAccount();
  const { data } = useSharedWishlistQuery({ variables: { token } });
  const items = data?.sharedWishlist.items ?? NOTHING;
  const selection = useSelection(items);
  const { selected } = selection;
  const take = async () => {
    const ids = selected.slice(0, MOST).map(({ productId }) => productId);
    if (!user) return wishAsVisitor(ids, (path) => void navigate(path));
    if (!(await wishlist.addAll(client, ids))) return;
    selection.clear();
    message.set({ text: 'wishlist.kept', values: { count: ids.length } });
  };
  return (
    <div className="wrap wl-page">
      <Breadcrumb
        label={t('wishlist.crumbs')}
        items={[{ to: '/', text: t('wishlist.home') }, { text: t('wishlist.shared.title') }]}
      />
      <h1 className="h1 wl-head">{t('wishlist.shared.title')}</h1>
      {items.length === 0 ? (
        <EmptyState art="paper" title={t('wishlist.shared.empty')} />
      ) : (
        <>
          <SelectionBar selection={selection}>
            <Button small icon="heart" disabled={selected.length === 0} onClick={() => void take()}>
              {t('wishlist.shared.take')}
            </Button>
          </SelectionBar>
          <ul className="wl-list">
            {items.map((item) => (
              <WishlistRow
                key={item.productId}
                item={item}
                selected={selection.has(item.productId)}
                onSelect={(on) => selection.select(item.productId, on)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
