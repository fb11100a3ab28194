import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeJob } from '../../../server/core/cdn/purge.job.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { phonePhoto } from '../../support/builders/build-photo.ts';
import { startCollector, type CollectedSpan, type FakeCollector } from '../../support/fakes/fake-collector.ts';
import { s3Environment, startFakeS3, type FakeS3 } from '../../support/fakes/fake-s3.ts';
import { startShop } from '../../support/shop.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

let collector: FakeCollector;
let s3: FakeS3;
let cache: WebhookReceiver;
beforeAll(async () => {
  [collector, s3, cache] = await Promise.all([startCollector(), startFakeS3(), startReceiver()]);
  const env = { ...s3Environment(s3), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, CDN_PURGE_URL: cache.url };
  const shop = await startShop({ env });
  const admin = await signInAs(shop, await buildAccount(shop, { admin: true }));
  const { status } = await fetch(`${shop.url}/api/admin/settings/pictures`, {
    method: 'POST',
    headers: { ...admin, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await phonePhoto('#225588')),
  });
  expect(status).toBeLessThan(300);
  await purgeJob.run(shop.ctx(), { keys: ['lists'] });
  await shop.shop.tracing!.close();
  await shop.close();
});
afterAll(() => Promise.all([collector.close(), s3.close(), cache.close()]));

const named = (name: string): CollectedSpan[] => collector.spans.filter((span) => span.name === name);

describe('a trace', () => {
  it('has a step for each call to the store of files, within the request that makes it', () => {
    const [request] = named('POST /api/admin/settings/pictures');
    const kept = named('PUT S3').filter(({ traceId }) => traceId === request!.traceId);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept[0]).toMatchObject({
      kind: 3,
      attributes: {
        'http.request.method': 'PUT',
        'http.response.status_code': 200,
        'server.address': new URL(s3.access.endpoint).host,
      },
    });
  });

  it('has one for each call to the cache in front', () => {
    expect(named('POST CDN')).toMatchObject([{ kind: 3, attributes: { 'http.request.method': 'POST' } }]);
  });

  it('names no file of the store', () => {
    const sent = collector.requests.map(({ text }) => text).join('');
    for (const key of s3.objects.keys()) expect(sent).not.toContain(key.split('/').at(-1));
  });
});
