import type { Ctx } from '../core/context.ts';
import { allowedEdits, editDistance } from './search-text.ts';

interface CandidateRow {
  term: string;
  known: boolean;
  word: string | null;
  display: string | null;
}

/** The dictionary holds each word of the catalogue once, so this costs the same for any number of products. */
const CANDIDATES = `
  SELECT q.term, q.known, c.word, c.display
  FROM (
    SELECT t.term, t.n, EXISTS (
      SELECT FROM search_word w WHERE w.locale = $2 AND w.word >= t.term AND w.word < t.term || '~'
    ) AS known
    FROM unnest($1::text[]) WITH ORDINALITY AS t (term, n)
  ) q
  LEFT JOIN LATERAL (
    (SELECT w.word, w.display FROM search_word w
      WHERE NOT q.known AND w.locale = $2 AND w.word % q.term
      ORDER BY similarity(w.word, q.term) DESC, w.word LIMIT 20)
    UNION
    (SELECT w.word, w.display FROM search_word w
      WHERE NOT q.known AND length(q.term) < 9 AND w.locale = $2
        AND w.word >= left(q.term, 1) AND w.word < left(q.term, 1) || '~'
        AND abs(length(w.word) - length(q.term)) < 2)
  ) c ON true
  ORDER BY q.n`;

export interface Correction {
  readonly terms: string[];
  /** For people, with diacritics. */
  readonly text: string;
}

const nearest = (term: string, rows: readonly CandidateRow[]): { word: string; display: string } | null => {
  let best: { word: string; display: string; edits: number } | null = null;
  for (const { word, display } of rows) {
    if (!word || !display) continue;
    const whole = editDistance(term, word);
    const beginning = word.length > term.length ? editDistance(term, word.slice(0, term.length)) + 0.5 : whole;
    const edits = Math.min(whole, beginning);
    if (edits <= allowedEdits(term) && edits < (best?.edits ?? Infinity)) best = { word, display, edits };
  }
  return best;
};

/** Puts the nearest word of the catalogue in the place of each unknown one. Null when none is unknown, or one has nothing near. */
export const correctTerms = async (ctx: Ctx, terms: readonly string[]): Promise<Correction | null> => {
  const rows = await ctx.sql<CandidateRow>(CANDIDATES, [terms, ctx.locale], 'search.correct');
  if (rows.every(({ known }) => known)) return null;
  const words = terms.map((term) => {
    const own = rows.filter((row) => row.term === term);
    return own[0]?.known ? { word: term, display: term } : nearest(term, own);
  });
  if (words.some((word) => word === null)) return null;
  return { terms: words.map((word) => word!.word), text: words.map((word) => word!.display).join(' ') };
};
