import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import type { FieldError } from '../../lib/form/field-error.ts';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { useUndo } from '../../ui/undo.tsx';
import type { SettingValueInput } from '../../codegen/schema.gen.ts';
import { useResetSettingMutation, useUpdateSettingMutation, type SettingFieldsFragment } from './AdminSettings.gen.ts';
import type { Part } from './parts.ts';

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
  'VAT_ID_MISSING',
  'NOT_PAYER',
] as const;

const words = (_path: string, code: string): FieldError => ({
  id: `settings.error.${CODES.find((known) => known === code) ?? 'INVALID'}`,
});

type Value = Record<string, unknown>;

/** The value of a part as its form has it, and as it is sent: without the names of types. */
const valueOf = ({ value }: Setting, part: Part): Value =>
  JSON.parse(JSON.stringify(value[part], (name, each: unknown) => (name === '__typename' ? undefined : each))) as Value;

/** How a part of the settings is stored, each answered by it as it holds from then on. */
const useSettingSave = (part: Part) => {
  const [update] = useUpdateSettingMutation();
  const [reset] = useResetSettingMutation();
  return {
    put: async (given: Value, { version }: Setting) => {
      const value = { [part]: given } as unknown as SettingValueInput;
      return (await update({ variables: { input: { value, expectedVersion: version } } })).data!.updateSetting;
    },
    putBack: async ({ key, version }: Setting) =>
      (await reset({ variables: { key, expectedVersion: version } })).data!.resetSetting,
  };
};

/** Edits one part of the settings: nothing holds before it is saved, and what was saved can be taken back. */
export const useSetting = (part: Part, stored: Setting) => {
  const t = useText();
  const offerUndo = useUndo();
  const [saved, setSaved] = useState(stored);
  const [round, setRound] = useState(0);
  const { put, putBack } = useSettingSave(part);
  const take = (next: Setting) => {
    setSaved(next);
    form.reset(valueOf(next, part));
    setRound((before) => before + 1);
  };
  const step = async (text: string, storing: Promise<Setting>) => {
    const now = await storing;
    take(now);
    offerUndo(text, async () => take(await put(valueOf(saved, part), now)));
  };
  const form = useControlledForm<Value>({
    initial: valueOf(stored, part),
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
