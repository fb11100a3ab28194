import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import type { Document } from '../../../server/edge/openapi/openapi.types.ts';
import { signatureOf } from '../../../server/webhooks/webhook-signature.ts';
import { CHANGES } from '../../../web/features/developers/changes.ts';
import * as examples from '../../../web/features/developers/office-examples.ts';
import { CHECK_IN_PYTHON, SAMPLE } from '../../../web/features/developers/webhook-sample.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { callOfCurl } from '../../support/curl.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const ORIGIN = 'https://shop.example';

let shop: TestShop;
let key: string;
beforeAll(async () => {
  shop = await startShop();
  key = (await buildProgram(shop, [BackOfficeScope.ORDERS_READ, BackOfficeScope.FULFILMENT_WRITE])).secret;
});
afterAll(() => shop.close());

const run = (text: string) => {
  const { url, method, headers, body } = callOfCurl(text, { MARTYX_KEY: key });
  return shop.inject({ method, url: `${url.pathname}${url.search}`, headers, payload: body });
};

describe('the examples of the back office at /developers', () => {
  it('list what is to be shipped, go on with the next page, and ship', async () => {
    const kit = await buildProduct(shop.ctx(), { onHand: 100 });
    const { order } = await buildPaidOrder(shop.ctx(), [kit]);
    await buildPaidOrder(shop.ctx(), [kit]);
    const first = await run(examples.ordersToShip(ORIGIN).replace('first=50', 'first=1'));
    const { items, after } = first.json<{ items: object[]; after: string }>();
    expect(items).toHaveLength(1);
    const next = await run(examples.nextPage(ORIGIN).replace('CURSOR', after));
    expect(next.json()).toMatchObject({ items: [{ id: order.id }], after: null });
    const ship = examples.ship(ORIGIN).replaceAll('ORDER_ID', order.id);
    for (const replayed of [undefined, 'true']) {
      const answer = await run(ship);
      expect(answer.json()).toMatchObject({ fulfilmentStatus: 'SHIPPED', parcel: { carrier: 'PACKETA' } });
      expect(answer.headers['idempotent-replayed']).toBe(replayed);
    }
  });

  it('name every scope that there is', () => {
    expect(examples.OFFICE_SCOPES.map(([scope]) => scope).sort()).toEqual(Object.values(BackOfficeScope).sort());
  });

  it('name every address that scripts of other sites may read, and no other', async () => {
    const { paths } = (await shop.inject({ url: '/api/openapi.json' })).json<Document>();
    const open: string[] = [];
    for (const path of Object.keys(paths)) {
      const url = path.replace(/\{\w+\}/g, '1');
      const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
      const answer = await shop.inject({ method: 'OPTIONS', url, headers });
      if (answer.headers['access-control-allow-origin']) open.push(path);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
    expect(open.sort()).toEqual([...examples.CROSS_ORIGIN].sort());
  });
});

describe('the signed sample at /developers', () => {
  it('is signed as the shop signs', () => {
    const moment = Number(/t=(\d+)/.exec(SAMPLE.signature)![1]);
    expect(signatureOf([SAMPLE.secret], SAMPLE.body, new Date(moment * 1000))).toBe(SAMPLE.signature);
  });

  const python = spawnSync('python3', ['--version']).status === 0;

  it.skipIf(!python)('is told from others by the check in Python', () => {
    const good = signatureOf(['one'], '{"id":"ž"}', new Date());
    const cases = [
      [good, '{"id":"ž"}', 'one'],
      [`${good},v1=00`, '{"id":"ž"}', 'one'],
      [good, '{"id":"z"}', 'one'],
      [good, '{"id":"ž"}', 'two'],
      [SAMPLE.signature, SAMPLE.body, SAMPLE.secret],
      ['', '', 'one'],
      ['t=1', '', 'one'],
      ['t=x,v1=é', '', 'one'],
    ];
    const script = `${CHECK_IN_PYTHON}

import json, sys
print(json.dumps([is_from_martyx(s, b.encode(), k) for s, b, k in json.load(sys.stdin)]))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', script], { input: JSON.stringify(cases), encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([true, true, false, false, false, false, false, false]);
  });
});

describe('the changes at /developers', () => {
  it('stand by day, the newest first, each once', () => {
    const days = CHANGES.map(([day]) => day);
    expect(days).toEqual([...new Set(days)].sort().reverse());
    expect(days.filter((day) => !/^2\d{3}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))).toEqual([]);
    const words = CHANGES.flatMap(([, changes]) => [...changes]);
    expect(new Set(words).size).toBe(words.length);
  });
});
