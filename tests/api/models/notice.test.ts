import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { announceVersionJob, versionNoticeJob } from '../../../server/delivery/notices/version-notice.job.ts';
import { buildDrafts, type Drafts } from '../../support/builders/build-draft.ts';
import { buildFiles, publishFiles } from '../../support/builders/build-files.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildPaidOrder, type PaidOrder } from '../../support/builders/build-paid-order.ts';
import { AFTER_PUBLISHING, startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let drafts: Drafts;
beforeAll(async () => {
  shop = await startShop({ without: AFTER_PUBLISHING });
  drafts = await buildDrafts(shop);
});
afterAll(() => shop.close());

let serial = 0;
const address = () => `buyer-${(serial += 1)}@example.sk`;

const bought = async (productId: number, email: string, locale: 'en' | 'sk' | 'de' = 'en') => {
  const paid = await buildPaidOrder(shop.ctx({ locale }), [productId], { email });
  await shop.runJobs();
  return paid;
};

const notices = (email: string) =>
  shop.mails.filter(({ to, messageId }) => to === email && messageId.startsWith('version-'));

const publishNext = async (productId: number, revision: string, boxes: Record<string, readonly number[]>) => {
  const { id } = await drafts.drafted(productId, revision, boxes);
  await drafts.publish(id);
  await shop.runJobs();
  return id;
};

describe('a new version of bought files', () => {
  it('is told to every earlier buyer once, in their language, with the parts that changed', async () => {
    const { productId } = await drafts.product();
    const [anna, jana, hans] = [address(), address(), address()];
    await bought(productId, anna);
    await bought(productId, anna.toUpperCase().replace('@EXAMPLE.SK', '@example.sk'));
    await bought(productId, jana, 'sk');
    await bought(productId, hans, 'de');
    await publishNext(productId, '1.1', { fin: [45, 30, 3], lug: [10, 10, 10] });
    const all = [anna, jana, hans].map((email) =>
      shop.mails.filter(({ to, messageId }) => to.toLowerCase() === email && messageId.startsWith('version-')),
    );
    expect(all.map((mails) => mails.length)).toEqual([1, 1, 1]);
    const [mail] = all[0]!;
    expect(mail!.subject).toContain('version 1.1');
    expect(mail!.text).toMatch(/Changed parts\n-+\s+1\. fin\s+New parts\n-+\s+1\. lug/);
    expect(mail!.text).not.toContain('nose');
    expect(mail!.text).toContain('New in 1.1');
    expect(mail!.text).toMatch(/http:\/\/localhost:3000\/order\/[\w-]+\?lang=en&key=/);
    expect(mail!.unsubscribeUrl).toMatch(/\/new-versions\/unsubscribe\?lang=en&token=[\w-]+$/);
    expect(all[1]![0]!.text).toContain('fin (sk)');
    expect(all[1]![0]!.text).toContain('Nové v 1.1');
    expect(all[2]![0]!.text).toContain('Geänderte Teile');
  });

  it('leads a customer to the account, at the address that they have today', async () => {
    const { productId } = await drafts.product();
    const person = await buildPerson(shop);
    const { order } = await bought(productId, address());
    await shop.ctx().sql('UPDATE orders SET customer_id = $2 WHERE id = $1', [order.id, person.user.id]);
    await publishNext(productId, '1.1', { fin: [46, 30, 3] });
    const [mail] = notices(person.user.email);
    expect(mail!.text).toContain('http://localhost:3000/account/downloads?lang=en');
    expect(notices(order.userEmail)).toEqual([]);
  });

  it('is not told to who has it already, nor to who got the money back, nor when no part changed', async () => {
    const { productId } = await drafts.product();
    const [early, refunded, late] = [address(), address(), address()];
    await bought(productId, early);
    await revokeEntitlements(shop.ctx(), (await bought(productId, refunded)).order);
    await publishNext(productId, '1.1', { fin: [47, 30, 3] });
    await bought(productId, late);
    expect([early, refunded, late].map((email) => notices(email).length)).toEqual([1, 0, 0]);
    const { id } = await drafts.begin(productId);
    await drafts.call('editModelDraft', { id, input: { revision: '1.2' } });
    await drafts.call('editModelDraftPart', { id, partId: 'nose', input: { quantity: 5 } });
    expect((await drafts.publish(id)).error).toBeUndefined();
    await shop.runJobs();
    expect([early, refunded, late].map((email) => notices(email).length)).toEqual([1, 0, 0]);
  });

  it('is not told for the files of the sample', async () => {
    const { productId, modelId } = await buildFiles(shop.ctx());
    const email = address();
    await bought(productId, email);
    await publishFiles(shop.ctx(), modelId, 'two');
    await shop.runJobs();
    expect(notices(email)).toEqual([]);
  });

  it('is told once, however often a job is run again after a crash', async () => {
    const { productId, versionId: olderId } = await drafts.product();
    const email = address();
    await bought(productId, email);
    const versionId = await publishNext(productId, '1.1', { fin: [48, 30, 3] });
    await announceVersionJob.run(shop.ctx(), { versionId });
    const rows = await shop
      .ctx()
      .sql<{ id: string }>('SELECT id FROM version_notice WHERE version_id = $1', [versionId]);
    expect(rows).toHaveLength(1);
    await versionNoticeJob.run(shop.ctx(), { id: rows[0]!.id, olderId });
    await shop.runJobs();
    expect(notices(email)).toHaveLength(1);
  });

  it('that could not be published leaves no job behind', async () => {
    const { productId } = await drafts.product();
    await bought(productId, address());
    const { id } = await drafts.drafted(productId, '1.0', { fin: [49, 30, 3] });
    expect((await drafts.publish(id)).error?.code).toBe('VALIDATION_FAILED');
    const jobs = await shop
      .ctx()
      .sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'delivery.announce-version'`);
    expect(jobs).toEqual([]);
  });
});

describe('the mail about a new version is compared with what its reader has', () => {
  /** Loads the zip of the newest version, as the page of the order offers it. */
  const loadNewest = async ({ order, accessToken }: PaidOrder, range = 'bytes=0-9') => {
    const { data } = await shop.graphql<{ order: { lines: { versions: { download: { zipUrl: string } }[] }[] } }>(
      `query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) {
         lines { versions(newest: true) { download { zipUrl } } } } }`,
      { id: order.id, accessToken },
    );
    const url = data.order.lines[0]!.versions[0]!.download.zipUrl;
    expect((await shop.inject({ method: 'GET', url, headers: { range } })).statusCode).toBe(206);
  };
  const next = async (...args: Parameters<typeof publishNext>) => {
    shop.clock.advance(60_000);
    return publishNext(...args);
  };

  it('with what was bought, or the newest that was loaded since, on whichever of the purchases', async () => {
    const { productId } = await drafts.product();
    const [idle, keen, twice] = [address(), address(), address()];
    await bought(productId, idle);
    const loading = await bought(productId, keen);
    const first = await bought(productId, twice);
    await bought(productId, twice);
    await next(productId, '1.1', { fin: [52, 30, 3] });
    for (const paid of [loading, first]) await loadNewest(paid);
    await next(productId, '1.2', { nose: [21, 20, 60] });
    const [idleText, keenText, twiceText] = [idle, keen, twice].map((email) => notices(email)[1]!.text);
    expect(idleText).toMatch(/version 1\.0[^]*Changed parts\n-+\s+1\. nose\s+2\. fin\s+What is new/);
    expect(idleText).toMatch(/1\.2: New in 1\.2[^]*1\.1: New in 1\.1/);
    for (const text of [keenText, twiceText]) {
      expect(text).toMatch(/version 1\.1[^]*Changed parts\n-+\s+1\. nose\s+What is new/);
      expect(text).not.toMatch(/fin|New in 1\.1/);
    }
  });

  it('and not sent to whom it changes nothing', async () => {
    const { productId } = await drafts.product();
    const [early, late] = [address(), address()];
    await bought(productId, early);
    await next(productId, '1.1', { fin: [53, 30, 3] });
    await bought(productId, late);
    await next(productId, '1.2', { fin: [40, 30, 3] });
    expect([early, late].map((email) => notices(email).length)).toEqual([1, 1]);
  });

  it('and not sent to whom bought the new version too before the mail was written', async () => {
    const { productId } = await drafts.product();
    const email = address();
    await bought(productId, email);
    const { id } = await drafts.drafted(productId, '1.1', { fin: [54, 30, 3] });
    shop.clock.advance(60_000);
    await drafts.publish(id);
    await buildPaidOrder(shop.ctx(), [productId], { email });
    await shop.runJobs();
    expect(notices(email)).toEqual([]);
  });
});

describe('who wants no mail about new versions', () => {
  const stop = (token: string) =>
    shop.graphql<{ stopVersionNotices: { receivedAt: string } } | null>(
      'mutation ($token: String!) { stopVersionNotices(input: { token: $token }) { receivedAt } }',
      { token },
    );

  it('ends them by the link of one, for every product and without signing in; twice is no error', async () => {
    const [one, two] = [await drafts.product(), await drafts.product()];
    const [email, other] = [address(), address()];
    for (const { productId } of [one, two]) for (const buyer of [email, other]) await bought(productId, buyer);
    await publishNext(one.productId, '1.1', { fin: [50, 30, 3] });
    const token = new URL(notices(email)[0]!.unsubscribeUrl!).searchParams.get('token')!;
    expect((await stop(token)).data).toEqual({ stopVersionNotices: { receivedAt: expect.any(String) } });
    expect((await stop(token)).data).toEqual({ stopVersionNotices: { receivedAt: expect.any(String) } });
    await publishNext(two.productId, '1.1', { fin: [51, 30, 3] });
    expect([notices(email).length, notices(other).length]).toEqual([1, 2]);
  });

  it('cannot be named by somebody who made the link up', async () => {
    const made = Buffer.from(`${'a'.repeat(64)}.${'b'.repeat(43)}`).toString('base64url');
    for (const token of ['', 'x', made]) expect((await stop(token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
