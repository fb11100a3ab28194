import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, plainCode, recoveryHash } from '../../../server/accounts/second-factor/recovery-codes.ts';
import type { Shop } from '../../../server/core/shop.ts';

const shop = { secret: Buffer.from('unit-secret-unit-secret-unit-secret!') } as unknown as Shop;
const hash = (code: string, user = 'anna', by = shop): string => recoveryHash(by, user, code);

describe('recovery codes', () => {
  it('are ten of two fives, all different', () => {
    const codes = newRecoveryCodes();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20);
  });

  it('use every sign evenly', () => {
    const signs = Array.from({ length: 400 }, newRecoveryCodes).flat().join('').replaceAll('-', '');
    const counts = [...'0123456789abcdefghjkmnpqrstvwxyz'].map((sign) => signs.split(sign).length - 1);
    expect(Math.min(...counts)).toBeGreaterThan(1000);
    expect(Math.max(...counts)).toBeLessThan(1500);
  });

  it.each([
    'ab0c1-de2fg',
    'AB0C1-DE2FG',
    ' ab0c1 de2fg ',
    'ab0c1de2fg',
    'abOcl–de2fg',
    'ａｂ０ｃ１－ｄｅ２ｆｇ',
    'aboci_DE2FG',
  ])('%j is read as one and the same', (typed) => expect(hash(plainCode(typed))).toBe(hash('ab0c1-de2fg')));

  it('are stored for one account of one shop', () => {
    const another = { secret: Buffer.from('other-secret-other-secret-other-se!') } as unknown as Shop;
    expect(new Set([hash('ab0c1-de2fg'), hash('ab0c1-de2fh'), hash('ab0c1-de2fg', 'boris')]).size).toBe(3);
    expect(hash('ab0c1-de2fg', 'anna', another)).not.toBe(hash('ab0c1-de2fg'));
  });
});
