import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { isLocale } from '../../intl/locale.ts';
import { recentlyViewed, type SeenProduct } from '../../lib/recently-viewed.ts';
import type { FullProduct } from './product/buy-box.tsx';

const NONE: readonly SeenProduct[] = [];

/** The products that this browser looked at last, newest first; none in what the server renders. */
export const useSeen = (): readonly SeenProduct[] =>
  useSyncExternalStore(recentlyViewed.subscribe, recentlyViewed.get, () => NONE);

/** Remembers in this browser that the product was shown, once for each showing. */
export const useRemembered = ({ id, name, price, image }: FullProduct) => {
  const { locale } = useIntl();
  useEffect(() => {
    // A page that was kept for reading without a connection has the price of an earlier day.
    if (!isLocale(locale) || document.documentElement.dataset.kept) return;
    const { minor, currency } = price;
    const { url, width, height, alt, kind } = image;
    const seenAt = new Date().toISOString();
    recentlyViewed.add({
      id,
      name,
      locale,
      seenAt,
      price: { minor, currency },
      image: { url, width, height, alt, kind },
    });
  }, [id, locale]);
};
