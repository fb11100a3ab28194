import type { ShapesView as View } from '../features/model-changes/changed-parts.tsx';
import { withClient } from '../lib/graphql/lazy-client.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { loadPageTexts } from './page-route.ts';

const readable = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadPageTexts(['parts'])]))[0];

const Shapes = lazyPart(() =>
  import('../features/viewer3d/overlay/shapes-view.tsx').then((module) => module.ShapesView),
);
const Versions = lazyPart(() =>
  readable(withClient(import('../features/model-changes/version-changes.tsx'))).then((module) => module.VersionChanges),
);
const Draft = lazyPart(() =>
  readable(withClient(import('../features/model-changes/version-changes.tsx'))).then((module) => module.DraftChanges),
);

const view: View = (shapes) => <Shapes {...shapes} />;

interface VersionsOf {
  id: number;
  versions: readonly { id: string; version: string; publishedAt: string }[];
  isPreview?: boolean;
}

/** What changed between two versions of a product's model. */
export const versionChanges = (of: VersionsOf) => <Versions {...of} view={view} />;

/** What the draft of a product changes of what is sold, as it is saved at that count of changes. */
export const draftChanges = (id: number, version: number) => <Draft key={version} id={id} view={view} />;
