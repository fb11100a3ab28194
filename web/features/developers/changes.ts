/**
 * What changed for programs, by day, newest first; each change has its words in `developers.changes.*`. What goes away is
 * marked in the schema or at its route, and named here on the day it is.
 */
export const CHANGES = [
  ['2026-11-27', ['webhookRest', 'retry']],
  ['2026-11-26', ['office', 'idempotency', 'rates', 'webhookKeys']],
  ['2026-11-24', ['inputs', 'lists', 'lines', 'words']],
] as const;
