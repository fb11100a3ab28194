import { useSyncExternalStore } from 'react';
import type { SlicerProfileInput } from '../../codegen/schema.gen.ts';
import { keptValue } from '../sync/kept-value.ts';

/** The visitor's slicer profile, as the shop slices with it. */
export interface KeptProfile {
  readonly name: string;
  readonly settings: SlicerProfileInput;
}

const MOST_NAME = 80;

const profileFrom = (stored: unknown): KeptProfile | null => {
  const { name, settings } = (stored ?? {}) as Partial<Record<keyof KeptProfile, unknown>>;
  const fits = typeof name === 'string' && settings instanceof Object;
  return fits ? { name: name.slice(0, MOST_NAME), settings } : null;
};

const kept = keptValue('martyx_slicer_profile_v1', profileFrom);

/** Keeps a profile in this browser, null forgets it; where storage is blocked it lasts until the page is left. */
export const keepProfile = (profile: KeptProfile | null): void => (profile ? kept.set(profile) : kept.forget());

/** The profile that was imported in this browser; null before there is one, and on the server. */
export const useKeptProfile = (): KeptProfile | null => useSyncExternalStore(kept.subscribe, kept.get, () => null);
