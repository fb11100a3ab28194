import type { TextsInput } from '../catalog/catalog.inputs.ts';
import type { Locale } from '../core/locale.ts';

export type SampleTexts = Pick<TextsInput, 'name' | 'summary' | 'description' | 'features' | 'specLine'> & {
  printInfo?: TextsInput['printInfo'];
};

/** A product of the sample catalogue; what all of them share is filled in by the loader. */
export interface SampleProduct {
  id: number;
  slug: string;
  sku: string;
  category: string;
  productType: 'DIGITAL' | 'PHYSICAL';
  priceMinor: number;
  /** What it cost until the sample was loaded; its price is a reduction from this. */
  formerPriceMinor?: number;
  publishedAt: string;
  weightGrams?: number;
  onHand?: number;
  attributes: Record<string, number | string>;
  /** What flights know it as, semicolons between. */
  designations?: string;
  texts: Record<Locale, SampleTexts>;
  /** Names of pictures, best first; those that are not there are passed over. */
  pictures: string[];
  /** Which model it is; with `parts`, only those. What is bought and sold on has none. */
  model?: { id: string; parts?: string[] };
  /** Id of the kit of these files. */
  kit?: number;
}
