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

const printableOf = ({ parts }: Offer): readonly OfferedPart[] =>
  parts.filter(({ problem }) => !problem).slice(0, PRINT_LIMITS.parts);

/** So many whole models one line may hold, as far as their parts can be printed. */
export const mostSets = (offer: Offer): number => {
  const quantities = printableOf(offer).map(({ quantity }) => quantity);
  const all = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const most = Math.min(PRINT_LIMITS.copies / Math.max(...quantities), PRINT_LIMITS.copiesInAll / all);
  return quantities.length === 0 ? 0 : Math.max(1, Math.floor(most));
};

/** Every part that can be printed, as often as so many models need it, as far as one line may hold. */
export const withSets = (offer: Offer, choice: Choice, sets: number): Choice => {
  const copies = printableOf(offer).map(
    ({ partId, quantity }) => [partId, Math.min(sets * quantity, PRINT_LIMITS.copies)] as const,
  );
  return { ...choice, copies: sets > 0 ? Object.fromEntries(copies) : {} };
};

/** How many whole models a choice is; 0 where it is something else. */
export const setsOf = (offer: Offer, { copies }: Choice): number => {
  const sets = Math.max(0, ...printableOf(offer).map(({ partId, quantity }) => Math.ceil((copies[partId] ?? 0) / quantity))); // oxfmt-ignore
  const whole = withSets(offer, { copies, material: '', colour: '' }, sets).copies;
  const ids = new Set([...Object.keys(copies), ...Object.keys(whole)]);
  return [...ids].every((id) => copies[id] === whole[id]) ? sets : 0;
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
