import { describe, expect, it } from 'vitest';
import { readableValue } from '../../../web/features/admin-audit/readable-value.ts';

describe('a value of the log', () => {
  it('stands as it is when it is a text, also one that only looks like more', () => {
    for (const text of ['Comet', '[SALE] 20 % off', '{name}', '12900']) expect(readableValue(text)).toBe(text);
  });

  it('tells a list in a row, a group of values on lines, and nothing of what is empty', () => {
    expect(readableValue('["ORDERS","CATALOGUE"]')).toBe('ORDERS, CATALOGUE');
    expect(readableValue('{"en":"Planes","sk":"","de":null}')).toBe('en: Planes');
    expect(readableValue('[{"itemId":"7","quantity":1},{"itemId":"8","quantity":2}]')).toBe(
      'itemId: 7\nquantity: 1\nitemId: 8\nquantity: 2',
    );
  });

  it('shortens what only machines read', () => {
    expect(readableValue(JSON.stringify({ sha256: 'ab'.repeat(32) }))).toBe('sha256: abababab…');
  });
});
