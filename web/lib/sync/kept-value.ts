import { parseStored, removeStored, storedText, writeStored } from '../storage.ts';

export interface KeptValue<Value> {
  /** As this or another tab wrote it last; the same object until it changes. */
  get: () => Value;
  set: (value: Value) => void;
  /** Takes the entry out of the storage; its value is then what `parse` makes of nothing. */
  forget: () => void;
  /** Hears of every change, and whether another tab made it. Returns how to stop. */
  subscribe: (listener: (elsewhere: boolean) => void) => () => void;
}

/**
 * A value in local storage, the same in every tab. Where the browser keeps nothing it lasts as long as the page. What is
 * stored may be anybody's text: `parse` answers with a fit value for whatever JSON stood there, and for undefined.
 */
export const keptValue = <Value>(key: string, parse: (stored: unknown) => Value): KeptValue<Value> => {
  let known: { readonly text: string | null; readonly value: Value } | undefined;
  /** What could not be stored. */
  let unstored: { readonly value: Value } | null = null;
  const listeners = new Set<(elsewhere: boolean) => void>();
  const tell = (elsewhere: boolean) => {
    for (const listener of listeners) listener(elsewhere);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    unstored = null;
    tell(true);
  };
  return {
    get: () => {
      if (unstored) return unstored.value;
      const text = storedText(key);
      if (known?.text !== text) known = { text, value: parse(parseStored(text)) };
      return known.value;
    },
    set: (value) => {
      const isStored = writeStored(key, value);
      if (isStored) known = { text: storedText(key), value };
      unstored = isStored ? null : { value };
      tell(false);
    },
    forget: () => {
      unstored = null;
      removeStored(key);
      tell(false);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
};
