import type { Tailoring } from '../../models/tailoring/tailoring.ts';
import { GEMER_PROGRAM } from './programs/gemer.gen.ts';
import { bedParameter, nameParameter, servoParameter, size } from './tailoring-parameters.ts';

/** What a builder may choose of the Gemer: its steering servo, the bed, and words on both bumpers. */
export const GEMER_TAILORING: Tailoring = {
  parameters: [
    servoParameter('standard', [
      size('standard', '40 × 20 mm', [1, 'servo 40 × 20 mm']),
      size('mini', '29 × 13 mm'),
      size('micro', '23 × 12 mm', [1, 'servo 9 g']),
    ]),
    bedParameter(220, [180, 150]),
    nameParameter('Words on the bumpers', 'Nápis na nárazníkoch', 'Schrift auf den Stoßfängern', 12),
  ],
  program: GEMER_PROGRAM,
};
