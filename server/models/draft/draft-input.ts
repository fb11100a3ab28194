import * as z from 'zod';
import { parse } from '../../core/http/rest.ts';
import { sanitizeText } from '../../core/text/text.ts';
import { sellersFlight, type SellersFlight } from '../flight/flight-input.ts';
import { sellersTailoring } from '../tailoring/sellers-tailoring.ts';
import type { Tailoring } from '../tailoring/tailoring.ts';
import { MOST_PARTS, partId, partDetails, printDetails, type PartDetails } from '../upload/archive-manifest.ts';
import type { ModelDraft } from './model-draft.entity.ts';

const MOST_CHANGELOG = 5000;

const changelog = z
  .string()
  .transform((text) => sanitizeText(text, MOST_CHANGELOG))
  .optional();

const draft = z.object({
  revision: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,19}$/)
    .optional(),
  print: printDetails.optional(),
  changelog: z.object({ en: changelog, sk: changelog, de: changelog }).optional(),
  flight: sellersFlight.optional(),
  tailoring: sellersTailoring.optional(),
});

export type DraftChanges = Partial<Pick<ModelDraft, 'revision' | 'print' | 'changelog'>> & {
  flight?: SellersFlight;
  tailoring?: Tailoring;
};

/** Leaves out what is null: it is not to be changed. */
const said = (input: object): object => Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));

/** What an admin says of a whole version. Throws VALIDATION_FAILED. */
export const draftChanges = (input: object): DraftChanges => parse(draft, said(input));

export type PartChanges = Partial<PartDetails>;

interface GivenPart {
  readonly slicedGrams?: number | null;
}

const saidOfPart = (input: GivenPart): object => ({
  ...said(input),
  ...(input.slicedGrams !== undefined && { slicedGrams: input.slicedGrams }),
});

/** What an admin says of a part; `slicedGrams: null` goes back to the estimate. Throws VALIDATION_FAILED. */
export const partChanges = (input: GivenPart): PartChanges => parse(partDetails.partial(), saidOfPart(input));

const manyParts = z.object({
  parts: z
    .array(partDetails.partial().extend({ partId }))
    .min(1)
    .max(MOST_PARTS)
    .refine((parts) => new Set(parts.map((part) => part.partId)).size === parts.length),
});

/** The same of several parts, by their ids; each may come once. Throws VALIDATION_FAILED, with the place of what is wrong. */
export const changesByPart = (parts: readonly GivenPart[]): ReadonlyMap<string, PartChanges> => {
  const given = parse(manyParts, { parts: parts.map(saidOfPart) });
  return new Map(given.parts.map(({ partId: id, ...changes }) => [id, changes]));
};

/** Lower-case letters, digits and hyphens, 60 at most. Throws VALIDATION_FAILED. */
export const checkedPartId = (id: string): string => parse(z.object({ partId }), { partId: id }).partId;
