/** A value that components follow by `useSyncExternalStore`; `initial` is what the server shows. */
export const cell = <Value>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial: () => initial,
    get: () => value,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
