import type { TailorableFiles } from '../features/orders/tailored-files.ts';
import type { BuyKept } from '../features/tailoring/tailoring-section.tsx';
import type { BodiesPicture } from '../features/tailoring/tailored-picture.tsx';
import { withClient } from '../lib/graphql/lazy-client.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadPageTexts } from './page-route.ts';

const readable = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadPageTexts(['parts'])]))[0];

const BodiesView = lazyPart(() =>
  import('../features/viewer3d/bodies/bodies-view.tsx').then((module) => module.BodiesView),
);
const Section = lazyPart(() =>
  readable(withClient(import('../features/tailoring/tailoring-section.tsx'))).then((module) => module.TailoringSection),
);
const Files = lazyPart(() =>
  readable(withClient(import('../features/tailoring/tailor-files.tsx'))).then((module) => module.TailorFiles),
);

const picture: BodiesPicture = (bodies, label) => <BodiesView bodies={bodies} label={label} />;

/** What may be chosen of a model, on the page of its files. */
export const TailoringSection = (props: { id: number; buy: BuyKept }) => <Section {...props} picture={picture} />;

/** What a buyer chose of bought files, and may choose. */
export const tailoredFiles = (files: TailorableFiles) => <Files {...files} picture={picture} />;
