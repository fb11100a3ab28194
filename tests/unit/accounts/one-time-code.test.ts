import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { isOneTimeCode, newSecret, setupUri, stepOf } from '../../../server/accounts/second-factor/one-time-code.ts';

const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of RFC 6238 at second %i is %s', (seconds, code) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is good in the 30 seconds before its own and in those after', () => {
    const step = 41_152_263;
    const own = step * 30;
    const answers = [own - 31, own - 30, own, own + 29, own + 59, own + 60].map((s) => stepOf(SECRET, '005924', at(s)));
    expect(answers).toEqual([null, step, step, step, step, null]);
  });

  it.each(['', '00592', '0059240', 'x005924', '005925', 'abcdef', '٠٠٥٩٢٤'])('%j is none', (code) => {
    expect(stepOf(SECRET, code, at(1_234_567_890))).toBeNull();
  });

  it('is told from a recovery code by its six digits, no more and no fewer', () => {
    expect(['005924', '00592', '0059240', 'x005924', '005924x'].map(isOneTimeCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the secret of an authenticator app', () => {
  it('has 160 bits and is another one each time', () => {
    expect(Secret.fromBase32(newSecret()).bytes).toHaveLength(20);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('is handed over with the shop and the account in plain sight', () => {
    const uri = new URL(setupUri(SECRET, 'anna+kits@martyx.example'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Martyx:anna+kits@martyx.example',
    ]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Martyx',
      secret: SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
