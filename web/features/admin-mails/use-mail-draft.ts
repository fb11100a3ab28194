import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import {
  keepWords,
  plainWords,
  readKept,
  sameWords,
  type Field,
  type KeptWords,
  type MailKey,
  type Words,
} from './kept-words.ts';
import {
  useResetMailTextMutation,
  useSendTestMailMutation,
  useSetMailTextMutation,
  type MailTextFieldsFragment,
} from './MailTexts.gen.ts';

type Stored = MailTextFieldsFragment;

const refetchQueries = ['MailTexts'];

/** What is typed, kept in the tab until it is saved or given up. */
const useWords = (mail: MailKey, saved: Stored) => {
  const stored: KeptWords = { words: plainWords(saved.words), version: saved.version };
  const [draft, setDraft] = useState(() => readKept(mail) ?? stored);
  const take = (next: KeptWords, now: Stored) => {
    setDraft(next);
    keepWords(mail, sameWords(next.words, plainWords(now.words)) ? null : next);
  };
  return { draft, take, changed: !sameWords(draft.words, stored.words) };
};

const conflictIn = (args: Record<string, unknown>): KeptWords | null => {
  const { version, subject, heading, body } = args;
  const fits = typeof version === 'number' && typeof subject === 'string';
  return fits ? { version, words: { subject, heading, body } as Words } : null;
};

/** What the server does with words, each answered by the words as they hold from then on. */
const useMailCalls = (mail: MailKey) => {
  const [set] = useSetMailTextMutation({ refetchQueries });
  const [putBack] = useResetMailTextMutation({ refetchQueries });
  const [send] = useSendTestMailMutation();
  return {
    set: async (words: Words, expectedVersion: number): Promise<Stored> =>
      (await set({ variables: { mail, words, expectedVersion } })).data!.setMailText,
    reset: async (expectedVersion: number): Promise<Stored> =>
      (await putBack({ variables: { mail, expectedVersion } })).data!.resetMailText,
    send: () => send({ variables: { mail } }),
  };
};

/** Edits the words of one mail: nothing holds before it is saved, and what was saved can be taken back. */
export const useMailDraft = (mail: MailKey, loaded: Stored) => {
  const t = useText();
  const offerUndo = useUndo();
  const [saved, setSaved] = useState(loaded);
  const { draft, take, changed } = useWords(mail, saved);
  /** What somebody else saved meanwhile. */
  const [newer, setNewer] = useState<KeptWords | null>(null);
  const calls = useMailCalls(mail);
  const { run, ...action } = useAction(({ code, args }) => {
    const conflict = code === 'VERSION_CONFLICT' ? conflictIn(args) : null;
    setNewer(conflict);
    return conflict !== null;
  });
  const hold = (now: Stored, next: KeptWords = { words: plainWords(now.words), version: now.version }) => {
    setSaved(now);
    setNewer(null);
    take(next, now);
  };
  const step = (text: string, work: () => Promise<Stored>) =>
    run(async () => {
      const now = await work();
      hold(now);
      offerUndo(text, async () => hold(await calls.set(plainWords(saved.words), now.version)));
    });
  return {
    ...action,
    ...draft,
    saved,
    changed,
    newer,
    change: (field: Field, text: string) => take({ ...draft, words: { ...draft.words, [field]: text } }, saved),
    discard: () => hold(saved),
    save: () => step(t('settings.mails.saved'), () => calls.set(draft.words, draft.version)),
    reset: () => step(t('settings.mails.resetDone'), () => calls.reset(saved.version)),
    test: () => run(calls.send),
    /** Goes on from the newer words: with them, or with the own ones over them. */
    settle: (next: Words) => {
      const now = { ...saved, words: { ...saved.words, ...newer!.words }, version: newer!.version };
      hold(now, { words: next, version: now.version });
    },
  };
};

export type MailDraft = ReturnType<typeof useMailDraft>;
