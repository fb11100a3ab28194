import type { Tailoring } from '../../../models/tailoring/tailoring.ts';
import { LIENKA_PROGRAM } from '../programs/lienka.gen.ts';
import { bedParameter, motorParameter, nameParameter, servoParameter, size } from '../tailoring-parameters.ts';

/** What a builder may choose of the Lienka: screws of the motor, room for the servos in the wing, the bed, and a name on the fin. */
export const LIENKA_TAILORING: Tailoring = {
  parameters: [
    motorParameter('2212', [
      size('2212', '2212, 16 × 19 mm', [1, '2212']),
      size('2216', '2216, 16 × 19 mm'),
      size('2208', '2208, 16 × 19 mm'),
      size('2207', '2207, 16 mm', [1, '2207']),
    ]),
    servoParameter('9g', [size('9g', '9 g', [4, 'servo 9 g']), size('5g', '5 g'), size('12g', '12 g')]),
    bedParameter(230, [180, 150]),
    nameParameter('Name on the fin', 'Meno na kýlovke', 'Name auf der Seitenflosse', 12),
  ],
  program: LIENKA_PROGRAM,
};
