import type { Ctx } from '../../core/context.ts';
import { allowedEdits, editDistance } from './search-text.ts';

interface Word {
  word: string;
  display: string;
}

interface CandidateRow {
  /** Null in a row that only says that a whole word exists. */
  term: string | null;
  known: boolean;
  word: string | null;
  display: string | null;
}

/** The dictionary holds each word of the catalogue once, so this costs the same for any number of products. */
const CANDIDATES = `
  SELECT q.term, q.known, c.word, c.display
  FROM (
    SELECT t.term, t.n, t.term ~ '[0-9]' OR EXISTS (
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
  UNION ALL
  SELECT NULL, true, w.word, w.display FROM search_word w WHERE w.locale = $2 AND w.word = ANY($3::text[])`;

export interface Correction {
  readonly terms: string[];
  /** For people, with diacritics. */
  readonly text: string;
}

const SHORTEST_PART = 3;
const LONGEST_COMPOUND = 30;

/** Every way to take a term for two words written as one. */
const splitsOf = (term: string): [string, string][] =>
  term.length > LONGEST_COMPOUND
    ? []
    : Array.from({ length: Math.max(0, term.length - 2 * SHORTEST_PART + 1) }, (_, i): [string, string] => [
        term.slice(0, i + SHORTEST_PART),
        term.slice(i + SHORTEST_PART),
      ]);

interface Near extends Word {
  readonly edits: number;
}

const nearest = (term: string, rows: readonly CandidateRow[]): Near | null => {
  let best: Near | null = null;
  for (const { word, display } of rows) {
    if (!word || !display) continue;
    const whole = editDistance(term, word);
    const beginning = word.length > term.length ? editDistance(term, word.slice(0, term.length)) + 0.5 : whole;
    const edits = Math.min(whole, beginning);
    if (edits <= allowedEdits(term) && edits < (best?.edits ?? Infinity)) best = { word, display, edits };
  }
  return best;
};

/** What stands for an unknown term: a word one slip away, else two words written as one, else what is near; none is left out. */
const insteadOf = (term: string, rows: readonly CandidateRow[], whole: ReadonlyMap<string, string>): Word[] => {
  const near = nearest(
    term,
    rows.filter((row) => row.term === term),
  );
  if (near && near.edits <= 1) return [near];
  const split = splitsOf(term).find((parts) => parts.every((part) => whole.has(part)));
  if (split) return split.map((word) => ({ word, display: whole.get(word)! }));
  return near ? [near] : [];
};

/**
 * Puts words of the catalogue in the place of unknown ones: one mistyped by the nearest, two written as one apart, one
 * written as two together. What has nothing near is left out. Null when all are known, or nothing is left.
 */
export const correctTerms = async (ctx: Ctx, terms: readonly string[]): Promise<Correction | null> => {
  const joined = terms.slice(1).map((term, i) => terms[i]! + term);
  const wholes = [...terms.flatMap(splitsOf).flat(), ...joined];
  const rows = await ctx.sql<CandidateRow>(CANDIDATES, [terms, ctx.locale, wholes], 'search.correct');
  const known = new Set(rows.flatMap((row) => (row.known && row.term !== null ? [row.term] : [])));
  if (terms.every((term) => known.has(term))) return null;
  const whole = new Map(rows.flatMap((row) => (row.term === null ? [[row.word!, row.display!]] : [])));
  const words: Word[] = [];
  for (let i = 0; i < terms.length; i += 1) {
    const [term, next] = [terms[i]!, terms[i + 1]];
    const one = next !== undefined && !(known.has(term) && known.has(next)) && whole.get(term + next);
    if (one) words.push({ word: term + terms[(i += 1)]!, display: one });
    else if (known.has(term)) words.push({ word: term, display: term });
    else words.push(...insteadOf(term, rows, whole));
  }
  if (words.length === 0) return null;
  return { terms: words.map(({ word }) => word), text: words.map(({ display }) => display).join(' ') };
};
