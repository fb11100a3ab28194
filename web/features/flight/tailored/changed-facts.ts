const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The facts with the numbers that were changed, entry by entry and field by field. What has no number there stays as it is,
 * whatever else the program of a model says.
 */
export const changedFacts = <Facts>(facts: Facts, by: unknown): Facts => {
  const before: unknown = facts;
  if (typeof before === 'number') return (Number.isFinite(by) ? by : before) as Facts;
  if (Array.isArray(before) && Array.isArray(by))
    return before.map((entry: unknown, i) => changedFacts(entry, (by as unknown[])[i])) as Facts;
  if (!isRecord(before) || !isRecord(by)) return facts;
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      Object.hasOwn(by, name) ? changedFacts(value, by[name]) : value,
    ]),
  ) as Facts;
};
