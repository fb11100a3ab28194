import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { descriptionHtml } from '../../../server/catalog/product/description-html.ts';
import { sectionsOf } from '../../../server/legal/legal-sections.ts';
import { fillIn } from '../../../web/features/legal/document.ts';
import { htmlOfDocument } from '../../../web/features/legal/legal-html.ts';
import { text as cookies } from '../../../web/features/legal/cookies.sk.ts';
import { text as privacy } from '../../../web/features/legal/privacy.de.ts';
import { text as termsDe } from '../../../web/features/legal/terms.de.ts';
import { text as terms } from '../../../web/features/legal/terms.en.ts';
import { text as termsSk } from '../../../web/features/legal/terms.sk.ts';
import { SHOP_INFO } from '../../support/builders/build-shop-info.ts';

/** A change of words is a new version; the former one then moves to a file that is named by its day. */
const WORDS = ['2026-11-26', 'd96227f6f5c751a1'];

describe('a legal text', () => {
  it('is cut at its headings, each with an anchor of its own', () => {
    const html =
      '<p>Before.</p><h3>Who sells &amp; to whom</h3><p>We.</p><h3>Závady</h3><ul><li>A</li></ul><h3>Závady</h3><p>B</p>';
    expect(sectionsOf(html)).toEqual([
      { id: 'text', title: '', html: '<p>Before.</p>' },
      { id: 'who-sells-to-whom', title: 'Who sells & to whom', html: '<p>We.</p>' },
      { id: 'zavady', title: 'Závady', html: '<ul><li>A</li></ul>' },
      { id: 'zavady-2', title: 'Závady', html: '<p>B</p>' },
    ]);
    expect(sectionsOf('<p> </p>')).toEqual([]);
  });

  it.each([
    ['the terms', terms],
    ['the privacy policy', privacy],
    ['the cookies policy', cookies],
  ])('that the owner begins to edit, %s, keeps every word, section and link through the cleaning', (_name, text) => {
    const filled = fillIn(text, SHOP_INFO);
    const html = htmlOfDocument(filled);
    expect(descriptionHtml(html).replaceAll(' rel="noopener"', '')).toBe(html);
    expect(sectionsOf(html).map(({ title }) => title)).toEqual(filled.sections.map(({ title }) => title));
  });
});

describe('who pays for sending goods back', () => {
  it('is said by the terms as the owner has settled it', () => {
    const of = (paysReturns: boolean) => JSON.stringify(fillIn(terms, { ...SHOP_INFO, paysReturns }));
    expect(of(false)).toContain('You bear the direct cost of sending them back');
    expect(of(true)).not.toContain('You bear the direct cost');
    expect(of(true)).toContain('We bear the cost of sending them back');
  });
});

describe('the built-in terms', () => {
  it('keep their words as long as they keep their version, which orders name', () => {
    const texts = [terms, termsSk, termsDe].map((text) => JSON.stringify(text)).join('\n');
    expect([terms.version, createHash('sha256').update(texts).digest('hex').slice(0, 16)]).toEqual(WORDS);
  });
});
