import { describe, expect, it } from 'vitest';
import { bound } from '../../../web/intl/bound-words.ts';

/** A hard space as `~`. */
const shown = (text: string, locale: string) => bound(text, locale).replaceAll('\u00a0', '~');

describe('a text of the shop', () => {
  it.each([
    ['tlačiareň od {side} × {side} mm', 'tlačiareň od {side}~×~{side}~mm'],
    ['výplň {infill, number} %, vrstva 0,2 mm', 'výplň {infill, number}~%, vrstva 0,2~mm'],
    ['{from} – {to} z {total}', '{from}~–~{to} z~{total}'],
    ['aspoň 5 : 1', 'aspoň 5~:~1'],
    ['stavebnicu s kovom a elektronikou v jednej krabici', 'stavebnicu s~kovom a~elektronikou v~jednej krabici'],
    ['one {V košíku} other {a <b>i iné</b>}', 'one {V~košíku} other {a~<b>i~iné</b>}'],
  ])('keeps “%s” together', (text, expected) => {
    expect(shown(text, 'sk')).toBe(expected);
  });

  it.each([
    ['en', 'As a kit, 5 hours'],
    ['sk', 'Kriváň 38 mieri do neba'],
    ['de', 'Die 5 größten'],
  ])('may end its line anywhere else: %s “%s”', (locale, text) => {
    expect(bound(text, locale)).toBe(text);
  });
});
