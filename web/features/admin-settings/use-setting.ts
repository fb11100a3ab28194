import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useResetSettingMutation, useUpdateSettingsMutation, type SettingFieldsFragment } from './AdminSettings.gen.ts';
import { withValueAt } from './at-path.ts';

type Setting = SettingFieldsFragment;

/** What is stored, what is typed, and what the server found wrong with it. */
const useDraftOf = (stored: Setting) => {
  const [saved, setSaved] = useState(stored);
  const [value, setValue] = useState(stored.value);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [round, setRound] = useState(0);
  const take = (next: Setting) => {
    setSaved(next);
    setValue(next.value);
    setErrors({});
    setRound((before) => before + 1);
    return next;
  };
  return {
    saved,
    value,
    errors,
    /** Another one, once the fields must show their values anew. */
    round,
    changed: JSON.stringify(value) !== JSON.stringify(saved.value),
    change: (path: string, next: unknown) => setValue((before: unknown) => withValueAt(before, path, next)),
    take,
    setErrors,
  };
};

/** Edits one part of the settings: nothing holds before it is saved, and what was saved can be taken back. */
export const useSetting = (stored: Setting) => {
  const t = useText();
  const offerUndo = useUndo();
  const { take, setErrors, ...draft } = useDraftOf(stored);
  const { saved, value } = draft;
  const [update] = useUpdateSettingsMutation();
  const [reset] = useResetSettingMutation();
  const action = useAction(({ code, args }) => {
    if (code === 'VALIDATION_FAILED') setErrors(args as Record<string, string>);
    return false;
  });
  const put = async (next: unknown, { key, version }: Setting) => {
    const { data } = await update({ variables: { key, value: next, expectedVersion: version } });
    return take(data!.updateSettings);
  };
  const putBack = async ({ key, version }: Setting) => {
    const { data } = await reset({ variables: { key, expectedVersion: version } });
    return take(data!.resetSetting);
  };
  const offer = (text: string, now: Setting) => offerUndo(text, () => put(saved.value, now));
  return {
    ...action,
    ...draft,
    discard: () => take(saved),
    save: () => action.run(async () => offer(t('settings.saved'), await put(value, saved))),
    reset: () => action.run(async () => offer(t('settings.resetDone'), await putBack(saved))),
  };
};
