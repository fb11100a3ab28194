import { describe, expect, it } from 'vitest';
import { endpointUrl } from '../../server/webhooks/endpoint-address.ts';
import { post } from '../../server/webhooks/webhook-post.ts';
import { isPublicAddress } from '../../server/webhooks/public-address.ts';

const PRODUCTION = { mode: 'production' } as const;
const to = (url: string) => post(PRODUCTION, { url, body: '{}', headers: {} });

describe('an address of the internet', () => {
  it.each(['1.1.1.1', '93.184.215.14', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    'example.com',
    '',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::8.8.8.8',
    '64:ff9b::808:808',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('an endpoint of a shop in production', () => {
  it.each([
    'http://127.0.0.1:3000/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://2130706433/',
  ])('is never this machine: %s', (url) => expect(endpointUrl(PRODUCTION, url)).toBe('INVALID'));

  it('may be this machine while developing, by http too', () => {
    expect(endpointUrl({ mode: 'development' }, 'http://localhost:4000/hook')).toBeInstanceOf(URL);
    expect(endpointUrl({ mode: 'development' }, 'http://192.168.1.1/hook')).toBe('INVALID');
  });

  it('is not called when its name leads to this machine', async () => {
    const { lookup } = await import('node:dns/promises');
    const own = (await lookup('localhost.localdomain').catch(() => null)) ? 'https://localhost.localdomain/' : null;
    if (own) expect(await to(own)).toEqual({ status: null, problem: 'ADDRESS_REFUSED' });
    expect(await to('https://127.0.0.1/')).toEqual({ status: null, problem: 'ADDRESS_REFUSED' });
  });

  it('gets no body over 64 kB', async () => {
    const letter = { url: 'https://hooks.example.com/', body: 'x'.repeat(65_537), headers: {} };
    expect(await post(PRODUCTION, letter)).toEqual({ status: null, problem: 'TOO_LARGE' });
  });
});
