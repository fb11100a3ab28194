import type { ReviewInput } from '../../codegen/schema.gen.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import type { FieldErrors, FieldValues } from '../../lib/form/use-form.ts';

export const NAMES = ['rating', 'text', 'buildId'] as const;
export type ReviewName = (typeof NAMES)[number];

const LEAST = 20;
const MOST = 2000;

/** The words for a code of the server about a field. */
export const reviewFieldError = (field: ReviewName, code: string): FieldError => {
  if (field === 'rating') return { id: 'reviews.error.rating' };
  return code === 'TOO_LONG'
    ? { id: 'reviews.error.tooLong', values: { max: MOST } }
    : { id: 'reviews.error.tooShort', values: { min: LEAST } };
};

/** What is wrong with a review before it is sent. */
export const judgeReview = ({ rating, text: given }: FieldValues<ReviewName>): FieldErrors<ReviewName> => {
  const text = given.trim();
  const errors: FieldErrors<ReviewName> = {};
  if (!rating) errors.rating = [reviewFieldError('rating', 'REQUIRED')];
  if (text.length < LEAST) errors.text = [reviewFieldError('text', 'TOO_SHORT')];
  if (text.length > MOST) errors.text = [reviewFieldError('text', 'TOO_LONG')];
  return errors;
};

/** As the server takes it. */
export const inputOf = ({ rating, text, buildId }: FieldValues<ReviewName>): ReviewInput => ({
  rating: Number(rating),
  text: text.trim(),
  buildId: buildId || null,
});
