import { useProductPreviewQuery } from '../../../features/catalog/product/ProductPreview.gen.ts';
import { ProductPage } from '../../../features/catalog/product/product-page.tsx';
import { ViewBuy } from '../../../features/admin-product/view-buy.tsx';
import { ViewFrame } from '../../../features/admin-product/view-frame.tsx';
import { ScreenSkeleton } from '../../../features/admin-product/screen-skeleton.tsx';
import { prefetchViewer } from '../../../features/viewer3d/use-viewer.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { viewerOf } from '../../product-viewer.tsx';
import { AdminProductScreen } from '../../screens/admin-product-screen.tsx';

const View = ({ id }: { id: number }) => {
  const { data, error, refetch } = useProductPreviewQuery({ variables: { id } });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  const { product } = data;
  return (
    <ViewFrame id={id} active={product.active}>
      <ProductPage product={product} buy={() => <ViewBuy />} onReach={prefetchViewer} viewer={viewerOf(product)} />
    </ViewFrame>
  );
};

export const Component = () => <AdminProductScreen>{(id) => <View key={id} id={id} />}</AdminProductScreen>;
