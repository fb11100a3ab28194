import { EditPage } from '../../../features/admin-product/edit-page.tsx';
import { ModelViewer } from '../../../features/viewer3d/model-viewer.tsx';
import { AdminProductScreen } from '../../screens/admin-product-screen.tsx';

export const Component = () => (
  <AdminProductScreen>
    {(id) => (
      <EditPage
        key={id}
        id={id}
        viewer={({ modelPath, image, parts, name }, settings) =>
          modelPath && (
            <ModelViewer
              src={modelPath}
              settings={settings}
              poster={image}
              views={[image]}
              name={name}
              parts={parts}
              productId={id}
              compact
            />
          )
        }
      />
    )}
  </AdminProductScreen>
);
