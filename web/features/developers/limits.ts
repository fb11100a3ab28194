/** What one call may have at most, as the server keeps it. */
export const LIMITS = [
  ['cost', 10_000],
  ['depth', 10],
  ['aliases', 15],
  ['directives', 10],
  ['selections', 1000],
  ['repeats', 20],
  ['spreads', 60],
  ['name', 100],
  ['tokens', 3000],
  ['items', 200],
  ['first', 100],
] as const;
