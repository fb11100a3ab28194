import type { FullProduct } from '../buy-box.tsx';

export type Shot = FullProduct['image'];

interface Measure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** A flat drawing, the measure it shows from end to end, and the ones it does not. */
export interface Dimensions {
  readonly drawing: Shot;
  readonly span: Measure;
  readonly others: readonly Measure[];
}

const MEASURES = ['wingspan', 'length', 'width', 'beam', 'height', 'diameter', 'wheelbase', 'fin_span', 'fin-span'];
const SPANS = ['length', 'wingspan'];

const allOf = ({ image, gallery }: FullProduct): Shot[] => [image, ...gallery.filter(({ url }) => url !== image.url)];

/** The cover first, then the rest of the gallery, none twice; the drawing of the dimensions has a place of its own. */
export function picturesOf(product: FullProduct): Shot[] {
  const drawing = dimensionsOf(product)?.drawing;
  return allOf(product).filter((shot) => shot.url === product.image.url || shot.url !== drawing?.url);
}

/** A side or plan drawing with the length it shows; null when the product has no such drawing or length. */
export function dimensionsOf(product: FullProduct): Dimensions | null {
  const measures = MEASURES.flatMap((name) => product.attributes.filter(({ key }) => key === name));
  const span = measures.find(({ key }) => SPANS.includes(key));
  const flat = allOf(product).find(({ kind, width, height }) => kind === 'DRAWING' && width / height >= 1.5);
  if (!span || !flat) return null;
  return { drawing: flat, span, others: measures.filter(({ key }) => key !== span.key) };
}

/** What stands in for the turning model until it is asked for: a photograph where there is one. */
export const posterOf = (product: FullProduct): Shot =>
  allOf(product).find(({ kind }) => kind === 'PHOTO') ?? product.image;
