import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { WishlistItem } from './wishlist-state.ts';

interface WishlistRowProps {
  item: WishlistItem;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** At the end of the row. */
  children?: ReactNode;
}

const About = ({
  product: { id, name, sku, productType },
  isAvailable,
}: {
  product: NonNullable<WishlistItem['product']>;
  isAvailable: boolean;
}) => {
  const t = useText();
  return (
    <div>
      <p className="wl__t">{isAvailable ? <Link to={`/products/${id}`}>{name}</Link> : name}</p>
      <p className="pn">
        {sku} · {t(productType === 'PHYSICAL' ? 'wishlist.kit' : 'wishlist.files')}
      </p>
      {!isAvailable && (
        <p className="tag tag--warn wl__tag">
          <Icon name="warn" size={14} />
          {t('wishlist.gone')}
        </p>
      )}
    </div>
  );
};

/** One product of a list, with a box to select it. */
export const WishlistRow = ({ item, selected, onSelect, children }: WishlistRowProps) => {
  const t = useText();
  const { product, price, isAvailable } = item;
  return (
    <li className="wl">
      <label className="check wl__s">
        <input
          type="checkbox"
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          aria-label={t('wishlist.select', { name: product?.name ?? '' })}
        />
      </label>
      <span className="wl__m">
        {product ? <Picture image={product.image} sizes="120px" alt="" /> : <Skeleton aspectRatio="4/3" />}
      </span>
      {product ? <About product={product} isAvailable={isAvailable} /> : <Skeleton height="20px" />}
      <span className="wl__p">{price.minor === 0 ? t('wishlist.free') : <Price value={price} />}</span>
      {children}
    </li>
  );
};
