import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../server/accounts/user.entity.ts';
import type { PersonalData } from '../../server/core/personal-data.ts';
import { sign } from '../../server/core/signature.ts';
import { revokeEntitlements } from '../../server/delivery/delivery.service.ts';
import { ordersPersonalData } from '../../server/orders/orders.personal-data.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../support/build-account.ts';
import { buildFiles } from '../support/build-files.ts';
import { buildAddress, buildOrder } from '../support/build-order.ts';
import { buildPaidOrder } from '../support/build-paid-order.ts';
import { buildProduct } from '../support/build-product.ts';
import { pdfText } from '../support/pdf-text.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { unzip } from '../support/unzip.ts';

const MINUTE = 60_000;
const START = 'mutation ($p: String!) { startDataExport(input: { currentPassword: $p }) { url expiresAt fileName } }';
const FILL = `mutation ($lines: [CartLineInput!]!, $address: SaveAddressInput!) {
  mergeCart(input: { lines: $lines, key: "merge-key-of-device" }) { productId } saveAddress(input: $address) { id }
  updateProfile(input: { firstName: "Anna", phone: "+421 900 123 456" }) { id } }`;

let shop: TestShop;
let kit: number;
let files: number;
let user: User;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { onHand: 500 });
  files = (await buildFiles(shop.ctx())).productId;
  user = await buildAccount(shop);
  headers = await signInAs(shop, user);
});
afterAll(() => shop.close());

interface Started {
  url: string;
  expiresAt: string;
  fileName: string;
}
type Rows = Record<string, unknown>[];

const start = async (sent: Record<string, string> = headers, p = PASSWORD) =>
  shop.graphql<{ startDataExport: Started }>(START, { p }, { headers: sent });
const link = async (sent: Record<string, string> = headers, p = PASSWORD) =>
  (await start(sent, p)).data.startDataExport.url;
const open = async (url: string) => {
  const answer = await shop.inject({ url });
  expect(answer.statusCode).toBe(200);
  const entries = await unzip(answer.rawPayload);
  const json = <T = Rows>(name: string) => JSON.parse(entries.get(`${name}.json`)!.toString()) as T;
  return { answer, entries, json };
};
const refusal = async (url: string) => {
  const answer = await shop.inject({ url });
  return [answer.statusCode, answer.json<{ errorCode: string }>().errorCode];
};
const someone = async () => {
  const other = await buildAccount(shop);
  return { other, sent: await signInAs(shop, other) };
};
const as = ({ id }: User) => shop.ctx({ viewer: { userId: id, admin: false, sessionId: 's' }, locale: 'sk' });

describe('the export of a person’s data', () => {
  it('is one zip of a JSON file for each noun, the invoices, and a README', async () => {
    await shop.graphql(
      FILL,
      { lines: [{ productId: kit, quantity: 3 }], address: { label: 'Home', address: buildAddress() } },
      { headers },
    );
    const paid = await buildPaidOrder(as(user), [kit, files], { email: user.email, notes: 'Ring twice' });
    await shop.runJobs();
    const zipUrl = `/api/orders/${paid.order.id}/items/${paid.lines[1]!.id}/download`;
    await shop.inject({ url: zipUrl, headers });
    await revokeEntitlements(shop.ctx(), paid.order);

    const { entries, json } = await open(await link());
    expect([...entries.keys()][0]).toBe('README.txt');
    expect([...entries.keys()]).toEqual(
      expect.arrayContaining([
        'account.json',
        'sessions.json',
        'cart.json',
        'addresses.json',
        'orders.json',
        'bought-files.json',
        'downloads.json',
        `invoices/${paid.invoice.number}.pdf`,
        'order-mails.json',
        'payments.json',
      ]),
    );
    expect(json('account')).toMatchObject({
      id: user.id,
      email: user.email,
      firstName: 'Anna',
      phone: '+421 900 123 456',
      secondFactor: { enabled: false },
    });
    expect(json('sessions')).toEqual([expect.objectContaining({ createdAt: expect.any(String), endedAt: null })]);
    // Three were in the cart, one of them is bought.
    expect(json('cart')).toEqual([expect.objectContaining({ productId: kit, quantity: 2, name: expect.any(String) })]);
    expect(json('addresses')).toEqual([
      expect.objectContaining({ label: 'Home', address: expect.objectContaining({ street: 'Horná 12' }) }),
    ]);
    expect(json('bought-files')).toEqual([
      expect.objectContaining({ orderNumber: paid.order.orderNumber, revokeReason: 'REFUNDED' }),
    ]);
    expect(json('downloads')).toEqual([expect.objectContaining({ file: 'zip', at: expect.any(String) })]);
    expect(json('order-mails')).toEqual([expect.objectContaining({ kind: 'ORDER', sentAt: expect.any(String) })]);
    expect((await pdfText(entries.get(`invoices/${paid.invoice.number}.pdf`)!)).text).toContain('Hrivnáková');
    expect(json('orders')).toEqual([
      expect.objectContaining({
        orderNumber: paid.order.orderNumber,
        totalAmount: paid.order.totalMinor / 100,
        notes: 'Ring twice',
        billingAddress: expect.objectContaining({ city: 'Banská Bystrica' }),
        items: [expect.objectContaining({ productId: kit }), expect.objectContaining({ productId: files })],
        consents: {
          terms: { version: expect.any(String), at: expect.any(String) },
          instantDelivery: expect.objectContaining({ text: expect.stringContaining('Súhlasím s dodaním') }),
        },
        events: [expect.objectContaining({ kind: 'PLACED' }), expect.objectContaining({ kind: 'PAID' })],
      }),
    ]);
  });

  it('holds no secret: no hash of the password, of a link or of the second factor, no token, key or nonce', async () => {
    const { other, sent } = await someone();
    const SETUP = `mutation { startSecondFactor(input: { currentPassword: "${PASSWORD}" }) { secret } forgotPassword(input: { email: "${other.email}" }) { receivedAt } }`;
    await shop.graphql(SETUP, {}, { headers: sent });
    await shop.graphql(FILL, { lines: [], address: { address: buildAddress() } }, { headers: sent });
    const { accessToken } = await buildPaidOrder(as(other), [kit, files], { email: other.email });
    await shop.runJobs();
    const { entries } = await open(await link(sent));
    const secrets = await shop.ctx().sql<Record<string, string | null>>(
      `SELECT u.password_hash, t.hash, f.sealed_secret, o.access_nonce, o.request_hash, o.idempotency_key
       FROM users u JOIN account_token t ON t.user_id = u.id JOIN second_factor f ON f.user_id = u.id
       JOIN orders o ON o.customer_id = u.id WHERE u.id = $1`,
      [other.id],
    );
    const known = [...Object.values(secrets[0]!), accessToken, sent.authorization.slice(7), PASSWORD];
    expect(known).toHaveLength(9);
    const text = [...entries].map(([name, content]) => `${name}\n${content.toString('latin1')}`).join('\n');
    for (const secret of known) {
      expect(secret).toMatch(/^.{8,}$/);
      expect(text).not.toContain(secret!);
    }
    const json = [...entries].filter(([name]) => name.endsWith('.json')).map(([, content]) => content.toString());
    expect(json.join('\n')).not.toMatch(/password|\$argon2|hash|secret"|nonce|otpauth/i);
  });

  it.each([
    ['en', 'Your data at Martyx', 'orders.json', 'Your orders:'],
    ['sk', 'Vaše údaje v obchode Martyx', 'invoices/', 'Faktúry a dobropisy'],
    ['de', 'Ihre Daten bei Martyx', 'cart.json', 'Was in Ihrem Warenkorb liegt'],
  ])('explains itself in the language of who asked for it: %s', async (language, title, place, words) => {
    const { sent } = await someone();
    const { entries } = await open(await link({ ...sent, 'accept-language': language }));
    const readme = entries.get('README.txt')!.toString();
    expect(readme.split('\r\n')[0]).toBe(title);
    expect(readme).toMatch(new RegExp(`  ${place} +${words}`));
  });

  it('holds only what belongs to the caller, and empty lists where there is nothing', async () => {
    const { other, sent } = await someone();
    const { entries, json } = await open(await link(sent));
    for (const name of ['cart', 'addresses', 'orders', 'bought-files', 'downloads', 'order-mails', 'payments'])
      expect(json(name)).toEqual([]);
    expect(json<{ id: string }>('account').id).toBe(other.id);
    expect([...entries.keys()].filter((name) => name.startsWith('invoices/'))).toEqual([]);
  });

  it('reads orders page by page', async () => {
    const { other } = await someone();
    for (let i = 0; i < 51; i += 1)
      await buildOrder(as(other), { lines: [{ productId: kit, quantity: 1 }], email: other.email });
    const read = () => ordersPersonalData[1]!.read!(shop.ctx(), other.id) as AsyncGenerator<object>;
    const first = read();
    expect(await shop.statements(() => first.next())).toBe(4);
    expect(await shop.statements(() => first.next())).toBe(0);
    const all: object[] = [];
    for await (const order of read()) all.push(order);
    expect(new Set(all.map((order) => (order as { id: string }).id)).size).toBe(51);
  });
});

describe('its link', () => {
  it('needs no token, is a download of its own name, and is kept by no cache', async () => {
    const { data } = await start();
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
    const url = await link();
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
      await buildPaidOrder(as(other), [kit], { email: other.email, notes: 'x'.repeat(1000) });
    const leaving = new AbortController();
    const answer = await fetch(shop.url + (await link(sent)), { signal: leaving.signal });
    await answer.body!.getReader().read();
    leaving.abort();
    await expect.poll(() => shop.shop.pool.totalCount - shop.shop.pool.idleCount).toBe(0);
    await open(await link(sent));
  });
});
