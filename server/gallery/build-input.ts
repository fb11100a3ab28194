import * as z from 'zod';
import { line, orEmpty, paragraph, within } from '../core/checks.ts';
import { checked } from '../core/faults.ts';
import type { BuildInput } from './gallery.inputs.ts';

const optionalLine = (max: number) => orEmpty(line({ max, required: false }));

const orNull = (rule: z.ZodType<number, number>) => rule.nullish().transform((value) => value ?? null);

const build = z.object({
  productId: z.number(),
  title: line({ max: 80 }),
  story: orEmpty(paragraph({ max: 1000, required: false })),
  alt: optionalLine(200),
  printer: optionalLine(80),
  material: optionalLine(80),
  grams: orNull(within(1, 100_000)),
  hours: orNull(
    z
      .number()
      .transform((hours) => Math.round(hours * 10) / 10)
      .pipe(within(0.1, 10_000)),
  ),
  launches: orNull(within(0, 10_000)),
});

/** A build as told, in the form in which it is stored. */
export type CheckedBuild = z.output<typeof build>;

/** What a customer tells of a build, sanitised. Throws VALIDATION_FAILED with every fault: REQUIRED, TOO_LONG, OUT_OF_RANGE. */
export const checkBuild = (given: BuildInput): CheckedBuild => checked(build, given);
