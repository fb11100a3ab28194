import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { recentlyViewed, type SeenProduct } from '../../lib/recently-viewed.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { isPageCached, cachedPicture } from './cached-pages.ts';

const NONE: readonly SeenProduct[] = [];
const subscribe = (listener: () => void) => recentlyViewed.subscribe(listener);

/** Ids of the products whose pages can be read now, in the language of this page. */
const useKeptIds = (products: readonly SeenProduct[], locale: string): ReadonlySet<number> => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    let current = true;
    const look = async ({ id }: SeenProduct) => ((await isPageCached(id, locale)) ? [id] : []);
    Promise.all(products.map(look)).then(
      (found) => current && setIds(new Set(found.flat())),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [products, locale]);
  return ids;
};

const SeenCard = ({ product, kept }: { product: SeenProduct; kept: boolean }) => {
  const t = useText();
  const intl = useIntl();
  const { id, name, price, image, seenAt } = product;
  const ground = image?.kind === 'DRAWING' ? 'drawn' : 'photo';
  return (
    <article className="card">
      <div className="card__m">
        <span className={ground}>
          {image && <img src={cachedPicture(image.url)} alt="" width={image.width} height={image.height} />}
        </span>
      </div>
      <div className="card__b">
        <h3 className="card__t">
          {/* A whole document, so that the worker can answer with what it kept. */}
          <a href={`/products/${id}`}>{name}</a>
        </h3>
        <span className="card__p">
          <Price value={price} />
        </span>
        <p className="card__s">{t('offline.seen.asOf', { date: formatDate(intl, seenAt) })}</p>
        <p className="offline__kept">
          <Icon name={kept ? 'check' : 'info'} />
          {t(kept ? 'offline.seen.kept' : 'offline.seen.notKept')}
        </p>
      </div>
    </article>
  );
};

/** The products seen last in this browser, with prices as they were then. */
export const SeenProducts = () => {
  const t = useText();
  const { locale } = useIntl();
  const products = useSyncExternalStore(subscribe, recentlyViewed.get, () => NONE);
  const kept = useKeptIds(products, locale);
  return (
    <section className="sec" aria-labelledby="seen">
      <div className="sec__h">
        <h2 className="h2" id="seen">
          {t('offline.seen.title')}
        </h2>
      </div>
      {products.length === 0 ? (
        <EmptyState art="paper" level={3} title={t('offline.seen.none')} />
      ) : (
        <div className="grid">
          {products.map((product) => (
            <SeenCard key={product.id} product={product} kept={kept.has(product.id)} />
          ))}
        </div>
      )}
    </section>
  );
};
