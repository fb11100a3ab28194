import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useResetSettingMutation, useUpdateSettingsMutation, type SettingFieldsFragment } from './AdminSettings.gen.ts';
import { withValueAt } from './at-path.ts';

/** Edits one part of the settings: nothing holds before it is saved, and what was saved can be taken back. */
export const useSetting = (stored: SettingFieldsFragment) => {
  const t = useText();
  const offerUndo = useUndo();
  const [saved, setSaved] = useState(stored);
  const [round, setRound] = useState(0);
  const [value, setValue] = useState(stored.value);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [update] = useUpdateSettingsMutation();
  const [reset] = useResetSettingMutation();
  const action = useAction(({ code, args }) => {
    if (code === 'VALIDATION_FAILED') setErrors(args as Record<string, string>);
    return false;
  });

  const take = (next: SettingFieldsFragment) => {
    setSaved(next);
    setValue(next.value);
    setErrors({});
    setRound((before) => before + 1);
  };
  const put = async (next: unknown, { key, version }: SettingFieldsFragment) => {
    const { data } = await update({ variables: { key, value: next, expectedVersion: version } });
    take(data!.updateSettings);
    return data!.updateSettings;
  };
  const done = (text: string, before: unknown, now: SettingFieldsFragment) => offerUndo(text, () => put(before, now));

  return {
    ...action,
    saved,
    value,
    errors,
    /** Another one, once the fields must show their values anew. */
    round,
    changed: JSON.stringify(value) !== JSON.stringify(saved.value),
    change: (path: string, next: unknown) => setValue((before: unknown) => withValueAt(before, path, next)),
    discard: () => take(saved),
    save: () => action.run(async () => done(t('settings.saved'), saved.value, await put(value, saved))),
    reset: () =>
      action.run(async () => {
        const { data } = await reset({ variables: { key: saved.key, expectedVersion: saved.version } });
        take(data!.resetSetting);
        done(t('settings.resetDone'), saved.value, data!.resetSetting);
      }),
  };
};
