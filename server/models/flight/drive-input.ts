import * as z from 'zod';
import { area, choice, constants, list, pack } from './facts-bounds.ts';

const power = constants
  .extend({ mostAmps: z.number().min(0.1).max(1000) })
  .refine(({ idleAmps, mostAmps }) => mostAmps > idleAmps, { path: ['mostAmps'] });

const MOST_CHOICES = 10;

const powered = {
  builtInGrams: z.number().min(0).max(50_000),
  batteries: list(choice.extend({ pack }), 1, MOST_CHOICES),
  motors: list(choice.extend({ power }), 1, MOST_CHOICES),
};

/** How a car drives, as a seller says it. */
export const sellersCar = z
  .object({
    gear: z.number().min(0.1).max(500),
    tyreMm: z.number().min(5).max(1000),
    frontMm2: area,
    driven: z.number().min(0.1).max(1),
    ...powered,
  })
  .transform((facts) => ({ kind: 'CAR' as const, ...facts }));

/** How a boat runs, as a seller says it. */
export const sellersBoat = z
  .object({
    waterlineMm: z.number().min(10).max(5000),
    beamMm: z.number().min(10).max(5000),
    planes: z.boolean(),
    ...powered,
  })
  .refine(({ waterlineMm, beamMm }) => beamMm <= waterlineMm, { path: ['beamMm'] })
  .transform((facts) => ({ kind: 'BOAT' as const, ...facts }));
