import type { Tailoring } from '../../../models/tailoring/tailoring.ts';
import { KESTREL_PROGRAM } from '../programs/kestrel.gen.ts';
import { bedParameter, motorParameter, nameParameter, servoParameter, size } from '../tailoring-parameters.ts';

/** What a builder may choose of the Kestrel: screws of the motor, room for the servos, the bed, and a name on the winglets. */
export const KESTREL_TAILORING: Tailoring = {
  parameters: [
    motorParameter('2207', [
      size('2207', '2207, 19 mm', [1, '2207']),
      size('2212', '2212, 16 × 19 mm', [1, '2212']),
      size('1806', '1806, 12 mm'),
      size('2812', '2812, 19 × 25 mm'),
    ]),
    servoParameter('9g', [size('9g', '9 g', [2, 'servo 9 g']), size('5g', '5 g'), size('12g', '12 g')]),
    bedParameter(220, [180, 150]),
    nameParameter('Name on the winglets', 'Meno na wingletoch', 'Name auf den Winglets', 16),
  ],
  program: KESTREL_PROGRAM,
};
