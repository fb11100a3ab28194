import { useSyncExternalStore } from 'react';
import { NavLink } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { marks } from './wishlist-cells.ts';

/** Leads to the list; its badge counts the products. */
export const WishlistLink = () => {
  const t = useText();
  const { size } = useSyncExternalStore(marks.subscribe, marks.get, marks.initial);
  return (
    <NavLink className="ib" to="/wishlist" aria-label={t('nav.wishlist', { count: size })}>
      <Icon name="heart" />
      <Badge count={size} />
    </NavLink>
  );
};
