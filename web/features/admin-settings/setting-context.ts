import { createContext, useContext } from 'react';
import type { FieldErrors } from '../../lib/form/field-error.ts';

export interface SettingDraft {
  value: unknown;
  /** What the server found wrong, by field path. */
  errors: FieldErrors<string>;
  change: (path: string, value: unknown) => void;
}

export const SettingContext = createContext<SettingDraft | null>(null);

/** The part of the settings that is being edited. */
export const useDraft = (): SettingDraft => useContext(SettingContext)!;
