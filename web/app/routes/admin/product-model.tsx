import { ModelPage } from '../../../features/admin-product/model/model-page.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { draftTailoring } from '../../draft-tailoring.tsx';
import { draftChanges, versionChanges } from '../../model-changes.tsx';
import { loadPageTexts } from '../../page-route.ts';
import { AdminProductScreen } from '../../screens/admin-product-screen.tsx';

const DraftFlight = lazyPart(async () => {
  const [part] = await Promise.all([
    import('../../../features/flight/draft/draft-flight.tsx'),
    loadPageTexts(['flight']),
  ]);
  return part.DraftFlight;
});

export const Component = () => (
  <AdminProductScreen>
    {(id) => (
      <ModelPage
        key={id}
        id={id}
        flight={(productId, version) => <DraftFlight key={version} id={productId} />}
        tailoring={draftTailoring}
        changes={draftChanges}
        compare={(productId, versions) => versionChanges({ id: productId, versions, isPreview: true })}
      />
    )}
  </AdminProductScreen>
);
