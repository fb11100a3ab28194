import { useEffect, useState } from 'react';
import { useSearchSuggestionsQuery, type SearchSuggestionsQuery } from './SearchSuggestions.gen.ts';

export type Found = SearchSuggestionsQuery['searchSuggestions'];

const PAUSE_MS = 120;
const FEWEST_LETTERS = 2;

interface Answer {
  readonly text: string;
  /** Null when it did not arrive. */
  readonly found: Found | null;
}

/** The words that are worth asking for; empty below two letters or digits. */
export const searchedText = (typed: string): string => {
  const text = typed.trim().replace(/\s+/g, ' ');
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < FEWEST_LETTERS ? '' : text;
};

/** `text` once it has rested for a moment; nothing at once where there is nothing. */
const useDebounced = (text: string): string => {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text && rested;
};

/**
 * The newest answer for what is typed, asked once the keys rest; the one before stays until then. A question that is no
 * longer wanted is cancelled, so that the last one wins. Null until the first answer.
 */
export const useSuggestions = (text: string): { answer: Answer | null; busy: boolean } => {
  const rested = useDebounced(text);
  const { data, error } = useSearchSuggestionsQuery({ variables: { text: rested }, skip: !rested });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const found = data?.searchSuggestions ?? (error ? null : undefined);
  if (!text && answer) setAnswer(null);
  if (rested && found !== undefined && (answer?.text !== rested || answer.found !== found))
    setAnswer({ text: rested, found });
  return { answer: text ? answer : null, busy: text !== '' && answer?.text !== text };
};
