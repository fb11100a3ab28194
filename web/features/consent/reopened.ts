const listeners = new Set<() => void>();
let opener: HTMLElement | null = null;

const become = (element: HTMLElement | null) => {
  opener = element;
  for (const listener of listeners) listener();
};

/** The element that opened the sheet again, to which the focus returns; null while nobody did. */
export const reopened = {
  get: (): HTMLElement | null => opener,
  open: (from: HTMLElement): void => become(from),
  close: (): void => become(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
