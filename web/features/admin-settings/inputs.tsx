import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LOCALES } from '../../intl/locale.ts';
import { useText } from '../../intl/use-text.ts';
import { Switch } from '../../ui/form/choice.tsx';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import { amountOf, amountText } from './amounts.ts';
import { valueAt } from '../../lib/form/at-path.ts';
import { useErrorAt } from './use-error-at.ts';
import { useDraft } from './setting-context.ts';

interface AtPath {
  path: string;
  label: string;
  hint?: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const TextAt = ({ path, label, hint, wide, lang }: AtPath & { wide?: boolean; lang?: string }) => {
  const { value, change } = useDraft();
  return (
    <TextInput
      label={label}
      hint={hint}
      wide={wide}
      lang={lang}
      value={textOf(valueAt(value, path))}
      error={useErrorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
};

const ParagraphAt = ({ path, label, lang }: AtPath & { lang: string }) => {
  const { value, change } = useDraft();
  return (
    <TextArea
      label={label}
      lang={lang}
      rows={3}
      value={textOf(valueAt(value, path))}
      error={useErrorAt(path)}
      onChange={(event) => change(path, event.target.value)}
    />
  );
};

/** A field for each language. */
export const WordsAt = ({ path, label, long }: Omit<AtPath, 'hint'> & { long?: boolean }) => {
  const t = useText();
  const Input = long ? ParagraphAt : TextAt;
  return (
    <div className="set-words">
      {LOCALES.map((locale) => (
        <Input
          key={locale}
          path={`${path}.${locale}`}
          lang={locale}
          label={`${label}, ${t(`settings.language.${locale}`)}`}
        />
      ))}
    </div>
  );
};

/** A number; stored in units of which `scale` make one. Empty is null. */
export const AmountAt = ({ path, label, hint, scale = 1 }: AtPath & { scale?: number }) => {
  const { value, change } = useDraft();
  const { locale } = useIntl();
  const [text, setText] = useState(() => amountText(valueAt(value, path), scale, locale));
  return (
    <TextInput
      label={label}
      hint={hint}
      inputMode="decimal"
      value={text}
      error={useErrorAt(path)}
      onChange={(event) => {
        setText(event.target.value);
        change(path, amountOf(event.target.value, scale));
      }}
    />
  );
};

export const SwitchAt = ({ path, label, hint }: AtPath & { hint: string }) => {
  const { value, change } = useDraft();
  return (
    <Switch
      hint={hint}
      checked={valueAt(value, path) === true}
      onChange={(event) => change(path, event.target.checked)}
    >
      {label}
    </Switch>
  );
};

/** A day, ISO; empty is null. */
export const DayAt = ({ path, label, hint, min }: AtPath & { min?: string }) => {
  const { value, change } = useDraft();
  return (
    <TextInput
      type="date"
      label={label}
      hint={hint}
      min={min}
      value={textOf(valueAt(value, path))}
      error={useErrorAt(path)}
      onChange={(event) => change(path, event.target.value || null)}
    />
  );
};

const localTime = (iso: unknown): string => {
  if (typeof iso !== 'string') return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** A moment in the time of this browser, stored in UTC; empty is null. */
export const MomentAt = ({ path, label, hint }: AtPath) => {
  const { value, change } = useDraft();
  return (
    <TextInput
      type="datetime-local"
      label={label}
      hint={hint}
      value={localTime(valueAt(value, path))}
      error={useErrorAt(path)}
      onChange={({ target }) => change(path, target.value ? new Date(target.value).toISOString() : null)}
    />
  );
};
