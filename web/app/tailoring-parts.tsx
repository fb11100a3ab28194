import type { TailorableFiles } from '../features/orders/tailored-files.ts';
import type { BodiesPicture } from '../features/tailoring/tailored-picture.tsx';
import { withClient } from '../lib/graphql/lazy-client.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadPageTexts } from './page-route.ts';

const readable = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadPageTexts(['parts'])]))[0];

const BodiesView = lazyPart(() =>
  import('../features/viewer3d/bodies/bodies-view.tsx').then((module) => module.BodiesView),
);
const Files = lazyPart(() =>
  readable(withClient(import('../features/tailoring/tailor-files.tsx'))).then((module) => module.TailorFiles),
);

const picture: BodiesPicture = (bodies, label) => <BodiesView bodies={bodies} label={label} />;

/** What a buyer chose of bought files, and may choose. */
export const tailoredFiles = (files: TailorableFiles) => <Files {...files} picture={picture} />;
