import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AdminRole } from '../../../server/accounts/admin/admin-role.entity.ts';
import { AuditEntry } from '../../../server/audit/audit-entry.entity.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { WebhookDelivery } from '../../../server/webhooks/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../../../server/webhooks/webhook-endpoint.entity.ts';
import { sweepWebhooksJob } from '../../../server/webhooks/webhooks-cleanup.job.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { askForEndpoint, buildEndpoint } from '../../support/builders/build-webhook.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const URL_OF = 'https://hooks.example.com/martyx?token=topsecret';

let shop: TestShop;
let admin: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  admin = await signInAs(shop, await buildAccount(shop, { admin: true }));
});
afterEach(async () => void (await shop.ctx().sql('DELETE FROM webhook_endpoint')));
afterAll(() => shop.close());

const made = (input: object = {}) => buildEndpoint(shop, admin, { url: URL_OF, ...input });
const call = (text: string, variables: object = {}, headers: Record<string, string> = admin) =>
  shop.graphql<Record<string, unknown>>(text, variables as Record<string, unknown>, { headers });
const code = async (text: string, variables: object = {}, headers?: Record<string, string>) =>
  (await call(text, variables, headers)).errors?.[0]?.extensions;
const present = () =>
  shop
    .ctx()
    .repo(WebhookEndpoint)
    .find({ order: { id: 'ASC' } });
const newest = async () =>
  (
    await shop
      .ctx()
      .repo(AuditEntry)
      .find({ order: { id: 'DESC' }, take: 1 })
  )[0]!;

const LIST = '{ webhookEndpoints { id url description events active failingSince } }';
const LOG = `query ($first: Int, $page: Int, $endpointId: ID, $state: WebhookState) {
  webhookDeliveries(first: $first, page: $page, endpointId: $endpointId, state: $state) { totalCount items { id event replayOf } }
}`;
const UPDATE = `mutation ($input: UpdateWebhookEndpointInput!) {
  updateWebhookEndpoint(input: $input) { id active events version } }`;
const ROTATE = 'mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret } }';
const DELETE = 'mutation ($id: ID!) { deleteWebhookEndpoint(input: { id: $id }) { id } }';
const RESTORE = 'mutation ($id: ID!) { restoreWebhookEndpoint(input: { id: $id }) { id active } }';
const PING = 'mutation ($id: ID!) { pingWebhookEndpoint(input: { id: $id }) { id event state body } }';
const REPLAY = 'mutation ($id: ID!) { replayWebhookDelivery(input: { id: $id }) { id replayOf body } }';

describe('webhooks', () => {
  it('are for admins with the permission for settings, not for others', async () => {
    const role = { id: crypto.randomUUID(), name: 'Orders only', permissions: [Permission.ORDERS] };
    await shop.ctx().repo(AdminRole).insert(role);
    const limited = await signInAs(shop, await buildAccount(shop, { admin: true, roleId: role.id }));
    const customer = await signInAs(shop, await buildAccount(shop));
    const { id } = await made();
    const calls = [LIST, LOG, ROTATE, DELETE, RESTORE, PING, REPLAY];
    for (const text of calls) {
      expect(await code(text, { id }, limited)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await code(text, { id }, customer)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await code(text, { id }, {})).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const input = { url: URL_OF, events: ['ORDER_PAID'], active: false };
    for (const headers of [limited, customer]) {
      expect(await code(UPDATE, { input: { id, expectedVersion: 1, ...input } }, headers)).toMatchObject({
        code: 'FORBIDDEN',
      });
      const { errors } = await askForEndpoint(shop, headers, input);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect(await present()).toMatchObject([{ id, active: true, removedAt: null }]);
  });

  it('are made with a secret that is told once, and noted without it and without the query of the address', async () => {
    const { id, secret } = await made({
      description: ' Stock\nsheet ',
      events: ['STOCK_LOW', 'ORDER_PAID', 'STOCK_LOW'],
    });
    const list = await call(LIST);
    expect(list.data).toMatchObject({
      webhookEndpoints: [
        { id, url: URL_OF, description: 'Stock sheet', events: ['ORDER_PAID', 'STOCK_LOW'], active: true },
      ],
    });
    const entry = await newest();
    expect(entry).toMatchObject({
      action: 'webhook.create',
      subject: 'WEBHOOK',
      subjectId: id,
      subjectName: 'hooks.example.com',
    });
    expect(JSON.stringify([list, entry])).not.toContain(secret);
    expect(JSON.stringify(entry)).not.toContain('topsecret');
  });

  it.each([
    ['', 'REQUIRED'],
    ['nonsense', 'INVALID'],
    ['http://hooks.example.com/', 'INVALID'],
    ['ftp://hooks.example.com/', 'INVALID'],
    ['https://user:pass@hooks.example.com/', 'INVALID'],
    ['https://hooks.example.com/#part', 'INVALID'],
    ['https://10.0.0.7/', 'INVALID'],
    ['https://169.254.169.254/latest/meta-data', 'INVALID'],
    ['https://[fd00::1]/', 'INVALID'],
    ['https://[::ffff:10.0.0.7]/', 'INVALID'],
    ['https://0x0a000007/', 'INVALID'],
    ['https://intranet/', 'INVALID'],
    [`https://hooks.example.com/${'x'.repeat(500)}`, 'TOO_LONG'],
  ])('do not go to %s', async (url, fault) => {
    const { errors } = await askForEndpoint(shop, admin, { url });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', args: { url: fault } });
    expect(await present()).toEqual([]);
  });

  it('need an event, a short description, and are at most twenty, also when asked at the same time', async () => {
    const bad = await askForEndpoint(shop, admin, { url: URL_OF, events: [], description: 'x'.repeat(101) });
    expect(bad.errors?.[0]?.extensions.args).toEqual({ description: 'TOO_LONG', events: 'REQUIRED' });
    for (let n = 0; n < 18; n += 1) await made();
    const last = await Promise.all(Array.from({ length: 4 }, () => askForEndpoint(shop, admin, { url: URL_OF })));
    expect(last.filter(({ errors }) => errors?.[0]?.extensions.args.url === 'TOO_MANY')).toHaveLength(2);
    expect(await present()).toHaveLength(20);
  });

  it('are changed, switched off and on again without old failures', async () => {
    const { id } = await made();
    const input = { url: URL_OF, events: ['STOCK_LOW'], active: false };
    expect((await call(UPDATE, { input: { id, expectedVersion: 1, ...input } })).data).toMatchObject({
      updateWebhookEndpoint: { active: false, events: ['STOCK_LOW'], version: 2 },
    });
    expect(await newest()).toMatchObject({
      action: 'webhook.update',
      before: { active: true },
      after: { active: false },
    });
    await shop.ctx().sql('UPDATE webhook_endpoint SET failing_since = now(), given_up_at = now()');
    const back = { id, expectedVersion: 1, ...input, active: true };
    expect(await code(UPDATE, { input: back })).toMatchObject({ code: 'VERSION_CONFLICT', args: { id, version: 2 } });
    await call(UPDATE, { input: { ...back, expectedVersion: 2 } });
    expect(await present()).toMatchObject([{ active: true, failingSince: null, givenUpAt: null }]);
    expect(await code(UPDATE, { input: { ...back, ...input, url: 'x' } })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are removed, brought back within a day, and gone after it', async () => {
    const { id } = await made();
    await call(DELETE, { id });
    expect((await call(LIST)).data).toEqual({ webhookEndpoints: [] });
    for (const text of [DELETE, ROTATE, PING]) expect(await code(text, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await call(RESTORE, { id })).data).toMatchObject({ restoreWebhookEndpoint: { id, active: true } });
    expect(await code(RESTORE, { id })).toMatchObject({ code: 'NOT_FOUND' });
    await call(DELETE, { id });
    await shop
      .ctx()
      .sql('UPDATE webhook_endpoint SET removed_at = $1', [new Date(shop.clock.now().getTime() - 90_000_000)]);
    await sweepWebhooksJob.run(shop.ctx(), {});
    expect(await present()).toEqual([]);
  });

  it('that nobody has are not found', async () => {
    for (const id of ['', 'x', crypto.randomUUID()]) {
      for (const text of [ROTATE, DELETE, RESTORE, PING, REPLAY]) {
        expect(await code(text, { id })).toMatchObject({ code: 'NOT_FOUND' });
      }
    }
  });
});

describe('the log of deliveries', () => {
  it('lists by page, endpoint and state, newest first', async () => {
    const [one, other] = [await made(), await made()];
    for (let n = 0; n < 3; n += 1) await call(PING, { id: one.id });
    await call(PING, { id: other.id });
    await shop
      .ctx()
      .repo(WebhookDelivery)
      .update({ endpointId: other.id }, { state: 'FAILED' as never });
    const page = async (variables: object) =>
      (
        (await call(LOG, variables)).data as unknown as {
          webhookDeliveries: { totalCount: number; items: { id: string }[] };
        }
      ).webhookDeliveries;
    const all = await page({});
    expect(all.totalCount).toBe(4);
    expect((await page({ first: 1, page: 2 })).items[0]!.id).toBe(all.items[1]!.id);
    expect((await page({ endpointId: one.id })).totalCount).toBe(3);
    expect((await page({ state: 'FAILED' })).totalCount).toBe(1);
    expect((await page({ endpointId: 'x' })).totalCount).toBe(0);
    expect(await code(LOG, { first: 101 })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('sends one again with the same body, while its endpoint is on', async () => {
    const { id } = await made();
    const first = (await call(PING, { id })).data.pingWebhookEndpoint as { id: string; body: string };
    const again = (await call(REPLAY, { id: first.id })).data.replayWebhookDelivery as { id: string; body: string };
    expect(again).toMatchObject({ replayOf: first.id, body: first.body });
    expect(again.id).not.toBe(first.id);
    expect(await newest()).toMatchObject({ action: 'webhook.replay', after: { event: 'ping', deliveryId: again.id } });
    await call(UPDATE, { input: { id, expectedVersion: 1, url: URL_OF, events: ['ORDER_PAID'], active: false } });
    expect(await code(REPLAY, { id: first.id })).toMatchObject({ code: 'WEBHOOK_ENDPOINT_OFF' });
    expect(await code(PING, { id })).toMatchObject({ code: 'WEBHOOK_ENDPOINT_OFF' });
  });
});
