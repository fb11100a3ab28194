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

/** What a program says of a flight, taken into what is known of it; null where that makes no flight. */
export const changedFlight = (flight: Flight | undefined, by: unknown): Flight | null | undefined => {
  if (!flight || by === null || by === undefined) return flight;
  const parsed = flightSchema.safeParse(changed(flight, by));
  return parsed.success ? parsed.data : null;
};
