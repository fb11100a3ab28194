import { describe, expect, it } from 'vitest';
import { emailError, normaliseEmail } from '../../../server/accounts/email-address.ts';
import { workMs } from '../../support/cpu-work.ts';

describe('an e-mail address', () => {
  it.each(['V@X.SK', ' v@x.sk ', 'ｖ@ｘ.ｓｋ', 'v\u200b@x.sk', '\ufeffv@x.sk', 'v@x．sk', 'v\u00ad@x.sk'])(
    '%j is v@x.sk',
    (way) => expect(normaliseEmail(way)).toBe('v@x.sk'),
  );

  it.each([
    ['', 'REQUIRED'],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.sk`, null],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.sk`, 'TOO_LONG'],
    ['аnna@x.sk', 'EMAIL_INVALID'],
    ['v@x', 'EMAIL_INVALID'],
    ['v@x.sk, b@y.sk', 'EMAIL_INVALID'],
    ['v@x.sk\r\nBcc: b@y.sk', 'EMAIL_INVALID'],
    ['v\u0000@x.sk', 'EMAIL_INVALID'],
    ['"v@x.sk x"@y.sk', 'EMAIL_INVALID'],
  ])('%j is %s', (given, code) => expect(emailError(normaliseEmail(given))).toBe(code));

  it('is judged in no time, however long', async () => {
    expect(await workMs(() => emailError(normaliseEmail(`a@${'a.'.repeat(25_000)}!`)))).toBeLessThan(50);
  });
});
