import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAccessToken } from '../../../server/orders/orders.queries.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildPayment, decide, start } from '../../support/builders/build-payment.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: number;
beforeAll(async () => {
  shop = await startShop();
  files = (await buildFiles(shop.ctx(), { priceMinor: 1490 })).productId;
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const READ = `query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) {
  id invoices { url } lines { download { zipUrl files { url } } } } }`;
const RENEW = `mutation ($id: ID!, $accessToken: String) {
  renewOrderLink(input: { id: $id, accessToken: $accessToken }) { accessToken order { id events { kind } } } }`;
const RENEW_AS_ADMIN = `mutation ($id: ID!) { renewOrderLinkAsAdmin(input: { id: $id }) {
  order { id invoices { url dataUrl } payment { approveUrl } lines { download { zipUrl files { url } } } }
  timeline { text actor } } }`;

interface Read {
  order: { invoices: { url: string }[]; lines: { download: { zipUrl: string } }[] };
}
interface Renewed {
  renewOrderLink: { accessToken: string; order: { events: { kind: string }[] } };
}

const buyer = async (admin = false) => {
  const user = await buildAccount(shop, { admin });
  const headers = await signInAs(shop, user);
  const ctx = shop.ctx({ viewer: { userId: user.id, sessionId: '', admin: false } });
  return { headers, paid: await buildPaidOrder(ctx, [files], { email: user.email }) };
};
const linksOf = async (variables: object, headers: Record<string, string> = {}) => {
  const { data, errors } = await shop.graphql<Read>(READ, { ...variables }, { headers });
  expect(errors).toBeUndefined();
  return [data.order.invoices[0]!.url, data.order.lines[0]!.download.zipUrl];
};
const statuses = (urls: readonly string[]) =>
  Promise.all(urls.map(async (url) => (await shop.inject({ method: 'GET', url })).statusCode));
const codeOf = async (query: string, variables: object, headers: Record<string, string> = {}) =>
  (await shop.graphql(query, { ...variables }, { headers })).errors?.[0]?.extensions.code;
const isDead = (codes: readonly number[]) => codes.every((code) => code >= 400 && code < 500);

describe('what an API key gets of an order', () => {
  it('are links that hold no secret of the order and die with the key', async () => {
    const { headers, paid } = await buyer();
    const key = await buildApiKey(shop, headers, ['READ_ORDERS']);
    const links = await linksOf({ id: paid.order.id }, key.headers);
    expect(links.join()).not.toContain(orderAccessToken(shop.ctx(), paid.order));
    expect(await statuses(links)).toEqual([200, 200]);
    await shop.graphql('mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { id } }', { id: key.id }, { headers });
    expect(isDead(await statuses(links))).toBe(true);
  });

  it('are links that die after a quarter of an hour', async () => {
    const { headers, paid } = await buyer();
    const key = await buildApiKey(shop, headers, ['READ_ORDERS']);
    const links = await linksOf({ id: paid.order.id }, key.headers);
    shop.clock.advance(15 * MINUTE + 1000);
    expect(isDead(await statuses(links))).toBe(true);
  });

  it.each([
    'query ($id: ID!) { order(id: $id) { payment { approveUrl } } }',
    'query ($id: ID!) { order(id: $id) { payment { paypalOrderId } } }',
    '{ me { orders { nodes { ...on Order { payment { state } } } } } }',
  ])('is nothing of its payment: %s', async (query) => {
    const { headers, paid } = await buyer();
    const key = await buildApiKey(shop, headers, ['READ_ORDERS']);
    expect(await codeOf(query, { id: paid.order.id }, key.headers)).toBe('API_KEY_SCOPE');
  });
});

describe('links of an order that was read by its owner', () => {
  it('die with the session', async () => {
    const { headers, paid } = await buyer();
    const links = await linksOf({ id: paid.order.id }, headers);
    expect(await statuses(links)).toEqual([200, 200]);
    await shop.graphql('mutation { logout { receivedAt } }', {}, { headers });
    expect(isDead(await statuses(links))).toBe(true);
  });

  it('open one document, not another', async () => {
    const { headers, paid } = await buyer();
    const [url] = await linksOf({ id: paid.order.id }, headers);
    const other = await buildPaidOrder(shop.ctx(), [files]);
    const moved = [
      url!.replace(paid.order.id, other.order.id),
      url!.replace(paid.invoice.number, other.invoice.number),
      url!.replace(/link=[\w-]+/, `link=${Buffer.from('["",99999999999999]').toString('base64url')}`),
    ];
    expect(await statuses(moved)).toEqual([404, 404, 404]);
  });
});

describe('the secret of an order, renewed', () => {
  it('by its guest makes every link so far dead, and mails the new one', async () => {
    const { order, accessToken } = await buildPaidOrder(shop.ctx(), [files]);
    const links = await linksOf({ id: order.id, accessToken });
    shop.mails.length = 0;
    const { data } = await shop.graphql<Renewed>(RENEW, { id: order.id, accessToken });
    const renewed = data.renewOrderLink;
    expect(renewed.order.events.at(-1)).toEqual({ kind: 'LINK_RENEWED' });
    expect(await codeOf(READ, { id: order.id, accessToken })).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(RENEW, { id: order.id, accessToken })).toBe('ORDER_NOT_FOUND');
    expect(isDead(await statuses(links))).toBe(true);
    expect(await statuses(await linksOf({ id: order.id, accessToken: renewed.accessToken }))).toEqual([200, 200]);
    await shop.runJobs();
    const told = shop.mails.filter(({ subject }) => subject.startsWith('New link'));
    expect(told).toMatchObject([{ to: order.userEmail }]);
    expect(told[0]!.text).toContain(encodeURIComponent(renewed.accessToken));
  });

  it('by an admin reaches the buyer by mail only, and is in the log', async () => {
    const { order, accessToken } = await buildPaidOrder(shop.ctx(), [files]);
    const admin = await buildAccount(shop, { admin: true });
    const headers = await signInAs(shop, admin);
    shop.mails.length = 0;
    const answer = await shop.graphql(RENEW_AS_ADMIN, { id: order.id }, { headers });
    expect(answer.errors).toBeUndefined();
    expect(await codeOf(READ, { id: order.id, accessToken })).toBe('ORDER_NOT_FOUND');
    expect(JSON.stringify(answer)).toContain(JSON.stringify({ text: 'Order link renewed', actor: admin.email }));
    await shop.runJobs();
    const mail = shop.mails.find(({ subject }) => subject.startsWith('New link'));
    const key = decodeURIComponent(/key=([\w%-]+)/.exec(mail!.text)![1]!);
    expect(JSON.stringify(answer)).not.toContain(key);
    expect(await codeOf(READ, { id: order.id, accessToken: key })).toBeUndefined();
    const logged = await shop
      .ctx()
      .sql(`SELECT actor_id, subject_id FROM audit_entry WHERE action = 'order.renew-link'`);
    expect(logged).toEqual([{ actor_id: admin.id, subject_id: order.id }]);
  });

  it('leads a buyer who had begun to pay back from PayPal under the new link', async () => {
    const begun = await buildPayment(shop);
    const { data } = await shop.graphql<Renewed>(RENEW, { id: begun.orderId, accessToken: begun.accessToken });
    const { accessToken } = data.renewOrderLink;
    const again = (await start(shop, { orderId: begun.orderId, accessToken })).data.startPayment;
    const { location } = await decide(shop, { ...begun, ...again });
    expect(new URL(location!).searchParams.get('key')).toBe(accessToken);
  });

  it('is refused to strangers, and after three times within an hour', async () => {
    const { headers, paid } = await buyer();
    const { id } = paid.order;
    const stranger = await signInAs(shop, await buildAccount(shop));
    expect(await codeOf(RENEW, { id }, stranger)).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(RENEW_AS_ADMIN, { id }, headers)).toBe('FORBIDDEN');
    for (let n = 0; n < 3; n += 1) expect(await codeOf(RENEW, { id }, headers)).toBeUndefined();
    expect(await codeOf(RENEW, { id }, headers)).toBe('RATE_LIMITED');
  });
});

describe('an admin who looks at an order of somebody else', () => {
  it('gets documents without its secret', async () => {
    const { paid } = await buyer();
    const headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
    const query = 'query ($id: ID!) { adminOrder(id: $id) { order { invoices { url } } } }';
    const { data } = await shop.graphql<{ adminOrder: Read }>(query, { id: paid.order.id }, { headers });
    const [invoice] = data.adminOrder.order.invoices;
    expect(invoice!.url).not.toContain(orderAccessToken(shop.ctx(), paid.order));
    expect(await statuses([invoice!.url])).toEqual([200]);
  });

  it('gets no way to its payment, which the buyer has', async () => {
    const { orderId: id, accessToken, approveUrl } = await buildPayment(shop);
    const headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
    const wanted = 'order { payment { approveUrl } }';
    const asAdmin = await shop.graphql(`query ($id: ID!) { adminOrder(id: $id) { ${wanted} } }`, { id }, { headers });
    expect(asAdmin).toMatchObject({ data: { adminOrder: { order: { payment: null } } } });
    const ownQuery =
      'query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) { payment { approveUrl } } }';
    const asBuyer = await shop.graphql(ownQuery, { id, accessToken });
    expect(asBuyer).toMatchObject({ data: { order: { payment: { approveUrl } } } });
  });
});
