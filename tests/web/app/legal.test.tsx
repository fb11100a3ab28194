import { cleanup, screen, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fillIn, type LegalDocument, type WrittenBlock } from '../../../web/features/legal/document.ts';
import { loadDocument } from '../../../web/features/legal/documents.ts';
import { LegalPage } from '../../../web/features/legal/legal-page.tsx';
import { OfficialNotice } from '../../../web/features/legal/official-notice.tsx';
import { parseRichText } from '../../../web/features/legal/rich-text.tsx';
import { LOCALES, type Locale } from '../../../web/intl/locale.ts';
import { SHOP_INFO } from '../../support/builders/build-shop-info.ts';
import { renderPage } from '../../support/web/web-page.tsx';

const PAGES = ['terms', 'guarantee', 'privacy', 'cookies'] as const;
const ADDRESSES = ['/terms-of-service', '/guarantee', '/privacy-policy', '/cookies-policy', '/withdrawal'];
const WEB = path.resolve(import.meta.dirname, '../../../web');

/** What a block is made of, without its words. */
const shapeOf = (block: WrittenBlock) => {
  if (typeof block === 'string') return 'paragraph';
  if ('payer' in block || 'buyerReturns' in block) return 'of the seller';
  if ('facts' in block) return `facts ${block.facts.length}`;
  if ('table' in block) return `table ${block.table.head.length} × ${block.table.rows.length}`;
  return 'form' in block ? `form ${block.form.lines.length}` : `list ${block.list.length}`;
};

const outlineOf = ({ version, sections }: LegalDocument<WrittenBlock>) => ({
  version,
  sections: sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]),
});

const linksOf = (document: LegalDocument<WrittenBlock>) => [
  ...new Set(parseRichText(JSON.stringify(document.sections)).flatMap(({ href }) => href ?? [])),
];

/** Names of cookies and entries that the client's source stores under. */
const storedNames = () => [
  ...new Set(
    readdirSync(WEB, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(path.join('features', 'legal')))
      .flatMap((name) => [...readFileSync(path.join(WEB, name), 'utf8').matchAll(/'(martyx_\w+)'/g)].map((m) => m[1]!)),
  ),
];

const SERVER = path.resolve(import.meta.dirname, '../../../server');

/** Names of cookies that the server's source sets or reads. */
const serverCookies = () => [
  ...new Set(
    readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) =>
        [...readFileSync(path.join(SERVER, name), 'utf8').matchAll(/COOKIE = '(martyx_\w+)'|\b(martyx_\w+)=/g)].map(
          ([, named, written]) => (named ?? written)!,
        ),
      ),
  ),
];

const loadText = async (page: (typeof PAGES)[number], locale: Locale) =>
  fillIn(await loadDocument(page, locale), SHOP_INFO);

/** The owner has published nothing. */
const BUILT_IN = {
  LegalText: () => ({ legalText: { __typename: 'LegalText', page: 'TERMS', day: null, days: [], sections: [] } }),
};

const open = async (page: (typeof PAGES)[number], locale: Locale = 'en') => {
  const text = await loadText(page, locale);
  renderPage(<LegalPage page={page} />, { locale, answers: BUILT_IN });
  return text;
};

afterEach(cleanup);

describe.each(PAGES)('the %s page', (page) => {
  it.each(['sk', 'de'] as const)('has in %s the version, sections, blocks and links of English', async (locale) => {
    const [english, other] = await Promise.all([loadText(page, 'en'), loadText(page, locale)]);
    expect(outlineOf(other)).toEqual(outlineOf(english));
    expect(linksOf(other)).toEqual(linksOf(english));
  });

  it('leads inside the shop only to legal pages, the withdrawal and its own sections, and never to the closed ODR platform', async () => {
    const document = await loadText(page, 'en');
    const own = document.sections.map(({ id }) => `#${id}`);
    const inside = linksOf(document).filter((href) => !/^(https|mailto):/.test(href));
    expect(inside.filter((href) => !own.includes(href) && !ADDRESSES.includes(href.split('#')[0]!))).toEqual([]);
    expect(linksOf(document).filter((href) => href.includes('ec.europa.eu'))).toEqual([]);
  });

  it.each(LOCALES)('shows its text in %s, each section under an anchor that the contents name', async (locale) => {
    const { title, sections } = await open(page, locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('.legal-contents a')].map((a) => a.hash.slice(1));
    expect(anchors).toEqual(sections.map(({ id }) => id));
    expect(anchors.filter((id) => !document.getElementById(id))).toEqual([]);
    expect(document.body.textContent).not.toMatch(/undefined|\]\(/);
  });
});

describe('the page of the legal guarantee', () => {
  const picture = { __typename: 'NoticePicture' as const, url: '/media/notice.webp', width: 600, height: 850 };
  const withNotice = { __typename: 'GuaranteeNotice' as const, en: null, sk: picture, de: null };
  const visit = async (locale: Locale, guaranteeNotice: typeof SHOP_INFO.guaranteeNotice) => {
    await loadText('guarantee', locale);
    const lead = <OfficialNotice />;
    renderPage(<LegalPage page="guarantee" lead={lead} />, {
      locale,
      answers: BUILT_IN,
      shop: { ...SHOP_INFO, guaranteeNotice },
    });
    return screen.queryByRole<HTMLImageElement>('img', { name: /Oficiálne oznámenie|Official notice/ });
  };

  it('shows the official notice in the language that has it, and leads to the Union’s own page', async () => {
    const shown = await visit('sk', withNotice);
    expect(shown?.getAttribute('src')).toBe(picture.url);
    expect(shown?.closest('a')?.href).toContain('//europa.eu/youreurope/');
    cleanup();
    expect(await visit('en', withNotice)).toBeNull();
    cleanup();
    expect(await visit('sk', null)).toBeNull();
    expect(screen.getByRole('link', { name: /Vaša Európa/ }).getAttribute('href')).toMatch(/index_sk\.htm$/);
  });
});

describe('the terms of service', () => {
  it('say from when they are valid', async () => {
    await open('terms');
    expect(screen.getByText('26 November 2026').getAttribute('datetime')).toBe('2026-11-26');
  });

  it('offer the withdrawal form as a mail to the seller', async () => {
    await open('terms', 'sk');
    const section = screen.getByRole('region', { name: /Formulár na odstúpenie/ });
    const mail = new URL(within(section).getByRole<HTMLAnchorElement>('link', { name: 'Otvoriť ako e-mail' }).href);
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'shop@martyx.example']);
    expect(mail.searchParams.get('body')).toContain('odstupujem od zmluvy');
    expect(mail.search).not.toContain('+');
  });

  it.each([
    ['en', 'withdraw from contract here'],
    ['sk', 'odstúpiť od zmluvy tu'],
    ['de', 'Vertrag hier widerrufen'],
  ] as const)('lead in %s to the withdrawal online', async (locale, name) => {
    await open('terms', locale);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/withdrawal');
  });

  it('name the subject of dispute resolution and the guarantee in each language', async () => {
    for (const locale of LOCALES) {
      const words = JSON.stringify(await loadText('terms', locale));
      expect(words).toContain('Slovenská obchodná inšpekcia');
      expect(words).toMatch(/24[ -](months?|mesiacov|Monat)/);
    }
  });
});

describe('the cookies policy', () => {
  it.each(LOCALES)('lists in %s everything that the client stores', async (locale) => {
    const words = JSON.stringify(await loadText('cookies', locale));
    expect(storedNames().filter((name) => !words.includes(`"${name}"`))).toEqual([]);
  });

  it.each(LOCALES)('lists in %s every cookie of the server', async (locale) => {
    const words = JSON.stringify(await loadText('cookies', locale));
    expect(serverCookies()).toEqual(expect.arrayContaining(['martyx_csrf', 'martyx_device', 'martyx_gate']));
    expect(serverCookies().filter((name) => !words.includes(`"${name}"`))).toEqual([]);
  });
});
