import { useState, type ReactNode } from 'react';
import { LOCALES, type Locale } from '../../../intl/locale.ts';
import { useText } from '../../../intl/use-text.ts';
import type { ShopError } from '../../../lib/graphql-error.ts';
import { useAction } from '../../../ui/use-action.ts';
import {
  useDiscardLegalDraftMutation,
  usePublishLegalTextMutation,
  useSaveLegalDraftMutation,
  type EditedLegalTextFragment,
} from './AdminLegalTexts.gen.ts';
import type { Texts } from './pages.ts';

interface DraftRules {
  text: EditedLegalTextFragment;
  begin: Texts;
}

const DAY_WORDS: Readonly<Record<string, 'settings.legal.dayTaken' | 'settings.legal.dayPast'>> = {
  TAKEN: 'settings.legal.dayTaken',
};

const useWords = (refused: Readonly<Record<string, string>>) => {
  const t = useText();
  const wordsOf = (code: string): string =>
    t(code === 'REQUIRED' ? 'settings.legal.missing' : 'settings.legal.tooLong');
  const errors: Partial<Record<Locale, ReactNode>> = {};
  for (const locale of LOCALES) {
    const code = refused[`texts.${locale}`];
    if (code) errors[locale] = wordsOf(code);
  }
  const dayProblem = refused.day ? t(DAY_WORDS[refused.day] ?? 'settings.legal.dayPast') : undefined;
  return { errors, dayProblem };
};

/** What is written, and what can be done with it; `change` keeps it in the form alone. Publishing saves it first. */
export const useLegalDraft = ({ text, begin }: DraftRules) => {
  const { page, draftVersion } = text;
  const [texts, setTexts] = useState<Texts>({ en: begin.en, sk: begin.sk, de: begin.de });
  const [saved, setSaved] = useState(texts);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [saveDraft] = useSaveLegalDraftMutation();
  const [discardDraft] = useDiscardLegalDraftMutation();
  const [publishText] = usePublishLegalTextMutation();
  const action = useAction(({ code, args }: ShopError) => {
    if (code !== 'VALIDATION_FAILED') return false;
    setRefused(args as Record<string, string>);
    return true;
  });
  const changed = LOCALES.some((locale) => texts[locale] !== saved[locale]);
  const run = (work: () => Promise<unknown>) => {
    setRefused({});
    return action.run(work);
  };
  /** Gives the version of the draft that is kept now. */
  const keep = async (): Promise<number> => {
    if (!changed && draftVersion > 0) return draftVersion;
    const { data } = await saveDraft({ variables: { page, version: draftVersion, texts } });
    setSaved(texts);
    return data!.saveLegalDraft.draftVersion;
  };
  const { errors, dayProblem } = useWords(refused);
  return {
    texts,
    changed,
    errors,
    dayProblem,
    busy: action.busy,
    problem: action.problem ?? Object.values(errors)[0],
    change: (locale: Locale, html: string) => setTexts((before) => ({ ...before, [locale]: html })),
    save: () => run(keep),
    discard: () => run(() => discardDraft({ variables: { page, version: draftVersion } })),
    publish: (day: string) => run(async () => publishText({ variables: { page, version: await keep(), day } })),
  };
};
