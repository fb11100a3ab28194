import type { Tailoring } from '../../../models/tailoring/tailoring.ts';
import { HRON_PROGRAM } from '../programs/hron.gen.ts';
import { bedParameter, motorParameter, nameParameter, size } from '../tailoring-parameters.ts';

/** What a builder may choose of the Hron: screws of the motor, the bed, and the name of the boat. */
export const HRON_TAILORING: Tailoring = {
  parameters: [
    motorParameter('16x19', [
      size('16x19', '2212, 16 × 19 mm', [1, '2212']),
      size('12x16', '1806, 12 × 16 mm'),
      size('19x25', '2812, 19 × 25 mm'),
    ]),
    bedParameter(190, [150, 120]),
    nameParameter('Name of the boat', 'Meno lode', 'Name des Bootes', 16),
  ],
  program: HRON_PROGRAM,
};
