import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedEdits,
  editDistance,
  fold,
  searchQuery,
  searchTerms,
} from '../../../server/catalog/search/search-text.ts';

describe('fold', () => {
  it.each([
    ['Kriváň', 'krivan'],
    ['ľščťžýáíéúäňôĺŕďó', 'lsctzyaieuanolrdo'],
    ['Flügel Größe', 'flugel grosse'],
    ['ŁÓDŹ', 'lodz'],
  ])('writes %s as %s', (text, folded) => expect(fold(text)).toBe(folded));
});

/** Words, each alone or with its parts beside it, and nothing else. */
const OF_TERMS = /^(([a-z0-9]+(:\*)?|\([a-z0-9]+(:\*)?( \| [a-z0-9]+( & [a-z0-9]+)+)\))( & (?=.))?)*$/;

describe('searchTerms', () => {
  it('keeps only words, each once, eight at most', () => {
    expect(searchTerms(`  Kriváň-38/2 & krivan | !(x) :* '--`)).toEqual(['krivan', '38', '2', 'x']);
    expect(searchTerms('a b c d e f g h i j')).toHaveLength(8);
    expect(searchTerms('% _ \\ ☃')).toEqual([]);
  });

  it('leaves little words out unless there are no others', () => {
    expect(searchTerms('propeller for the Dunaj')).toEqual(['propeller', 'dunaj']);
    expect(searchTerms('Rakete für Anfänger')).toEqual(['rakete', 'anfanger']);
    expect(searchTerms('pre')).toEqual(['pre']);
  });

  it('never lets an operator through', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('en' as const, 'sk' as const, 'de' as const),
        (text, locale) => {
          const { prefix, exact } = searchQuery(searchTerms(text), locale);
          expect(prefix).toMatch(OF_TERMS);
          expect(exact).toMatch(OF_TERMS);
        },
      ),
    );
  });
});

describe('searchQuery', () => {
  it('finds other cases of a Slovak word by its root', () => {
    expect(searchQuery(['rakety', 'lod'], 'sk').prefix).toBe('raket:* & lod:*');
    expect(searchQuery(['padakom', 'kormidlami'], 'sk').prefix).toBe('padak:* & kormidl:*');
    expect(searchQuery(['rockets'], 'en')).toMatchObject({ prefix: 'rockets:*', exact: 'rockets', stemmer: 'english' });
  });

  it.each([
    ['1300mah', '(1300mah | 1300 & mah)'],
    ['30a', '(30a | 30 & a)'],
    ['m3x10', '(m3x10 | m3 & 10)'],
    ['54x24', '(54x24 | 54 & 24)'],
    ['2s', '2s'],
    ['c6', 'c6'],
    ['max', 'max'],
  ])('finds %s also where a text writes it apart', (term, exact) =>
    expect(searchQuery([term], 'en').exact).toBe(exact),
  );

  it('knows a name that begins with the first word', () => {
    expect(searchQuery(['krivan', 'fins'], 'en').begins).toBe("'''^krivan'':*'::tsquery");
    expect(searchQuery(['c', '6'], 'en').begins).toBe("'''^c'''::tsquery");
  });
});

describe('editDistance', () => {
  it.each([
    ['kestrel', 'kestrel', 0],
    ['roket', 'rocket', 1],
    ['kestrle', 'kestrel', 1],
    ['', 'abc', 3],
    ['krivn', 'krivan', 1],
  ])('from %s to %s is %i', (a, b, edits) => expect(editDistance(a, b)).toBe(edits));

  it('is symmetric and no longer than the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('allowedEdits', () => {
  it('forgives more in longer words', () => {
    expect(['ab', 'abc', 'abcde', 'abcdefghij'].map(allowedEdits)).toEqual([0, 1, 2, 3]);
  });
});
