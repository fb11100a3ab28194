import type { SaveReviewInput } from '../../codegen/schema.gen.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { oneOf, text, type ValuesOf } from '../../lib/form/fields.ts';

const LEAST = 20;
const MOST = 2000;

/** The words for a code of the server about a field. */
export const reviewFieldError = (field: string, code: string): FieldError => {
  if (field === 'rating') return { id: 'reviews.error.rating' };
  return code === 'TOO_LONG'
    ? { id: 'reviews.error.tooLong', values: { max: MOST } }
    : { id: 'reviews.error.tooShort', values: { min: LEAST } };
};

const RATINGS = ['1', '2', '3', '4', '5'] as const;

export const reviewFields = {
  rating: oneOf(RATINGS, (rating) => (rating ? undefined : reviewFieldError('rating', 'REQUIRED'))),
  text: text((words) => {
    if (words.length < LEAST) return reviewFieldError('text', 'TOO_SHORT');
    return words.length > MOST ? reviewFieldError('text', 'TOO_LONG') : undefined;
  }),
  buildId: text(),
};

/** As the server takes it. */
export const inputOf = ({
  rating,
  text: words,
  buildId,
}: ValuesOf<typeof reviewFields>): Omit<SaveReviewInput, 'productId'> => ({
  rating: Number(rating),
  text: words,
  buildId: buildId || null,
});
