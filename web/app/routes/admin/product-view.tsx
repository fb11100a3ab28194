import { useProductPreviewQuery } from '../../../features/catalog/product/ProductPreview.gen.ts';
import { picturesOf, posterOf } from '../../../features/catalog/product/gallery/gallery.ts';
import { ProductPage } from '../../../features/catalog/product/product-page.tsx';
import { ViewBuy } from '../../../features/admin-product/view-buy.tsx';
import { ViewFrame } from '../../../features/admin-product/view-frame.tsx';
import { ScreenSkeleton } from '../../../features/admin-product/screen-skeleton.tsx';
import { ModelViewer } from '../../../features/viewer3d/model-viewer.tsx';
import { prefetchViewer } from '../../../features/viewer3d/use-viewer.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { AdminProductScreen } from '../../screens/admin-product-screen.tsx';

const FIXED_VIEWS = 4;

const View = ({ id }: { id: number }) => {
  const { data, error, refetch } = useProductPreviewQuery({ variables: { id } });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  const { product } = data;
  const { modelPath } = product;
  return (
    <ViewFrame id={id} active={product.active}>
      <ProductPage
        product={product}
        buy={() => <ViewBuy />}
        onReach={prefetchViewer}
        viewer={({ autoStart, onStart }) =>
          modelPath && (
            <ModelViewer
              src={modelPath}
              settings={product.modelViewerSettings}
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
      />
    </ViewFrame>
  );
};

export const Component = () => <AdminProductScreen>{(id) => <View key={id} id={id} />}</AdminProductScreen>;
