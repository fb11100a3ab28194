import DataLoader from 'dataloader';
import type { Ctx } from './context.ts';

/**
 * Makes a batched read: `productById(ctx).load(id)`. One DataLoader per context, so it never outlives a request.
 * Use on the way out only (field resolvers); it caches and would read outside an open transaction. Where a key has many
 * rows, `most` keys are read at a time: what they give is made in turns, with room for all else between them.
 */
export const defineLoader = <Key, Value>(
  batch: (ctx: Ctx, keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
  most = Infinity,
) => {
  const loaders = new WeakMap<Ctx, DataLoader<Key, Value>>();
  return (ctx: Ctx): DataLoader<Key, Value> => {
    let loader = loaders.get(ctx);
    if (!loader) {
      loader = new DataLoader<Key, Value>((keys) => batch(ctx, keys), { maxBatchSize: most });
      loaders.set(ctx, loader);
    }
    return loader;
  };
};

/** Puts rows into the order of `keys`; null where a key has no row. */
export const inOrder = <Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
};

/** Groups rows under each key, empty where there are none. */
export const grouped = <Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] => {
  const byKey = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = byKey.get(keyOf(row));
    if (group) group.push(row);
    else byKey.set(keyOf(row), [row]);
  }
  return keys.map((key) => byKey.get(key) ?? []);
};
