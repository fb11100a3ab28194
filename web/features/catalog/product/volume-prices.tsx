import { useText } from '../../../intl/use-text.ts';
import { Price } from '../../../ui/price.tsx';
import type { FullProduct } from './buy-box.tsx';

/** What a piece costs where more are bought. */
export function VolumePrices({ prices }: { prices: FullProduct['volumePrices'] }) {
  const t = useText();
  if (prices.length === 0) return null;
  return (
    <ul className="volume" aria-label={t('products.volume')}>
      {prices.map(({ from, price }) => (
        <li key={from}>
          {t('products.volumeFrom', { count: from })} <Price value={price} />{' '}
          <span className="faint">{t('products.each')}</span>
        </li>
      ))}
    </ul>
  );
}
