import { useParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { posterOf } from '../../features/catalog/gallery.ts';
import { useProductSuspenseQuery, ProductDocument } from '../../features/catalog/Product.gen.ts';
import { ProductPage } from '../../features/catalog/product-page.tsx';
import { ModelViewer } from '../../features/viewer3d/model-viewer.tsx';
import { PageRefusal } from '../page-error.ts';
import { preload } from '../preload.ts';

const GREATEST_ID = 2 ** 31 - 1;

/** Throws the page's refusal for an address that cannot be a product's. */
function idOf(text = '') {
  const id = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (id <= GREATEST_ID) return id;
  const code = Number.isNaN(id) ? 'INVALID_PRODUCT_ID' : 'PRODUCT_NOT_FOUND';
  throw new PageRefusal({ code, args: { id: text } });
}

export const loader = preload(ProductDocument, ({ params }) => ({ id: idOf(params.id) }));

/** Another tab of the same product needs nothing new from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

const NO_ORBIT: readonly number[] = [];

export const Component = () => {
  const { id } = useParams();
  const { product } = useProductSuspenseQuery({ variables: { id: Number(id) } }).data;
  const { modelPath, modelViewerSettings, stockState } = product;
  return (
    <ProductPage
      key={product.id}
      product={product}
      buy={(quantity) => (
        <AddToCart product={product} quantity={quantity} soldOut={stockState === 'OUT_OF_STOCK'} block />
      )}
      viewer={({ autoStart, onStart }) =>
        modelPath && (
          <ModelViewer
            src={modelPath}
            orbit={modelViewerSettings?.cameraOrbit ?? NO_ORBIT}
            poster={posterOf(product)}
            name={product.name}
            autoStart={autoStart}
            onStart={onStart}
          />
        )
      }
    />
  );
};
