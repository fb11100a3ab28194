import { BENCH } from './bench.ts';
import { BOATS } from './boats.ts';
import { CARS } from './cars.ts';
import { FIRST_ROCKETS } from './first-rockets.ts';
import { PARTS } from './parts.ts';
import { PLANES } from './planes.ts';
import { ROCKETS } from './rockets.ts';
import { SPARE_PRODUCTS } from './spares.ts';
import { TRAINER } from './trainer.ts';
import { TUG } from './tug.ts';
import type { BuildOrder } from './model-builder.ts';
import type { SampleProduct } from './sample.types.ts';

/** All products of the sample by id. */
export const SAMPLE_PRODUCTS: readonly SampleProduct[] = [
  ...ROCKETS,
  ...FIRST_ROCKETS,
  ...BOATS,
  ...TUG,
  ...PLANES,
  ...TRAINER,
  ...CARS,
  ...BENCH,
  ...PARTS,
  ...SPARE_PRODUCTS,
].sort((a, b) => a.id - b.id);

/** What is sold of a model is a model of its own where it is only some of the parts. Undefined for what has no files. */
export const modelIdOf = ({ model, slug }: SampleProduct): string | undefined =>
  model?.parts ? `${model.id}/${slug}` : model?.id;

/** What to build for a model id of the sample: files that are sold come with a guide. Undefined for an unknown id. */
export const buildOrderOf = (modelId: string): BuildOrder | undefined => {
  const products = SAMPLE_PRODUCTS.filter((product) => modelIdOf(product) === modelId);
  const model = products[0]?.model;
  return model && { ...model, guide: products.some(({ productType }) => productType === 'DIGITAL') };
};
