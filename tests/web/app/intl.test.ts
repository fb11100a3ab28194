import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { intlOf } from '../../../web/intl/intl.ts';
import { directionOf, requestLocale } from '../../../web/intl/locale.ts';
import { formatMoney } from '../../../web/intl/money.ts';
import { textKeysIn } from '../../../web/intl/text-keys.ts';

const WEB = path.resolve(import.meta.dirname, '../../../web');
const LOCALES = path.join(WEB, 'intl/locales');

const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(LOCALES, locale, file), 'utf8')) as Record<string, string>;

const files = readdirSync(path.join(LOCALES, 'en'));
const rows = files.flatMap((file) => Object.keys(read('en', file)).map((key) => ({ file, key })));

const source = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.gen.ts'))
  .map((name) => readFileSync(path.join(WEB, name), 'utf8'))
  .join('\n');

interface Shape {
  names: string[];
  plurals: string[][];
}

const shapeOf = (elements: MessageFormatElement[]): Shape => {
  const shape: Shape = { names: [], plurals: [] };
  const visit = (element: MessageFormatElement) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    shape.names.push(element.value);
    if (element.type === TYPE.plural) shape.plurals.push(Object.keys(element.options));
    if (element.type === TYPE.tag) element.children.forEach(visit);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      Object.values(element.options).forEach(({ value }) => value.forEach(visit));
    }
  };
  elements.forEach(visit);
  return shape;
};

describe('texts', () => {
  it.each(['sk', 'de'])('exist in %s for exactly the keys of English', (locale) => {
    for (const file of files) {
      expect(Object.keys(read(locale, file)).sort(), file).toEqual(Object.keys(read('en', file)).sort());
    }
  });

  it('take the same values in each language', () => {
    const names = (locale: string, file: string, key: string) => [
      ...new Set(shapeOf(parse(read(locale, file)[key]!)).names.sort()),
    ];
    const different = rows.filter(({ file, key }) =>
      ['sk', 'de'].some((locale) => names(locale, file, key).join() !== names('en', file, key).join()),
    );
    expect(different).toEqual([]);
  });

  it('count in Slovak with all four forms', () => {
    const lacking = rows.filter(({ file, key }) =>
      shapeOf(parse(read('sk', file)[key]!)).plurals.some((forms) =>
        ['one', 'few', 'many', 'other'].some((form) => !forms.includes(form)),
      ),
    );
    expect(lacking).toEqual([]);
  });

  it('are all used', () => {
    const keys = rows.map(({ key }) => key);
    expect(textKeysIn(source, keys)).toEqual(keys);
  });

  it('stand in one namespace each', () => {
    const keys = rows.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the language of a request', () => {
  it('is the one asked for in the address, before the stored choice and the browser', () => {
    const cookie = 'a=b; martyx_language=de';
    expect(requestLocale({ url: '/?lang=sk', cookie, acceptLanguage: 'en' })).toBe('sk');
    expect(requestLocale({ url: '/', cookie, acceptLanguage: 'sk' })).toBe('de');
    expect(requestLocale({ url: '/', acceptLanguage: 'fr;q=0.9, sk-SK;q=0.8, de;q=0.7' })).toBe('sk');
  });

  it('is English where nothing fits', () => {
    expect(requestLocale({ url: '/?lang=fr', cookie: 'martyx_language=xx', acceptLanguage: 'fr, *;q=0.1' })).toBe('en');
    expect(requestLocale({ url: '/' })).toBe('en');
  });
});

describe('the direction of a language', () => {
  it.each(['ar', 'he', 'fa', 'ar-EG', 'fa-IR'])('is from right to left for %s', (locale) =>
    expect(directionOf(locale)).toBe('rtl'),
  );

  it.each(['en', 'sk', 'de', 'de-AT', 'art'])('is from left to right for %s', (locale) =>
    expect(directionOf(locale)).toBe('ltr'),
  );
});

describe('money', () => {
  it('reads as each language writes it', () => {
    const price = (locale: 'en' | 'sk' | 'de') => formatMoney(intlOf(locale, {}), { minor: 12900, currency: 'EUR' });
    expect([price('en'), price('sk'), price('de')]).toEqual(['€129.00', '129,00\u00a0€', '129,00\u00a0€']);
  });
});
