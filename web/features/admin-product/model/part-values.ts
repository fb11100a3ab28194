import type { ModelDraftPartChange } from '../../../codegen/schema.gen.ts';
import { isSame } from '../../../lib/form/at-path.ts';
import type { FieldError } from '../../../lib/form/field-error.ts';
import { figureOf } from '../../../lib/form/fields.ts';
import { coloursFor } from './part-colours.ts';
import type { DraftPart } from './use-model-draft.ts';

/** What only a person knows of a part, as it is typed. */
export interface PartValues extends Readonly<Record<string, string | boolean>> {
  readonly en: string;
  readonly sk: string;
  readonly de: string;
  readonly quantity: string;
  readonly material: string;
  readonly hex: string;
  readonly supports: boolean;
  /** Degrees about x, y and z with blanks between them. */
  readonly turn: string;
  readonly onBed: boolean;
  readonly grams: string;
}

export type PartField = 'en' | 'sk' | 'de' | 'quantity' | 'material' | 'hex' | 'supports' | 'turn' | 'onBed' | 'grams';

export const partValuesOf = (part: DraftPart): PartValues => ({
  en: part.name?.en ?? '',
  sk: part.name?.sk ?? '',
  de: part.name?.de ?? '',
  quantity: String(part.quantity ?? 1),
  material: part.material ?? '',
  hex: part.colour?.hex ?? '',
  supports: part.supports ?? false,
  turn: part.orientation?.turn.join(' ') ?? '',
  onBed: part.orientation?.onBed ?? false,
  grams: part.gramsFrom === 'SLICER' && part.grams !== null ? String(part.grams) : '',
});

/** Three angles, or null for what is none. */
export const anglesOf = (typed: string): number[] | null => {
  const angles = typed.trim().split(/\s+/).map(figureOf);
  const fit = angles.filter((angle): angle is number => angle !== null && Math.abs(angle) <= 360);
  return angles.length === 3 && fit.length === 3 ? fit : null;
};

const REQUIRED: FieldError = { id: 'catalogue.edit.error.required' };
const WRONG: FieldError = { id: 'catalogue.edit.error.wrong' };
const WHOLE: FieldError = { id: 'catalogue.edit.error.whole' };

const isCount = (count: number | null) => count !== null && Number.isInteger(count) && count >= 1 && count <= 999;

/** What is wrong with what is typed; what is empty and was before is only not said yet. */
export const judgePart = (values: PartValues, before?: PartValues): Partial<Record<PartField, FieldError>> => {
  const grams = figureOf(values.grams);
  const isMissing = (field: 'en' | 'material' | 'hex') => !values[field].trim() && (!before || before[field] !== '');
  const turned = values.turn.trim() === '' ? !before?.turn : anglesOf(values.turn) !== null;
  return {
    ...(isMissing('en') && { en: REQUIRED }),
    ...(isMissing('material') && { material: REQUIRED }),
    ...(isMissing('hex') && { hex: REQUIRED }),
    ...(!isCount(figureOf(values.quantity)) && { quantity: WHOLE }),
    ...(!turned && { turn: WRONG }),
    ...(!(grams === null || grams >= 0.1) && { grams: WRONG }),
  };
};

const nameOf = ({ en, sk, de }: PartValues) => {
  const english = en.trim();
  return english ? { en: english, sk: sk.trim() || english, de: de.trim() || english } : undefined;
};

/** What is said of a part. A name that is missing in a language is the English one; what is empty is not said. */
export const partInputOf = (part: DraftPart, values: PartValues): Omit<ModelDraftPartChange, 'partId'> => {
  const turn = anglesOf(values.turn);
  return {
    name: nameOf(values),
    quantity: figureOf(values.quantity),
    material: values.material.trim() || undefined,
    supports: values.supports,
    colour: coloursFor(part.colour).find(({ hex }) => hex === values.hex),
    ...(turn && { orientation: { turn, onBed: values.onBed } }),
    slicedGrams: figureOf(values.grams),
  };
};

/** The parts of which something else stands in the table than is stored. */
export const changedParts = (
  parts: readonly DraftPart[],
  base: Readonly<Record<string, PartValues>>,
  rows: Readonly<Record<string, PartValues>>,
): ModelDraftPartChange[] =>
  parts
    .filter(({ id }) => rows[id] && !isSame(rows[id], base[id]))
    .map((part) => ({ partId: part.id, ...partInputOf(part, rows[part.id]!) }));

/** `07_booster-fin-can_x2.stl` is called Booster fin can. */
export const nameFromFile = (fileName: string): string => {
  const base = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/^\d+[\s_.-]+/, '')
    .replace(/[\s_.(-]*(?:x\d{1,3}|\d{1,3}x)\)?$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return base.charAt(0).toUpperCase() + base.slice(1);
};

/** Names of all parts that have none yet, from their files. */
export const withNamesFromFiles = (
  parts: readonly DraftPart[],
  rows: Readonly<Record<string, PartValues>>,
): Record<string, PartValues> =>
  Object.fromEntries(
    parts.flatMap(({ id, fileName }) => {
      const row = rows[id];
      return row ? [[id, row.en.trim() ? row : { ...row, en: nameFromFile(fileName) }]] : [];
    }),
  );
