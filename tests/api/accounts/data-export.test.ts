import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/accounts/user.entity.ts';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { ordersPersonalData } from '../../../server/orders/orders.personal-data.ts';
import { buildAccount, PASSWORD, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildAddress, buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { exportsOf } from '../../support/data-export.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

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

const { link, open, someone } = exportsOf(() => shop);
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

    const { entries, json } = await open(await link(headers));
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
