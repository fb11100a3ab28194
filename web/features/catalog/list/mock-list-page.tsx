import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { Head } from '../../../lib/head.tsx';
import { Price } from '../../../ui/price.tsx';
import './list.css';
import { MockNotice } from '../mock-notice.tsx';
import { MOCK_IDS, mockProduct } from '../product/mock-product.ts';

/** In the place of a list that the network did not bring. */
export function MockListPage() {
  const t = useText();
  return (
    <div className="wrap">
      <Head title={t('products.title')} />
      <div className="row between pl__h">
        <h1 className="h1">{t('products.title')}</h1>
      </div>
      <div className="pl__c">
        <MockNotice />
      </div>
      <section className="grid" aria-label={t('products.list')}>
        {MOCK_IDS.map(mockProduct).map(({ id, name, price, description }) => (
          <article className="card" key={id}>
            <div className="card__m">
              <span className="drawn" />
            </div>
            <div className="card__b">
              <h2 className="card__t" lang="en">
                <Link to={`/products/${id}`}>{name}</Link>
              </h2>
              <span className="card__p">
                <Price value={price} />
              </span>
              <p className="card__s" lang="en">
                {description}
              </p>
            </div>
          </article>
        ))}
      </section>
    </div>
  );
}
