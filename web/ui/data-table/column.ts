import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Set to the end of the cell: numbers. */
  end?: boolean;
  /** What `sort` says for this column upwards and downwards; absent: the list cannot be put in its order. */
  sort?: { asc: string; desc: string };
  /** Always shown. */
  fixed?: boolean;
  /** Shown only when chosen. */
  off?: boolean;
  /** On a phone, where a row is a card: `title` has a line of its own, `hide` leaves it out. */
  phone?: 'title' | 'hide';
}
