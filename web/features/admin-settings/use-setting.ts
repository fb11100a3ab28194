import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { useUndo } from '../../ui/undo.tsx';
import { useResetSettingMutation, useUpdateSettingsMutation, type SettingFieldsFragment } from './AdminSettings.gen.ts';

type Setting = SettingFieldsFragment;

const CODES = [
  'REQUIRED',
  'TOO_LONG',
  'EMAIL_INVALID',
  'COUNTRY_INVALID',
  'TOO_LOW',
  'TOO_HIGH',
  'TOO_MANY',
  'TWICE',
  'PAST',
] as const;

const words = (_path: string, code: string): FieldError => ({
  id: `settings.error.${CODES.find((known) => known === code) ?? 'INVALID'}`,
});

/** How a part of the settings is stored, each answered by it as it holds from then on. */
const useStoring = () => {
  const [update] = useUpdateSettingsMutation();
  const [reset] = useResetSettingMutation();
  return {
    put: async (value: unknown, { key, version }: Setting) =>
      (await update({ variables: { key, value, expectedVersion: version } })).data!.updateSettings,
    putBack: async ({ key, version }: Setting) =>
      (await reset({ variables: { key, expectedVersion: version } })).data!.resetSetting,
  };
};

/** Edits one part of the settings: nothing holds before it is saved, and what was saved can be taken back. */
export const useSetting = (stored: Setting) => {
  const t = useText();
  const offerUndo = useUndo();
  const [saved, setSaved] = useState(stored);
  const [round, setRound] = useState(0);
  const { put, putBack } = useStoring();
  const take = (next: Setting) => {
    setSaved(next);
    form.reset(next.value as Record<string, unknown>);
    setRound((before) => before + 1);
  };
  const step = async (text: string, storing: Promise<Setting>) => {
    const now = await storing;
    take(now);
    offerUndo(text, async () => take(await put(saved.value, now)));
  };
  const form = useControlledForm<Record<string, unknown>>({
    initial: stored.value as Record<string, unknown>,
    placing: () => ({ words }),
    send: (value) => step(t('settings.saved'), put(value, saved)),
  });
  return {
    ...form,
    saved,
    /** Another one, once the fields must show their values anew. */
    round,
    discard: () => take(saved),
    putBack: () => void form.perform(() => step(t('settings.resetDone'), putBack(saved))),
  };
};
