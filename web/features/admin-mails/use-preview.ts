import { useEffect, useState } from 'react';
import type { MailKey, Words } from './unsaved-words.ts';
import { useMailTextPreviewQuery, type MailTextPreviewQuery } from './MailTexts.gen.ts';

const PAUSE_MS = 350;

export type Problem = MailTextPreviewQuery['mailTextPreview']['problems'][number];
export type Written = NonNullable<MailTextPreviewQuery['mailTextPreview']['written']>;

/** The mail as the typed words make it, asked for once typing rests: what is wrong, and the last one that was right. */
export const usePreview = (mail: MailKey, words: Words) => {
  const [rested, setRested] = useState(words);
  const [written, setWritten] = useState<Written | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, previousData, error, loading, refetch } = useMailTextPreviewQuery({
    variables: { mail, words: rested },
  });
  const shown = (data ?? previousData)?.mailTextPreview;
  if (shown?.written && shown.written !== written) setWritten(shown.written);
  return { problems: shown?.problems ?? [], written, error, loading, refetch };
};
