import type { ComponentType } from 'react';
import {
  data,
  useLoaderData,
  useParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { AddBoth, AddToCart, refusalOf } from '../../features/cart/add-to-cart.tsx';
import { BomActionContext, type BomLine, type KeepLine } from '../../lib/chosen-line.ts';
import { MOCK } from '../../features/catalog/product/mock-product.ts';
import { MockProductPage } from '../../features/catalog/product/mock-product-page.tsx';
import { OwnedNotice } from '../../features/catalog/product/owned/owned-notice.tsx';
import {
  ProductDocument,
  useProductQuery,
  type ProductPageFieldsFragment,
} from '../../features/catalog/product/Product.gen.ts';
import { ProductPage } from '../../features/catalog/product/product-page.tsx';
import {
  useWithdrawnProductQuery,
  WithdrawnProductDocument,
} from '../../features/catalog/product/WithdrawnProduct.gen.ts';
import { WithdrawnPage } from '../../features/catalog/product/withdrawn-page.tsx';
import { useOwnedCopy } from '../../features/catalog/product/owned/use-owned-copy.ts';
import { ProductReviews } from '../../features/reviews/product-reviews.tsx';
import { prefetchViewer } from '../../features/viewer3d/use-viewer.ts';
import { withClient } from '../../lib/graphql/lazy-client.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { PageRefusal, UnreachableError } from '../failures/page-error.ts';
import type * as ProductModel from '../product-model.tsx';
import { loadPageTexts } from '../page-route.ts';
import { viewerOf } from '../product-viewer.tsx';
import { ask } from '../data/preload.ts';
import { productIdOf } from '../addresses/product-address.ts';

/** Which page an address has: that of a product on sale, of one that is not, or of one that the network did not bring. */
type PageKind = 'onSale' | 'withdrawn' | typeof MOCK;

const AddLines = lazyPart(() => import('../../features/cart/add-lines.tsx').then((module) => module.AddLines));
const readable = async <Part,>(part: Promise<Part>, namespace: 'flight' | 'gallery' | 'parts'): Promise<Part> =>
  (await Promise.all([part, loadPageTexts([namespace])]))[0];

const MotionSection = lazyPart(() =>
  readable(import('../product-motion.tsx'), 'flight').then((module) => module.MotionSection),
);
const ofModel = <Props extends object>(pick: (module: typeof ProductModel) => ComponentType<Props>) =>
  lazyPart(() => readable(withClient(import('../product-model.tsx')), 'parts').then(pick));
const ModelParts = ofModel((module) => module.ModelParts);
const TailoringSection = ofModel((module) => module.TailoringSection);
const FitsWith = ofModel((module) => module.FitsWith);
const ProductBuilds = lazyPart(() =>
  readable(withClient(import('../../features/gallery/product-builds.tsx')), 'gallery').then(
    (module) => module.ProductBuilds,
  ),
);
const buyLines = (lines: readonly BomLine[], keep?: KeepLine) => <AddLines lines={lines} keep={keep} />;

/** A product that is off sale has a page too: it says so, and what else there is. So has one that the network did not bring. */
export const loader = async (args: LoaderFunctionArgs) => {
  const id = await productIdOf(args);
  if (id instanceof Response) return id;
  try {
    const { product } = await ask(args.context, ProductDocument, { id });
    if (!product) throw new PageRefusal({ code: 'PRODUCT_NOT_FOUND', args: { id } });
    return 'onSale';
  } catch (error) {
    if (error instanceof UnreachableError) return MOCK;
    if (!(error instanceof PageRefusal) || error.data.code !== 'PRODUCT_INACTIVE') throw error;
    await ask(args.context, WithdrawnProductDocument, { id });
    return data('withdrawn', { status: error.status });
  }
};

/** Another tab of the same product needs nothing new from the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

/** The way to buy a kit with its files, where both may be bought. */
const bothOf = (product: ProductPageFieldsFragment, owned: boolean) =>
  product.counterpart && !owned && refusalOf(product.stockState) === null ? (
    <AddBoth products={[product, product.counterpart]} />
  ) : null;

const Whole = ({ product }: { product: ProductPageFieldsFragment }) => {
  const owned = useOwnedCopy(product);
  const { stockState } = product;
  return (
    <BomActionContext value={buyLines}>
      <ProductPage
        key={product.id}
        product={product}
        buy={(quantity) =>
          owned ? (
            <OwnedNotice copy={owned} />
          ) : (
            <AddToCart product={product} quantity={quantity} refusal={refusalOf(stockState)} block />
          )
        }
        buyBoth={bothOf(product, Boolean(owned))}
        onReach={prefetchViewer}
        viewer={viewerOf(product)}
        parts={() => (
          <>
            <WhenNear room="ModelParts" count={product.parts.length}>
              <ModelParts id={product.id} />
            </WhenNear>
            {product.tailoring && (
              <WhenNear room="Tailoring">
                <TailoringSection
                  id={product.id}
                  buy={owned ? null : (keep) => buyLines([], keep)}
                  buyNeeds={buyLines}
                />
              </WhenNear>
            )}
          </>
        )}
        flight={() => (
          <WhenNear room={(product.flight ?? product.drive)?.__typename}>
            <MotionSection id={product.id} flies={product.flight !== null} buy={buyLines} />
          </WhenNear>
        )}
        fits={() => (
          <WhenNear room="FitsWith" count={product.fitsWithCount}>
            <FitsWith id={product.id} count={product.fitsWithCount} />
          </WhenNear>
        )}
        reviews={() => <ProductReviews product={product} />}
        builds={() => (
          <WhenNear room="ProductBuilds" count={product.builds.totalCount}>
            <ProductBuilds id={product.id} />
          </WhenNear>
        )}
      />
    </BomActionContext>
  );
};

const OnSale = ({ id }: { id: number }) => {
  const { data: known } = useProductQuery({ variables: { id } });
  return known?.product && <Whole product={known.product} />;
};

const Withdrawn = ({ id }: { id: number }) => {
  const { data: known } = useWithdrawnProductQuery({ variables: { id } });
  return known && <WithdrawnPage id={id} product={known.withdrawnProduct} />;
};

const PAGES = { onSale: OnSale, withdrawn: Withdrawn, [MOCK]: MockProductPage };

export const Component = () => {
  const Page = PAGES[useLoaderData<PageKind>()];
  return <Page id={Number(useParams().id)} />;
};
