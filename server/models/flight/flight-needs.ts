import type { Locale } from '../../core/locale.ts';
import { motorsFor } from './flight-motors.ts';
import { isDrive, type Motion } from './motion.ts';

/** Something that a flight takes, by the words with which sellers may name it. */
export interface FlightNeed {
  readonly words: readonly string[];
  readonly quantity: number;
  /** The motor, propeller or battery that it is, as the page names it; null: taken whatever is chosen. */
  readonly name: string | null;
}

const IGNITER = ['igniter', 'zapaľovač', 'zünder'];
const WADDING = ['wadding', 'ochranná vata', 'schutzwatte'];

interface Named {
  readonly name: Readonly<Record<Locale, string>>;
}

/** `2212, 9 × 5` is a motor and a propeller. */
const partsOf = ({ name }: Named, locale: Locale): FlightNeed[] => {
  const own = name[locale].split(', ');
  return name.en.split(', ').map((word, i) => ({ words: [word], quantity: 1, name: own[i] ?? word }));
};

/** What a flight or a drive takes besides what is built in: each motor that fits with its igniter, wadding, or battery, motor and propeller. */
export const needsOf = (flight: Motion, locale: Locale): FlightNeed[] => {
  if (isDrive(flight)) return [...flight.batteries, ...flight.motors].flatMap((choice) => partsOf(choice, locale));
  if (flight.kind === 'PLANE')
    return [...flight.battery.choices, ...flight.motor.choices].flatMap((choice) => partsOf(choice, locale));
  const motors = flight.mounts.flatMap(motorsFor).map(({ maker, name }) => `${maker} ${name}`);
  return [
    ...[...new Set(motors)].map((name) => ({ words: [name], quantity: 1, name })),
    { words: IGNITER, quantity: flight.mounts.length, name: null },
    ...(flight.parachute?.opens === 'EJECTION' ? [{ words: WADDING, quantity: 1, name: null }] : []),
  ];
};
