import { createContext, useContext } from 'react';

export interface SettingDraft {
  value: unknown;
  /** Field path → code of the server. */
  errors: Readonly<Record<string, string>>;
  change: (path: string, value: unknown) => void;
}

export const SettingContext = createContext<SettingDraft | null>(null);

/** The part of the settings that is being edited. */
export const useDraft = (): SettingDraft => useContext(SettingContext)!;
