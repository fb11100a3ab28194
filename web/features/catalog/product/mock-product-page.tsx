import { useText } from '../../../intl/use-text.ts';
import { Head } from '../../../lib/head.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Price } from '../../../ui/price.tsx';
import { MockNotice } from '../mock-notice.tsx';
import { mockProduct } from './mock-product.ts';
import './product.css';

/** In the place of a product that the network did not bring. It cannot be bought. */
export function MockProductPage({ id }: { id: number }) {
  const t = useText();
  const { name, price, description } = mockProduct(id);
  const crumbs = [
    { to: '/', text: t('products.home') },
    { to: '/products', text: t('products.title') },
    { text: <span lang="en">{name}</span> },
  ];
  return (
    <div className="wrap">
      <Head title={name} />
      <Breadcrumb label={t('products.breadcrumb')} items={crumbs} />
      <div className="pd">
        <span className="drawn" />
        <div className="buy">
          <h1 className="h1" lang="en">
            {name}
          </h1>
          <p className="lead" lang="en">
            {description}
          </p>
          <Price value={price} size="large" className="price--page" />
          <MockNotice />
        </div>
      </div>
    </div>
  );
}
