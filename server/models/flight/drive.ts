import * as z from 'zod';

const words = z.object({ en: z.string(), sk: z.string(), de: z.string() });

const choice = z.object({ name: words, grams: z.number().positive() });

/** Cells in series, and what they hold. */
const battery = choice.extend({
  pack: z.object({ cells: z.number().int().min(1).max(12), milliampHours: z.number().int().positive() }),
});

/** The motor's constants: revolutions per minute and volt, ohms, amperes without load and at most. */
const motor = choice.extend({
  power: z.object({
    kv: z.number().positive(),
    ohms: z.number().positive(),
    idleAmps: z.number().nonnegative(),
    mostAmps: z.number().positive(),
  }),
});

const powered = {
  /** What is built in besides the printed parts, without battery and motor. */
  builtInGrams: z.number().nonnegative(),
  batteries: z.array(battery).min(1),
  motors: z.array(motor).min(1),
};

const car = z.object({
  kind: z.literal('CAR'),
  /** Turns of the motor for one of the wheels. */
  gear: z.number().positive(),
  tyreMm: z.number().positive(),
  /** Seen from in front. */
  frontMm2: z.number().positive(),
  /** Share of the weight on driven wheels. */
  driven: z.number().min(0.1).max(1),
  ...powered,
});

const boat = z.object({
  kind: z.literal('BOAT'),
  waterlineMm: z.number().positive(),
  beamMm: z.number().positive(),
  /** Whether its hull is made to plane. */
  planes: z.boolean(),
  ...powered,
});

/** What decides how a car or a boat runs; formulas are the reader's. */
export const drive = z.discriminatedUnion('kind', [car, boat]);

export type Drive = z.infer<typeof drive>;
