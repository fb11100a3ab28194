import {
  data,
  useLoaderData,
  useParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { BomActionContext, type BomLine } from '../../features/catalog/bom-action.ts';
import { picturesOf, posterOf } from '../../features/catalog/gallery.ts';
import { MOCK } from '../../features/catalog/mock-product.ts';
import { MockProductPage } from '../../features/catalog/mock-product-page.tsx';
import { OwnedNotice } from '../../features/catalog/owned-notice.tsx';
import { useProductSuspenseQuery, ProductDocument } from '../../features/catalog/Product.gen.ts';
import { ProductPage } from '../../features/catalog/product-page.tsx';
import { WithdrawnProductDocument } from '../../features/catalog/WithdrawnProduct.gen.ts';
import { WithdrawnPage } from '../../features/catalog/withdrawn-page.tsx';
import { useOwnedCopy } from '../../features/catalog/use-owned-copy.ts';
import { ProductReviews } from '../../features/reviews/product-reviews.tsx';
import { ModelViewer } from '../../features/viewer3d/model-viewer.tsx';
import { late } from '../../ui/late.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { PageRefusal, Unreachable } from '../page-error.ts';
import { lateTexts } from '../page-route.ts';
import { ask } from '../preload.ts';
import { productIdOf } from '../product-address.ts';

const GONE = 'gone';

const AddLines = late(() => import('../../features/cart/add-lines.tsx').then((module) => module.AddLines));
const FlightSection = late(async () => {
  const [module] = await Promise.all([import('../../features/flight/flight-section.tsx'), lateTexts(['flight'])]);
  return module.FlightSection;
});
const ModelParts = late(async () => {
  const [module] = await Promise.all([import('../../features/model-parts/model-parts.tsx'), lateTexts(['parts'])]);
  return module.ModelParts;
});
const ProductBuilds = late(async () => {
  const [module] = await Promise.all([import('../../features/gallery/product-builds.tsx'), lateTexts(['gallery'])]);
  return module.ProductBuilds;
});
const buyLines = (lines: readonly BomLine[]) => <AddLines lines={lines} />;

/** A product that is off sale has a page too: it says so, and what else there is. So has one that the network did not bring. */
export const loader = async (args: LoaderFunctionArgs) => {
  const id = await productIdOf(args);
  if (id instanceof Response) return id;
  try {
    await ask(args.context, ProductDocument, { id });
    return null;
  } catch (error) {
    if (error instanceof Unreachable) return MOCK;
    if (!(error instanceof PageRefusal) || error.data.code !== 'PRODUCT_INACTIVE') throw error;
    await ask(args.context, WithdrawnProductDocument, { id });
    return data(GONE, { status: error.status });
  }
};

/** Another tab of the same product needs nothing new from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

/** How many pictures stand in for the turning model. */
const FIXED_VIEWS = 4;

const OnSale = ({ id }: { id: number }) => {
  const { product } = useProductSuspenseQuery({ variables: { id } }).data;
  const owned = useOwnedCopy(product);
  const { modelPath, modelViewerSettings, stockState } = product;
  return (
    <BomActionContext value={buyLines}>
      <ProductPage
        key={product.id}
        product={product}
        buy={(quantity) =>
          owned ? (
            <OwnedNotice copy={owned} />
          ) : (
            <AddToCart product={product} quantity={quantity} soldOut={stockState === 'OUT_OF_STOCK'} block />
          )
        }
        viewer={({ autoStart, onStart }) =>
          modelPath && (
            <ModelViewer
              src={modelPath}
              settings={modelViewerSettings}
              poster={posterOf(product)}
              views={picturesOf(product).slice(0, FIXED_VIEWS)}
              name={product.name}
              parts={product.parts}
              compact={autoStart}
              autoStart={autoStart}
              onStart={onStart}
            />
          )
        }
        parts={() => (
          <WhenNear>
            <ModelParts id={product.id} />
          </WhenNear>
        )}
        flight={() => (
          <WhenNear room={product.flight?.__typename}>
            <FlightSection id={product.id} />
          </WhenNear>
        )}
        reviews={() => <ProductReviews product={product} />}
        builds={() => (
          <WhenNear>
            <ProductBuilds id={product.id} />
          </WhenNear>
        )}
      />
    </BomActionContext>
  );
};

export const Component = () => {
  const id = Number(useParams().id);
  const state: unknown = useLoaderData();
  if (state === MOCK) return <MockProductPage id={id} />;
  return state === GONE ? <WithdrawnPage id={id} /> : <OnSale id={id} />;
};
