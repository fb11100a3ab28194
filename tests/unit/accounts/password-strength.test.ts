import { describe, expect, it } from 'vitest';
import { passwordError } from '../../../server/accounts/password/password-rules.ts';
import {
  FREQUENT_PASSWORDS,
  passwordFaults,
  passwordStrength,
  unmetRules,
} from '../../../web/lib/form/password-rules.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['Aa1-xyz', 'weak'],
    ['kztvbnmp', 'weak'],
    ['Heslo-2026!', 'weak'],
    ['P@ssw0rd-2026', 'weak'],
    ['KztvBnmp', 'weak'],
    ['KztvBnm7', 'medium'],
    ['kztvbnmprw', 'weak'],
    ['kztvbnmp77', 'medium'],
    ['kztvbnmprwsd', 'medium'],
    ['kztvbnmp-7777', 'medium'],
    ['Kriv4n!m', 'strong'],
    ['Kriv4n!mo', 'strong'],
    ['Kriv4n!mora', 'strong'],
    ['Kriv4n!morac', 'very-strong'],
    ['Žltý-kôň-777', 'very-strong'],
  ])('of %j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

  it('never falls when characters are added to one that may be used', () => {
    const levels = ['weak', 'medium', 'strong', 'very-strong'];
    const whole = 'Kriv4n!morac-Ostrva';
    const seen = [...whole].map((_, end) => levels.indexOf(passwordStrength(whole.slice(0, end + 1))));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the rules of a new password', () => {
  it.each([
    ['', ['TOO_SHORT', 'LOWERCASE', 'UPPERCASE', 'DIGIT', 'SPECIAL', 'COMMON']],
    ['abc', ['TOO_SHORT', 'UPPERCASE', 'DIGIT', 'SPECIAL']],
    ['ROCKET-FAN-26', ['LOWERCASE']],
    ['Heslo-2026!', ['COMMON']],
    ['Rocket Fan 26', ['SPECIAL']],
    ['Rocket-Fan-26', []],
  ])('that %j does not meet are %j', (password, unmet) => expect(unmetRules(password)).toEqual(unmet));

  it('are in the way together, but length and unusable characters alone', () => {
    expect(passwordFaults('')).toEqual(['REQUIRED']);
    expect(passwordFaults('x'.repeat(129))).toEqual(['TOO_LONG']);
    expect(passwordFaults('Rocket-Fan-\u000026')).toEqual(['INVALID']);
    expect(passwordFaults('x')).toEqual(['TOO_SHORT', 'UPPERCASE', 'DIGIT', 'SPECIAL']);
  });

  it('are the server’s, which only knows more common passwords', () => {
    const length = (count: number) => `Aa1-${'xyz'.repeat(50)}`.slice(0, count);
    const tried = [
      '',
      'abc',
      'Heslo-2026!',
      'P@ssw0rd!',
      'Passw0rd',
      'Aa1-🚀🚀',
      `Aa1-${'🚀'.repeat(124)}`,
      'Žltý-kôň-7',
    ];
    const lengths = [7, 8, 128, 129].map(length);
    const signs = ['Rocket-Fan-\ud83d26', 'Rocket Fan 26', 'ROCKET-FAN-26', 'rocket-fan-26', 'Rocket-Fan-xy'];
    for (const password of [...tried, ...lengths, ...signs]) {
      expect(passwordFaults(password)[0] ?? null, password).toBe(passwordError(password));
    }
  });

  it('refuse nothing as common that the server takes', () => {
    const inUse = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}-2026`;
    const words = [...FREQUENT_PASSWORDS];
    expect(words.filter((word) => unmetRules(inUse(word)).join() !== 'COMMON')).toEqual([]);
    expect(words.filter((word) => passwordError(inUse(word)) !== 'COMMON')).toEqual([]);
  });
});
