import { flight as flightSchema, type Flight } from './flight.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are changed field by field, lists entry by entry. */
const changed = (before: unknown, by: unknown): unknown => {
  if (Array.isArray(before) && Array.isArray(by)) {
    const [entries, changes]: [readonly unknown[], readonly unknown[]] = [before, by];
    return entries.map((entry, i) =>
      changes[i] === undefined || changes[i] === null ? entry : changed(entry, changes[i]),
    );
  }
  if (!isRecord(before) || !isRecord(by)) return by;
  const entries = Object.entries(by).map(([name, value]) => [name, changed(before[name], value)]);
  return { ...before, ...(Object.fromEntries(entries) as object) };
};

const MOST_MOTORS = 20;
const MOST_OF_A_NAME = 60;

/** Motors that a program names for a plane. Other motors are another list: none of those before goes in. */
const motorsIn = (by: unknown): readonly unknown[] | null => {
  const motor = isRecord(by) ? by.motor : null;
  return isRecord(motor) && Array.isArray(motor.choices) ? motor.choices : null;
};

const withMotors = (flight: unknown, motors: readonly unknown[]): unknown =>
  isRecord(flight) && isRecord(flight.motor) ? { ...flight, motor: { ...flight.motor, choices: motors } } : flight;

const areFew = (motors: readonly { readonly name: Readonly<Record<string, string>> }[]): boolean =>
  motors.length <= MOST_MOTORS &&
  motors.every(({ name }) => Object.values(name).every((words) => words.length <= MOST_OF_A_NAME));

/** What a program says of a flight, taken into what is known of it; null where that makes no flight. */
export const changedFlight = (flight: Flight | undefined, by: unknown): Flight | null | undefined => {
  if (!flight || by === null || by === undefined) return flight;
  const motors = flight.kind === 'PLANE' ? motorsIn(by) : null;
  const merged = changed(flight, by);
  const parsed = flightSchema.safeParse(motors ? withMotors(merged, motors) : merged);
  if (!parsed.success) return null;
  const { data } = parsed;
  return data.kind !== 'PLANE' || areFew(data.motor.choices) ? data : null;
};
