import { useMemo, useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import type { SlicerProfile } from './slicer-profile.ts';

const KEY = 'martyx_slicer_profile_v1';

/** The visitor's slicer profile, as the shop slices with it. */
export type KeptProfile = Pick<SlicerProfile, 'name' | 'settings'>;

const listeners = new Set<() => void>();
/** Of this page where the browser forbids storage. */
let unsaved: KeptProfile | null = null;

const snapshot = (): string | null => {
  const stored = readStored(KEY) ?? unsaved;
  return stored ? JSON.stringify(stored) : null;
};

const parse = (text: string | null): KeptProfile | null => {
  if (text === null) return null;
  const { name, settings } = JSON.parse(text) as Record<string, unknown>;
  const fit = typeof name === 'string' && settings instanceof Object;
  return fit ? { name: name.slice(0, 80), settings } : null;
};

const tell = () => {
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Keeps a profile in this browser, null forgets it; where storage is blocked it lasts until the page is left. */
export const keepProfile = (profile: KeptProfile | null): void => {
  if (profile) unsaved = writeStored(KEY, profile) ? null : profile;
  else {
    removeStored(KEY);
    unsaved = null;
  }
  tell();
};

/** The profile that was imported in this browser; null before there is one, and on the server. */
export const useKeptProfile = (): KeptProfile | null => {
  const stored = useSyncExternalStore(listen, snapshot, () => null);
  return useMemo(() => parse(stored), [stored]);
};
