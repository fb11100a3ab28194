import { useContext } from 'react';
import { usePageAddress } from '../../../intl/page-address.ts';
import { JsonLd } from '../../../lib/json-ld.tsx';
import { OriginContext } from '../../../lib/head.tsx';
import { PublicHead } from '../../../ui/public-head.tsx';
import type { FullProduct } from './buy-box.tsx';
import { productData } from './product-json-ld.ts';

const AVAILABILITY = {
  IN_STOCK: 'instock',
  LOW_STOCK: 'instock',
  OUT_OF_STOCK: 'oos',
  ALWAYS: 'instock',
  IN_PREPARATION: 'oos',
} as const;

/** A drawing that stands in for a picture is nothing to share. */
const sharedOf = ({ url, alt }: FullProduct['image']) =>
  url.endsWith('.svg') ? undefined : { path: `${url}?w=1200&f=jpg`, alt };

/** What search engines, messengers and networks are told of a product. */
export function ProductHead({ product }: { product: FullProduct }) {
  const { id, name, summary, image, price, stockState } = product;
  const origin = useContext(OriginContext);
  const address = usePageAddress();
  return (
    <>
      <PublicHead title={name} description={summary} path={`/products/${id}`} image={sharedOf(image)} type="product">
        <meta property="product:price:amount" content={price.decimal} />
        <meta property="product:price:currency" content={price.currency} />
        <meta property="product:availability" content={AVAILABILITY[stockState]} />
      </PublicHead>
      <JsonLd data={productData(product, { origin, address })} />
    </>
  );
}
