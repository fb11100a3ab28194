import { usePrinter } from '../features/catalog/print/printer.ts';
import type { FileParts } from '../features/orders/file-parts.ts';
import type { ChoiceChecks } from '../features/tailoring/choice-warnings.tsx';
import type { BuyNeeds } from '../features/tailoring/choice-needs.tsx';
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
const Grounded = lazyPart(() =>
  withClient(import('../features/flight/tailored/grounded-check.tsx')).then((module) => module.GroundedCheck),
);
const Section = lazyPart(() =>
  readable(withClient(import('../features/tailoring/tailoring-section.tsx'))).then((module) => module.TailoringSection),
);
const Compared = lazyPart(() => import('./model-changes.tsx').then((module) => module.versionChanges));
const Files = lazyPart(() =>
  readable(withClient(import('../features/tailoring/tailor-files.tsx'))).then((module) => module.TailorFiles),
);

const picture: BodiesPicture = (bodies, label) => <BodiesView bodies={bodies} label={label} />;

interface TailoringSectionProps {
  id: number;
  buy: BuyKept;
  buyNeeds: BuyNeeds;
}

/** What may be chosen of a model, on the page of its files. */
export function TailoringSection({ id, buy, buyNeeds }: TailoringSectionProps) {
  const { printer, bed } = usePrinter();
  const flown: ChoiceChecks['flown'] = (tell) => <Grounded id={id} tell={tell} />;
  const checks = { bed, isOwnBed: printer !== null, flown };
  return <Section id={id} buy={buy} buyNeeds={buyNeeds} picture={picture} checks={checks} />;
}

/** What a buyer may choose of bought files, and what a version of them changed. */
export const fileParts: FileParts = {
  tailored: (files) => <Files {...files} picture={picture} />,
  compared: (versions) => <Compared {...versions} />,
};
