import type { Tailoring } from '../../../models/tailoring/tailoring.ts';
import { DUNAJ_PROGRAM } from '../programs/dunaj.gen.ts';
import { bedParameter, motorParameter, nameParameter, size } from '../tailoring-parameters.ts';

/** What a builder may choose of the Dunaj: screws of the motor, the bed, and the name of the boat. */
export const DUNAJ_TAILORING: Tailoring = {
  parameters: [
    motorParameter('16x19', [size('16x19', '2845, 16 × 19 mm', [1, '2845']), size('12x16', '2040, 12 × 16 mm')]),
    bedParameter(230, [180, 150]),
    nameParameter('Name of the boat', 'Meno lode', 'Name des Bootes', 16),
  ],
  program: DUNAJ_PROGRAM,
};
