import type { FullProduct } from '../features/catalog/product/buy-box.tsx';
import { picturesOf, posterOf } from '../features/catalog/product/gallery/gallery.ts';
import { ModelViewer } from '../features/viewer3d/model-viewer.tsx';

/** How many pictures stand in for the turning model. */
const FIXED_VIEWS = 4;

/** The turning model of a product, in its page and in the preview of it; nothing for a product without one. */
export const viewerOf =
  (product: FullProduct) =>
  ({ autoStart, onStart }: { autoStart: boolean; onStart?: () => void }) =>
    product.modelPath && (
      <ModelViewer
        src={product.modelPath}
        settings={product.modelViewerSettings}
        poster={posterOf(product)}
        views={picturesOf(product).slice(0, FIXED_VIEWS)}
        name={product.name}
        parts={product.parts}
        productId={product.id}
        compact={autoStart}
        autoStart={autoStart}
        onStart={onStart}
      />
    );
