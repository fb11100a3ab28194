import { ELECTRIC } from './spares-electric.ts';
import { POWER } from './spares-power.ts';
import { SMALL } from './spares-small.ts';
import type { SampleProduct } from './sample.types.ts';
import { inLocales, type Trio } from './words.ts';

/** A part that is bought and sold on: no files, a photograph, plain figures. */
export interface Spare {
  id: number;
  slug: string;
  sku: string;
  priceMinor: number;
  weightGrams: number;
  onHand: number;
  picture: string;
  attributes: Record<string, number | string>;
  /** What flights know it as. */
  designations?: string;
  name: Trio;
  spec: Trio;
  summary: Trio;
  note: Trio;
  features: Trio[];
}

/** Every bought part of the sample. */
export const SPARES: readonly Spare[] = [...POWER, ...ELECTRIC, ...SMALL];

/** Newer ids were put on the shelf earlier, so that the models stay in front. */
const publishedAt = (id: number): string => new Date(Date.UTC(2026, 9, 50 - id)).toISOString().slice(0, 10);

const productOf = (spare: Spare): SampleProduct => {
  const { id, slug, sku, priceMinor, weightGrams, onHand, attributes, picture, designations } = spare;
  const texts = inLocales((say) => ({
    name: say(spare.name),
    summary: say(spare.summary),
    specLine: say(spare.spec),
    description: `<p>${say(spare.summary)}</p><p>${say(spare.note)}</p>`,
    features: spare.features.map(say),
  }));
  return {
    id,
    slug,
    sku,
    priceMinor,
    weightGrams,
    onHand,
    attributes,
    designations,
    category: 'parts',
    productType: 'PHYSICAL',
    publishedAt: publishedAt(id),
    pictures: [picture],
    texts,
  };
};

export const SPARE_PRODUCTS: SampleProduct[] = SPARES.map(productOf);
