import { describe, expect, it } from 'vitest';
import { searchTerms } from '../../../server/catalog/search/search-text.ts';
import { synonymRows, synonymsOf } from '../../../server/catalog/search/search-synonyms.ts';

describe('words that mean the same', () => {
  it('are asked for as words and phrases, with nothing else in the query', () => {
    for (const { query } of synonymRows) expect(query).toMatch(/^[\p{Ll}\p{N}]+(( <-> | \| )[\p{Ll}\p{N}]+)*$/u);
  });

  it('are no little words, which a search leaves out', () => {
    for (const { query } of synonymRows)
      for (const words of query.split(' | ')) expect(searchTerms(words)).toHaveLength(words.split(' <-> ').length);
  });

  it('stand for each other, narrower ones not for wider', () => {
    expect(synonymsOf(['boats'])).toEqual(expect.arrayContaining(['schiff', 'lod', 'boot']));
    expect(synonymsOf(['car'])).not.toContain('crawler');
    expect(synonymsOf(['xyz'])).toEqual([]);
  });
});
