import { BOATS } from './sample.boats.ts';
import { PARTS } from './sample.parts.ts';
import { PLANES } from './sample.planes.ts';
import { ROCKETS } from './sample.rockets.ts';
import type { BuildOrder } from './model-builder.ts';
import type { SampleProduct } from './sample.types.ts';

/** All products of the sample by id. */
export const SAMPLE_PRODUCTS: readonly SampleProduct[] = [...ROCKETS, ...BOATS, ...PLANES, ...PARTS].sort(
  (a, b) => a.id - b.id,
);

/** What is sold of a model is a model of its own where it is only some of the parts. */
export const modelIdOf = ({ model, slug }: SampleProduct): string => (model.parts ? `${model.id}/${slug}` : model.id);

/** What to build for a model id of the sample: files that are sold come with a guide. Undefined for an unknown id. */
export const buildOrderOf = (modelId: string): BuildOrder | undefined => {
  const products = SAMPLE_PRODUCTS.filter((product) => modelIdOf(product) === modelId);
  return products[0] && { ...products[0].model, guide: products.some(({ productType }) => productType === 'DIGITAL') };
};
