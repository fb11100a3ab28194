import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import { useLateClient } from '../../lib/late-client.ts';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from './SearchSuggestions.gen.ts';

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

/**
 * The newest answer for what is typed, asked once the keys rest; the one before stays until then. A question that is no
 * longer wanted is cancelled, so that the last one wins. Null until the first answer.
 */
export const useSuggestions = (text: string): { answer: Answer | null; busy: boolean } => {
  const client = useLateClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!text) return setAnswer(null);
    let stop = () => {};
    let over = false;
    const ask = (here: ApolloClient) => {
      if (over) return;
      const question = here.watchQuery({ query: SearchSuggestionsDocument, variables: { text } });
      const subscription = question.subscribe(({ data, dataState, error }) => {
        if (error) setAnswer({ text, found: null });
        else if (dataState === 'complete') setAnswer({ text, found: data.searchSuggestions });
      });
      stop = () => subscription.unsubscribe();
    };
    const fail = () => over || setAnswer({ text, found: null });
    const timer = setTimeout(() => void client().then(ask, fail), PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [client, text]);
  return { answer: text ? answer : null, busy: text !== '' && answer?.text !== text };
};
