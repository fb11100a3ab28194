const listeners = new Set<() => void>();
let said = false;

/** Whether an account was deleted here a moment ago; forgotten with the page. */
export const farewell = {
  get: (): boolean => said,
  set: (value: boolean): void => {
    said = value;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
