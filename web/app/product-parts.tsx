import { ModelParts } from '../features/model-parts/model-parts.tsx';
import { TailoringSection } from './tailoring-parts.tsx';

/** The printed parts of a product, and what of them may be chosen. */
export const ProductParts = ({ id }: { id: number }) => (
  <>
    <ModelParts id={id} />
    <TailoringSection id={id} />
  </>
);
