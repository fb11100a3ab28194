import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonalData } from '../../../server/core/personal-data.ts';
import { sign } from '../../../server/core/signature.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { exportsOf } from '../../support/data-export.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const MINUTE = 60_000;

let shop: TestShop;
let kit: number;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { onHand: 500 });
  headers = await signInAs(shop, await buildAccount(shop));
});
afterAll(() => shop.close());

const { start, link, open, refusal, someone } = exportsOf(() => shop);

describe('the link to an export', () => {
  it('needs no token, is a download of its own name, and is kept by no cache', async () => {
    const { data } = await start(headers);
    const { url, expiresAt, fileName } = data.startDataExport;
    const left = new Date(expiresAt).getTime() - shop.clock.now().getTime();
    expect(Math.abs(left - 15 * MINUTE)).toBeLessThan(5_000);
    expect(fileName).toMatch(/^martyx-export-\d{4}-\d\d-\d\d\.zip$/);
    const { answer } = await open(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-length']).toBeUndefined();
  });

  it('is made for the current password only, with the tries that all such questions share', async () => {
    const { sent } = await someone();
    for (let i = 0; i < 5; i += 1)
      expect((await start(sent, 'Wrong-Password-1')).errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect((await start(sent)).errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      args: { minutes: expect.any(Number) },
    });
    expect((await start({})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('dies after a quarter of an hour', async () => {
    const { sent } = await someone();
    const url = await link(sent);
    shop.clock.advance(15 * MINUTE - 2000);
    await open(url);
    shop.clock.advance(2000);
    expect(await refusal(url)).toEqual([403, 'DOWNLOAD_LINK_EXPIRED']);
  });

  const NEW = 'Spruce-Spar-1903';
  it.each([
    ['logout', 'mutation { logout { receivedAt } }'],
    ['sign out everywhere', 'mutation { logoutEverywhere { receivedAt } }'],
    [
      'a new password',
      `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "${NEW}" }) { id } }`,
    ],
    ['the end of the account', `mutation { deleteAccount(input: { currentPassword: "${PASSWORD}" }) { id } }`],
  ])('dies with %s', async (_name, mutation) => {
    const { sent } = await someone();
    const url = await link(sent);
    await open(url);
    expect((await shop.graphql(mutation, {}, { headers: sent })).errors).toBeUndefined();
    expect(await refusal(url)).toEqual([403, 'DOWNLOAD_LINK_EXPIRED']);
  });

  it('dies when the account is closed', async () => {
    const { other, sent } = await someone();
    const url = await link(sent);
    await shop.ctx().sql('UPDATE users SET active = false WHERE id = $1', [other.id]);
    expect(await refusal(url)).toEqual([403, 'DOWNLOAD_LINK_EXPIRED']);
  });

  it('opens nothing when it is not ours: cut, changed, for another person, or made for another thing', async () => {
    const url = await link(headers);
    const token = url.slice('/downloads/export/'.length).split('?')[0]!;
    const [text, signature] = token.split('.') as [string, string];
    const victim = await buildAccount(shop);
    const payload = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const forged = Buffer.from(JSON.stringify([victim.id, ...payload.slice(1)])).toString('base64url');
    const others = [
      text,
      `${text}.`,
      `${text}.${signature.slice(0, -2)}`,
      `${forged}.${signature}`,
      `${token}.x`,
      `${forged}.${sign(shop.shop, 'download-link', forged)}`,
      'x',
      '..%2f',
      '%00',
      'e30.e30',
    ];
    for (const wrong of others)
      expect(await refusal(`/downloads/export/${wrong}`)).toEqual([404, 'FILE_NOT_AVAILABLE']);
    expect(await refusal(`/downloads/${token}/files.zip`)).toEqual([404, 'FILE_NOT_AVAILABLE']);
  });

  it('is read ten times a quarter of an hour', async () => {
    const { sent } = await someone();
    const url = await link(sent);
    for (let i = 0; i < 10; i += 1) await open(url);
    expect(await refusal(url)).toEqual([429, 'RATE_LIMITED']);
  });

  it('ends broken, never as a whole zip, when a part cannot be read on the way', async () => {
    const { sent } = await someone();
    const whole = shop.shop.personalData;
    const broken: PersonalData = {
      name: 'broken',
      about: { en: '', sk: '', de: '' },
      async *read() {
        yield await Promise.resolve({ row: 1 });
        throw new Error('the disk is gone');
      },
    };
    const url = shop.url + (await link(sent));
    Object.assign(shop.shop, { personalData: [whole[0]!, broken, ...whole.slice(1)] });
    try {
      await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    } finally {
      Object.assign(shop.shop, { personalData: whole });
    }
    await open(url.slice(shop.url.length));
  });

  it('leaves nothing open when the reader goes away', async () => {
    const { other, sent } = await someone();
    for (let i = 0; i < 8; i += 1)
      await buildPaidOrder(shop.ctx({ viewer: { userId: other.id, admin: false, sessionId: 's' } }), [kit], {
        email: other.email,
        notes: 'x'.repeat(1000),
      });
    const leaving = new AbortController();
    const answer = await fetch(shop.url + (await link(sent)), { signal: leaving.signal });
    await answer.body!.getReader().read();
    leaving.abort();
    await expect.poll(() => shop.shop.pool.totalCount - shop.shop.pool.idleCount).toBe(0);
    await open(await link(sent));
  });
});
