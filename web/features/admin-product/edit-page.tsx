import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import {
  useAdminProductQuery,
  useProductChoicesQuery,
  useProductModelStateQuery,
  type ProductModelStateQuery,
} from './EditProduct.gen.ts';
import { ProductForm } from './product-form.tsx';
import type { ViewerStart } from './product-values.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

export type ProductModel = ProductModelStateQuery['productPreview'];

interface EditPageProps {
  id: number;
  /** The model of a product that has one, as the 3D view shows it. */
  viewer: (product: ProductModel, settings: ViewerStart) => ReactNode;
}

/** A product, to be changed. */
export const EditPage = ({ id, viewer }: EditPageProps) => {
  const t = useText();
  const product = useAdminProductQuery({ variables: { id } });
  const choices = useProductChoicesQuery();
  const model = useProductModelStateQuery({ variables: { id } });
  const failed = product.error ?? choices.error;
  if (failed)
    return <LoadFailure error={failed} onRetry={() => void product.refetch().then(() => choices.refetch())} />;
  if (!product.data || !choices.data) return <ScreenSkeleton />;
  const seen = model.data?.productPreview;
  return (
    <ProductForm
      key={id}
      product={product.data.adminProduct}
      choices={choices.data}
      onSaved={() => {}}
      viewer={(settings) =>
        seen?.modelPath ? viewer(seen, settings) : <p className="muted">{t('catalogue.edit.viewer.none')}</p>
      }
    />
  );
};

/** A product, to be made. */
export const NewProductPage = () => {
  const navigate = useNavigate();
  const choices = useProductChoicesQuery();
  if (choices.error) return <LoadFailure error={choices.error} onRetry={() => void choices.refetch()} />;
  if (!choices.data) return <ScreenSkeleton />;
  return (
    <ProductForm
      product={null}
      choices={choices.data}
      onSaved={({ id }) => void navigate(`/admin/products/${id}/edit`, { replace: true })}
      viewer={() => null}
    />
  );
};
