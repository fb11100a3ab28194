import type { TailoringPreview } from '../features/admin-product/tailoring/tailoring-form.tsx';
import type { BodiesPicture } from '../features/tailoring/tailored-picture.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadPageTexts } from './page-route.ts';

const BodiesView = lazyPart(() =>
  import('../features/viewer3d/bodies/bodies-view.tsx').then((module) => module.BodiesView),
);
const Preview = lazyPart(async () => {
  const [part] = await Promise.all([import('../features/tailoring/draft/draft-preview.tsx'), loadPageTexts(['parts'])]);
  return part.DraftPreview;
});

const picture: BodiesPicture = (bodies, label) => <BodiesView bodies={bodies} label={label} />;

/** What buyers would see of what they may choose of a draft. */
export const draftTailoring: TailoringPreview = ({ shown, partIds, tell }) => (
  <Preview {...shown} partIds={partIds} picture={picture} tell={tell} />
);
