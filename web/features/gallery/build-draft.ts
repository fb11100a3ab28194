import type { SaveBuildInput } from '../../codegen/schema.gen.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { figure, file, text, type ValuesOf } from '../../lib/form/fields.ts';
import type { MyBuildsQuery } from './OwnBuilds.gen.ts';

export type OwnBuild = MyBuildsQuery['myBuilds'][number];

/** Whether its builder may still change it. */
export const isOpen = ({ state }: OwnBuild): boolean => state === 'DRAFT' || state === 'REJECTED';

const MOST = { title: 80, story: 1000, alt: 200, printer: 80, material: 80 } as const;
const RANGE = { grams: [1, 100_000], hours: [0.1, 10_000], launches: [0, 10_000] } as const;

const tooLong = (max: number): FieldError => ({ id: 'gallery.error.tooLong', values: { max } });
const outOfRange = ([min, max]: readonly [number, number]): FieldError => ({
  id: 'gallery.error.outOfRange',
  values: { min, max },
});

const words = (most: number) => text(({ length }) => (length > most ? tooLong(most) : undefined));

const within = (field: keyof typeof RANGE) =>
  figure((value) => {
    if (value === null) return undefined;
    const [min, max] = RANGE[field];
    const fits = value >= min && value <= max && (field === 'hours' || Number.isInteger(value));
    return fits ? undefined : outOfRange(RANGE[field]);
  });

/** Every field of a build but its photograph. */
const toInput = {
  productId: text((id) => (id ? undefined : { id: 'gallery.error.model' })),
  title: text((title) => {
    if (!title) return { id: 'gallery.error.title' };
    return title.length > MOST.title ? tooLong(MOST.title) : undefined;
  }),
  story: words(MOST.story),
  alt: words(MOST.alt),
  printer: words(MOST.printer),
  material: words(MOST.material),
  grams: within('grams'),
  hours: within('hours'),
  launches: within('launches'),
};

/** The fields of a build; one that has its photograph already needs no other. */
export const buildFields = (hasPhoto: boolean) => ({
  ...toInput,
  photo: file((photo) => (photo || hasPhoto ? undefined : { id: 'gallery.error.photo' })),
});

/** As the server takes it. */
export const inputOf = ({ productId, ...rest }: ValuesOf<typeof toInput>): SaveBuildInput => ({
  ...rest,
  productId: Number(productId),
});

/** The words for a code of the server about a field. */
export const buildFieldError = (field: string, code: string): FieldError => {
  if (field === 'photo') return { id: 'gallery.error.photo' };
  if (field in RANGE) return outOfRange(RANGE[field as keyof typeof RANGE]);
  return code === 'REQUIRED' ? { id: 'gallery.error.title' } : tooLong(MOST[field as keyof typeof MOST]);
};
