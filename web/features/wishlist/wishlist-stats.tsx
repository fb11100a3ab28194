import { useText } from '../../intl/use-text.ts';
import { Price } from '../../ui/price.tsx';
import { statsOf, type WishlistState } from './wishlist-state.ts';

/** How much there is and what it is worth. */
export const WishlistStats = ({ list }: { list: WishlistState }) => {
  const t = useText();
  const { total, available, unavailable, value } = statsOf(list);
  const counts = [
    { name: 'wishlist.stats.items', count: total },
    { name: 'wishlist.stats.available', count: available },
    { name: 'wishlist.stats.unavailable', count: unavailable },
  ] as const;
  return (
    <dl className="wl-stats">
      {counts.map(({ name, count }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      <div>
        <dt>{t('wishlist.stats.value')}</dt>
        <dd>
          <Price value={value} />
        </dd>
      </div>
    </dl>
  );
};
