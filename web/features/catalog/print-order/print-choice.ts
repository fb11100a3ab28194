import type { PrintChoiceInput } from '../../../codegen/schema.gen.ts';
import { PRINT_LIMITS } from '../../../codegen/print-limits.gen.ts';
import type { PrintOfferQuery } from './PrintOffer.gen.ts';

export type Offer = NonNullable<NonNullable<PrintOfferQuery['product']>['printOffer']>;
export type OfferedPart = Offer['parts'][number];

/** What a visitor chose of an offer; parts by their ids, absent: not chosen. */
export interface Choice {
  readonly copies: Readonly<Record<string, number>>;
  readonly material: string;
  readonly colour: string;
}

const coloursOf = ({ materials }: Offer, material: string) =>
  materials.find((each) => each.material === material)?.colours ?? [];

/** Nothing is ticked; of the materials the one that most parts are meant for, where it is stocked. */
export const emptyChoice = (offer: Offer): Choice => {
  const wanted = (material: string) => offer.parts.filter((part) => part.material === material).length;
  const [first] = offer.materials.map(({ material }) => material).sort((a, b) => wanted(b) - wanted(a));
  const material = first ?? '';
  return { copies: {}, material, colour: coloursOf(offer, material)[0]?.hex ?? '' };
};

/** Another material has other colours: the same where it is stocked, else its first. */
export const withMaterial = (offer: Offer, choice: Choice, material: string): Choice => {
  const colours = coloursOf(offer, material);
  const kept = colours.find(({ hex }) => hex === choice.colour) ?? colours[0];
  return { ...choice, material, colour: kept?.hex ?? '' };
};

/** So many copies of a part; 0 takes it out. */
export const withCopies = (choice: Choice, partId: string, copies: number): Choice => {
  const { [partId]: _gone, ...others } = choice.copies;
  return { ...choice, copies: copies > 0 ? { ...others, [partId]: copies } : others };
};

/** Every part that can be printed, as often as the model needs it, as far as one line may hold. */
export const withAll = ({ parts }: Offer, choice: Choice): Choice => {
  const printable = parts.filter(({ problem }) => !problem).slice(0, PRINT_LIMITS.parts);
  return {
    ...choice,
    copies: Object.fromEntries(
      printable.map(({ partId, quantity }) => [partId, Math.min(quantity, PRINT_LIMITS.copies)]),
    ),
  };
};

export const inputOf = (productId: number, { copies, material, colour }: Choice): PrintChoiceInput => ({
  productId,
  material,
  colour,
  parts: Object.entries(copies).map(([partId, count]) => ({ partId, copies: count })),
});

/** What keeps a choice from being asked for: nothing in it, or more than one line may hold. */
export const gapOf = ({ copies }: Choice): 'none' | 'tooMany' | null => {
  const counts = Object.values(copies);
  if (counts.length === 0) return 'none';
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.length > PRINT_LIMITS.parts || all > PRINT_LIMITS.copiesInAll ? 'tooMany' : null;
};
