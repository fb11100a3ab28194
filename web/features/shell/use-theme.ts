import { useSyncExternalStore } from 'react';
import { writeStored } from '../../lib/storage.ts';
import { paintBars, THEME_COLORS, THEME_KEY, type Theme } from '../../lib/theme.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

const choose = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
  paintBars(THEME_COLORS[theme]);
  writeStored(THEME_KEY, theme);
  for (const listener of listeners) listener();
};

/** The theme on the page, which follows the system until the visitor chooses. */
export const useTheme = () => {
  const theme = useSyncExternalStore(subscribe, current, () => 'light' as const);
  return { theme, toggle: () => choose(current() === 'dark' ? 'light' : 'dark') };
};
