import { ModelParts as Parts } from '../features/model-parts/model-parts.tsx';
import { fileParts } from './tailoring-parts.tsx';

/** Every part of a product's model, its versions, and what changed between them. */
export const ModelParts = ({ id }: { id: number }) => (
  <Parts id={id} compare={(versions) => fileParts.compared({ id, versions })} />
);
