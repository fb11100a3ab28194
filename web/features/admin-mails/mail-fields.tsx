import { useEffect, useRef, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { TextArea, TextInput } from '../../ui/form/field.tsx';
import { insertPlaceholder } from './insert-placeholder.ts';
import type { Field } from './unsaved-words.ts';
import { PlaceholderChips, type Placeholder } from './placeholder-chips.tsx';
import type { MailDraft } from './use-mail-draft.ts';
import type { Problem } from './use-preview.ts';

const CODES = [
  'REQUIRED',
  'TOO_LONG',
  'PLACEHOLDER_UNKNOWN',
  'PLACEHOLDER_MISSING',
  'PLACEHOLDER_ALONE',
  'PLACEHOLDER_MISPLACED',
] as const;

const useProblemText = (problems: readonly Problem[]) => {
  const t = useText();
  return (field: Field): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    const code = CODES.find((known) => known === problem?.code);
    return code && t(`settings.mails.problem.${code}`, { placeholder: `{${problem!.placeholder ?? ''}}` });
  };
};

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Puts placeholders in at the caret of the field that was used last; links and blocks only go into the body. */
const useInserting = ({ saved, words, change }: MailDraft) => {
  const t = useText();
  const controls = useRef<Partial<Record<Field, Control | null>>>({});
  const last = useRef<Field>('body');
  const [caret, setCaret] = useState<{ field: Field; start: number; end: number } | null>(null);
  useEffect(() => {
    if (!caret) return;
    const control = controls.current[caret.field];
    control?.focus();
    control?.setSelectionRange(caret.start, caret.end);
  }, [caret]);
  const insert = (placeholder: Placeholder) => {
    const field = placeholder.kind === 'TEXT' ? last.current : 'body';
    const control = controls.current[field];
    const text = words[field];
    const selected = { text, start: control?.selectionStart ?? text.length, end: control?.selectionEnd ?? text.length };
    const { text: next, start, end } = insertPlaceholder(selected, placeholder, t('settings.mails.buttonWords'));
    change(field, next);
    setCaret({ field, start, end });
  };
  const wire = (field: Field) => ({
    ref: (control: Control | null) => void (controls.current[field] = control),
    lang: saved.language,
    value: words[field],
    onFocus: () => void (last.current = field),
    onChange: ({ target }: { target: Control }) => change(field, target.value),
  });
  return { insert, wire };
};

/** The words of a mail with what may stand in them. */
export const MailFields = ({ draft, problems }: { draft: MailDraft; problems: readonly Problem[] }) => {
  const t = useText();
  const problemAt = useProblemText(problems);
  const { insert, wire } = useInserting(draft);
  return (
    <div className="panel adm__stack">
      <TextInput
        label={t('settings.mails.subject')}
        maxLength={150}
        {...wire('subject')}
        error={problemAt('subject')}
      />
      <TextInput
        label={t('settings.mails.heading')}
        maxLength={150}
        {...wire('heading')}
        error={problemAt('heading')}
      />
      <TextArea
        label={t('settings.mails.body')}
        hint={t('settings.mails.bodyHint')}
        rows={16}
        maxLength={8000}
        spellCheck
        {...wire('body')}
        error={problemAt('body')}
      />
      <PlaceholderChips placeholders={draft.saved.placeholders} onInsert={insert} />
    </div>
  );
};
