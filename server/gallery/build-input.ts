import { validationFailed } from '../core/errors.ts';
import { sanitizeLine, sanitizeText } from '../core/text/text.ts';
import type { BuildInput } from './gallery.inputs.ts';

const MOST = { title: 80, story: 1000, alt: 200, printer: 80, material: 80 } as const;
const RANGE = { grams: [1, 100_000], hours: [0.1, 10_000], launches: [0, 10_000] } as const;

type TextField = keyof typeof MOST;
type NumberField = keyof typeof RANGE;

/** A build as told, in the form in which it is stored. */
export type CheckedBuild = Record<TextField, string> & Record<NumberField, number | null> & { productId: number };

const outOfRange = (field: NumberField, value: number | null): boolean => {
  const [least, most] = RANGE[field];
  return value !== null && !(value >= least && value <= most);
};

/** What a customer tells of a build, sanitised. Throws VALIDATION_FAILED with every fault: REQUIRED, TOO_LONG, OUT_OF_RANGE. */
export const checkBuild = (given: BuildInput): CheckedBuild => {
  const text = (field: TextField) => {
    const clean = field === 'story' ? sanitizeText : sanitizeLine;
    return clean(given[field] ?? '', MOST[field] + 1);
  };
  const { productId, grams = null, launches = null } = given;
  const hours = typeof given.hours === 'number' ? Math.round(given.hours * 10) / 10 : null;
  const build: CheckedBuild = {
    productId,
    grams,
    hours,
    launches,
    title: text('title'),
    story: text('story'),
    alt: text('alt'),
    printer: text('printer'),
    material: text('material'),
  };
  const faults: Record<string, string> = build.title ? {} : { title: 'REQUIRED' };
  for (const field of Object.keys(MOST) as TextField[]) {
    if (build[field].length > MOST[field]) faults[field] = 'TOO_LONG';
  }
  for (const field of Object.keys(RANGE) as NumberField[]) {
    if (outOfRange(field, build[field])) faults[field] = 'OUT_OF_RANGE';
  }
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
  return build;
};
