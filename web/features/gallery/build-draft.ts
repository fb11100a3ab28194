import type { BuildInput } from '../../codegen/schema.gen.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import type { FieldErrors, FieldValues } from '../../lib/form/use-form.ts';
import type { MyBuildsQuery } from './OwnBuilds.gen.ts';

export type OwnBuild = MyBuildsQuery['myBuilds'][number];

/** Whether its builder may still change it. */
export const isOpen = ({ state }: OwnBuild): boolean => state === 'DRAFT' || state === 'REJECTED';

export const NAMES = [
  'productId',
  'title',
  'story',
  'alt',
  'printer',
  'material',
  'grams',
  'hours',
  'launches',
  'photo',
] as const;
export type BuildName = (typeof NAMES)[number];

const MOST = { title: 80, story: 1000, alt: 200, printer: 80, material: 80 } as const;
const RANGE = { grams: [1, 100_000], hours: [0.1, 10_000], launches: [0, 10_000] } as const;

const tooLong = (max: number): FieldError => ({ id: 'gallery.error.tooLong', values: { max } });
const outOfRange = ([min, max]: readonly [number, number]): FieldError => ({
  id: 'gallery.error.outOfRange',
  values: { min, max },
});

/** A figure as people write it, with a comma or a point; null for none, NaN for what is no figure. */
export const figureOf = (text: string): number | null => (text.trim() ? Number(text.trim().replace(',', '.')) : null);

const isWrong = (field: keyof typeof RANGE, value: number | null): boolean => {
  if (value === null) return false;
  const [min, max] = RANGE[field];
  return !(value >= min && value <= max) || (field !== 'hours' && !Number.isInteger(value));
};

/** What is wrong with the words and figures of a build. */
export const judgeBuild = (given: FieldValues<BuildName>): FieldErrors<BuildName> => {
  const errors: FieldErrors<BuildName> = {};
  for (const [field, max] of Object.entries(MOST) as [keyof typeof MOST, number][])
    if (given[field].trim().length > max) errors[field] = [tooLong(max)];
  for (const field of Object.keys(RANGE) as (keyof typeof RANGE)[])
    if (isWrong(field, figureOf(given[field]))) errors[field] = [outOfRange(RANGE[field])];
  if (!given.title.trim()) errors.title = [{ id: 'gallery.error.title' }];
  if (!given.productId) errors.productId = [{ id: 'gallery.error.model' }];
  return errors;
};

/** As the server takes it. */
export const inputOf = (given: FieldValues<BuildName>): BuildInput => ({
  productId: Number(given.productId),
  title: given.title.trim(),
  story: given.story.trim(),
  alt: given.alt.trim(),
  printer: given.printer.trim(),
  material: given.material.trim(),
  grams: figureOf(given.grams),
  hours: figureOf(given.hours),
  launches: figureOf(given.launches),
});

/** The words for a code of the server about a field. */
export const buildFieldError = (field: BuildName, code: string): FieldError => {
  if (field === 'photo') return { id: 'gallery.error.photo' };
  if (field in RANGE) return outOfRange(RANGE[field as keyof typeof RANGE]);
  return code === 'REQUIRED' ? { id: 'gallery.error.title' } : tooLong(MOST[field as keyof typeof MOST]);
};
