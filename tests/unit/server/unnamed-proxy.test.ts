import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { warnOfUnnamedProxy } from '../../../server/edge/http/unnamed-proxy.ts';

const warningsWith = async (trustProxy: string | false): Promise<number> => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const http = Fastify({ trustProxy, logger: { level: 'warn', stream } });
  warnOfUnnamedProxy(http);
  http.get('/', () => 'shop');
  await http.inject({ url: '/' });
  expect(lines).toEqual([]);
  for (let n = 0; n < 3; n += 1) await http.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.9' } });
  await http.close();
  return lines.filter((line) => line.includes('TRUST_PROXY')).length;
};

describe('a proxy before the shop', () => {
  it('is warned of once where TRUST_PROXY does not name it', async () => {
    expect(await warningsWith(false)).toBe(1);
    expect(await warningsWith('192.0.2.1')).toBe(1);
  });

  it('is not where TRUST_PROXY does', async () => {
    expect(await warningsWith('127.0.0.1')).toBe(0);
  });
});
