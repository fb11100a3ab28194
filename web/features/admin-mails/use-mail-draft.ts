import type { ApolloCache } from '@apollo/client';
import { useEffect, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { shopErrorOf, type ShopError } from '../../lib/graphql-error.ts';
import { useControlledForm } from '../../ui/form/use-controlled-form.ts';
import { useUndo } from '../../ui/undo.tsx';
import {
  storeUnsavedWords,
  plainWords,
  readUnsavedWords,
  type UnsavedWords,
  type MailKey,
  type Words,
} from './unsaved-words.ts';
import {
  MailTextsDocument,
  useResetMailTextMutation,
  useSendTestMailMutation,
  useSetMailTextMutation,
  type MailTextFieldsFragment,
} from './MailTexts.gen.ts';

type Stored = MailTextFieldsFragment;

/** The list of mails says which of them were changed. */
const noteChanged = (cache: ApolloCache, { kind, language, changed }: Stored) =>
  void cache.updateQuery(
    { query: MailTextsDocument },
    (known) =>
      known && {
        mailTexts: known.mailTexts.map((one) =>
          one.kind === kind && one.language === language ? { ...one, changed } : one,
        ),
      },
  );

const conflictIn = ({ code, args }: ShopError): UnsavedWords | null => {
  const { version, subject, heading, body } = args;
  const fits = code === 'VERSION_CONFLICT' && typeof version === 'number' && typeof subject === 'string';
  return fits ? { version, words: { subject, heading, body } as Words } : null;
};

/** What the server does with words, each answered by the words as they hold from then on. */
const useMailCalls = (mail: MailKey) => {
  const [set] = useSetMailTextMutation({
    update: (cache, { data }) => data && noteChanged(cache, data.setMailText),
  });
  const [putBack] = useResetMailTextMutation({
    update: (cache, { data }) => data && noteChanged(cache, data.resetMailText),
  });
  const [send] = useSendTestMailMutation();
  return {
    set: async (words: Words, expectedVersion: number): Promise<Stored> =>
      (await set({ variables: { mail, words, expectedVersion } })).data!.setMailText,
    reset: async (expectedVersion: number): Promise<Stored> =>
      (await putBack({ variables: { mail, expectedVersion } })).data!.resetMailText,
    send: () => send({ variables: { mail } }),
  };
};

/** What is typed, kept in the tab until it is saved or given up. */
const useTyped = (mail: MailKey, saved: Stored, send: (typed: UnsavedWords) => Promise<void>) => {
  const [kept] = useState(() => readUnsavedWords(mail));
  const [version, setVersion] = useState(kept?.version ?? saved.version);
  const form = useControlledForm<Words>({
    initial: plainWords(saved.words),
    typed: kept?.words,
    send: (words) => send({ words, version }),
  });
  const { values: words, changed } = form;
  useEffect(() => storeUnsavedWords(mail, changed ? { words, version } : null), [mail, changed, words, version]);
  const take = (now: Stored, next: UnsavedWords) => {
    form.reset(plainWords(now.words), next.words);
    setVersion(next.version);
  };
  return { form, words, changed, take };
};

/** Edits the words of one mail: nothing holds before it is saved, and what was saved can be taken back. */
export const useMailDraft = (mail: MailKey, loaded: Stored) => {
  const t = useText();
  const offerUndo = useUndo();
  const [saved, setSaved] = useState(loaded);
  /** What somebody else saved meanwhile. */
  const [newer, setNewer] = useState<UnsavedWords | null>(null);
  const calls = useMailCalls(mail);
  const hold = (now: Stored, next: UnsavedWords = { words: plainWords(now.words), version: now.version }) => {
    setSaved(now);
    setNewer(null);
    take(now, next);
  };
  const step = async (text: string, work: () => Promise<Stored>) => {
    try {
      const now = await work();
      hold(now);
      offerUndo(text, async () => hold(await calls.set(plainWords(saved.words), now.version)));
    } catch (error) {
      const conflict = conflictIn(shopErrorOf(error));
      setNewer(conflict);
      if (!conflict) throw error;
    }
  };
  const save = ({ words, version }: UnsavedWords) => step(t('settings.mails.saved'), () => calls.set(words, version));
  const { form, take, ...typed } = useTyped(mail, saved, save);
  const { set: change, perform, ...sending } = form;
  return {
    ...sending,
    ...typed,
    saved,
    newer,
    change,
    discard: () => hold(saved),
    reset: () => void perform(() => step(t('settings.mails.resetDone'), () => calls.reset(saved.version))),
    test: () => perform(calls.send),
    /** Goes on from the newer words: with them, or with the own ones over them. */
    settle: (next: Words) => {
      const now = { ...saved, words: { ...saved.words, ...newer!.words }, version: newer!.version };
      hold(now, { words: next, version: now.version });
    },
  };
};

export type MailDraft = ReturnType<typeof useMailDraft>;
