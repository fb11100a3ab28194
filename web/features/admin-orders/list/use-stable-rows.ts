import { useState } from 'react';
import type { OrderRow } from './order-columns.tsx';

interface StableRows {
  /** The rows that stand, as they are now. */
  rows: readonly OrderRow[] | undefined;
  /** Orders that came since, which wait for a press. */
  waiting: number;
  show: () => void;
}

/**
 * Keeps rows from moving under the hand: orders that came since the list was opened are counted and shown on demand.
 * `list` names the list; another list begins anew. Only for lists that begin with the newest.
 */
export const useStableRows = (
  rows: readonly OrderRow[] | undefined,
  list: string,
  newestFirst: boolean,
): StableRows => {
  const newest = rows?.[0]?.orderDate ?? null;
  const [seen, setSeen] = useState<{ list: string; until: string | null } | null>(null);
  if (rows && seen?.list !== list) setSeen({ list, until: newest });
  const until = seen?.list === list ? seen.until : null;
  const isNew = ({ orderDate }: OrderRow) => newestFirst && until !== null && orderDate > until;
  return {
    rows: rows?.filter((row) => !isNew(row)),
    waiting: rows?.filter(isNew).length ?? 0,
    show: () => setSeen({ list, until: newest }),
  };
};
