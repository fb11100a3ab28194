import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '../../../server/accounts/password/common-passwords.ts';
import { passwordError } from '../../../server/accounts/password/password-rules.ts';

const of = (length: number): string => `Aa1-${'xyz'.repeat(50)}`.slice(0, length);

describe('a new password', () => {
  it('has 8 to 128 characters', () => {
    expect([7, 8, 128, 129].map((length) => passwordError(of(length)))).toEqual(['TOO_SHORT', null, null, 'TOO_LONG']);
  });

  it('is measured in characters, not in bytes or UTF-16 units', () => {
    expect(passwordError(`Aa1-${'🚀'.repeat(124)}`)).toBeNull();
    expect(passwordError(`Aa1-${'🚀'.repeat(125)}`)).toBe('TOO_LONG');
    expect(passwordError('Aa1-🚀🚀')).toBe('TOO_SHORT');
  });

  it.each([
    ['', 'REQUIRED'],
    ['ROCKET-FAN-26', 'LOWERCASE'],
    ['rocket-fan-26', 'UPPERCASE'],
    ['Rocket-Fan-xy', 'DIGIT'],
    ['RocketFan2026', 'SPECIAL'],
    ['Rocket Fan 2026', 'SPECIAL'],
    ['Rocket-Fan-\u000026', 'INVALID'],
    ['Rocket-Fan-\r\n26', 'INVALID'],
    ['Rocket-Fan-\ud83d26', 'INVALID'],
  ])('%j is refused as %s', (password, code) => expect(passwordError(password)).toBe(code));

  it.each(['Password1!', 'P@ssw0rd!', 'Qwerty123!', 'Passw0rd', 'Welcome1!', 'Dragon-2026!'])(
    '%s is too simple',
    (password) => expect(['COMMON', 'SPECIAL']).toContain(passwordError(password)),
  );

  it.each(['Rocket-Fan-2026!', 'Workshop-Admin-2026!', ' Balsa & Glue 88 ', 'Žltý-kôň-7'])(
    '%j may be used',
    (password) => expect(passwordError(password)).toBeNull(),
  );

  it('is compared with at least 3000 that everybody tries', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3000);
    const accepted = [...COMMON_PASSWORDS].filter(
      (word) => passwordError(`${word[0]!.toUpperCase()}${word.slice(1)}!`) === null,
    );
    expect(accepted).toEqual([]);
  });
});
