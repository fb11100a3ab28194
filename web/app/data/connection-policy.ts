import type { FieldPolicy } from '@apollo/client';

interface Connection {
  edges?: readonly unknown[];
  nodes?: readonly unknown[];
  pageInfo?: { endCursor?: string | null; [name: string]: unknown };
  [name: string]: unknown;
}

interface StoredConnection extends Connection {
  /** Cursor after which the stored rows begin; null for the top of the list. */
  startsAfter: string | null;
}

const append = (before: readonly unknown[] | undefined, more: readonly unknown[] | undefined) =>
  before && more && [...before, ...more];

/**
 * Keeps one list per filter, search and order. Rows fetched after its last cursor are appended (`fetchMore`); rows
 * fetched after any other cursor replace it, and a list that starts elsewhere is not handed out for the top.
 */
export const connectionPolicy: FieldPolicy<StoredConnection, Connection> = {
  keyArgs: ['filter', 'search', 'sort', 'first', 'last', 'before'],
  merge: (existing, incoming, { args }) => {
    const after = (args?.after as string | null | undefined) ?? null;
    if (!existing || after === null || existing.pageInfo?.endCursor !== after)
      return { ...incoming, startsAfter: after };
    return {
      ...incoming,
      edges: append(existing.edges, incoming.edges),
      nodes: append(existing.nodes, incoming.nodes),
      startsAfter: existing.startsAfter,
    };
  },
  read: (existing, { args }) => (existing?.startsAfter === (args?.after ?? null) ? existing : undefined),
};
