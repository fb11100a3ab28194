import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPrice } from '../../server/catalog/product/product-change.service.ts';
import { buildAccount, signInAs } from '../support/builders/build-account.ts';
import { buildProduct } from '../support/builders/build-product.ts';
import { freePort, startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { isInstalled, startLocalServer, type LocalServer } from './local-server.ts';

const VCL = path.resolve(import.meta.dirname, '../../server/deploy/varnish.vcl');
const QUERY = '/graphql?query={products(first:3){nodes{id,price{minor}}}}';

describe.skipIf(!isInstalled('varnishd', '-V'))('Varnish before the built shop', () => {
  let shop: TestShop;
  let server: ServerProcess;
  let varnish: LocalServer;
  let url: string;
  let folder: string;
  let product: number;
  let email: string;
  let session: Record<string, string>;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const purging = { CDN_PURGE_URL: `${url}/purge` };
    shop = await startShop({ env: purging });
    product = await buildProduct(shop.ctx());
    const account = await buildAccount(shop);
    email = account.email;
    session = await signInAs(shop, account);
    server = await startServerProcess({
      dataDir: shop.dataDir,
      env: {
        ...shop.env,
        PUBLIC_URL: 'https://martyx.example',
        TRUST_PROXY: 'loopback',
        ...purging,
      },
    });
    folder = mkdtempSync(path.join(tmpdir(), 'martyx-varnish-'));
    const vcl = path.join(folder, 'shop.vcl');
    writeFileSync(vcl, readFileSync(VCL, 'utf8').replace('"3000"', `"${new URL(server.url).port}"`));
    // Without a jail, so that it reads a file of this account.
    const args = [
      '-F',
      '-j',
      'none',
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      vcl,
      '-n',
      path.join(folder, 'work'),
      '-s',
      'malloc,64m',
    ];
    varnish = await startLocalServer('varnishd', args, port);
    // Of the product that was made above.
    const PURGES = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'cdn.purge'`;
    await vi.waitFor(async () => expect(await shop.ctx().sql(PURGES)).toEqual([]), 30_000);
  });
  afterAll(async () => {
    varnish?.child.kill('SIGTERM');
    await server?.end('SIGTERM');
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + address, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
    return { hit: answer.headers.get('x-cache') === 'hit', headers: answer.headers, body: await answer.text() };
  };

  it('keeps a page per address and language, however browsers ask for the language', async () => {
    const browsers = ['sk-SK,sk;q=0.9,en;q=0.8', 'de', 'en-GB', 'fr'];
    for (const language of browsers) await get('/products', { 'accept-language': language });
    const again = await Promise.all(browsers.map((language) => get('/products', { 'accept-language': language })));
    expect(again.map(({ hit, body }) => [hit, /<html lang="(\w\w)"/.exec(body)?.[1]])).toEqual([
      [true, 'sk'],
      [true, 'de'],
      [true, 'en'],
      [true, 'en'],
    ]);
    const chosen = await get('/products', { 'accept-language': 'de', cookie: 'a=b; martyx_language=sk' });
    expect([chosen.hit, /<html lang="(\w\w)"/.exec(chosen.body)?.[1]]).toEqual([true, 'sk']);
  });

  it('hands nobody what is another’s: nineteen of twenty visits are hits, and none has a private byte', async () => {
    const addresses = ['/', '/products', `/products/${product}`, `/products/${product}?lang=de`];
    const visits = Array.from({ length: 200 }, (_, n) => ({
      address: addresses[n % 4]!,
      headers: { cookie: `martyx_device=secret-device-${n}; other=secret-${n}`, 'x-request-id': `secret-request-${n}` },
    }));
    const answers = [];
    for (const visit of visits) answers.push(await get(visit.address, visit.headers));
    expect(answers.filter(({ hit }) => hit).length).toBeGreaterThanOrEqual(190);
    for (const { body, headers } of answers) {
      expect(body + JSON.stringify([...headers])).not.toMatch(/secret|@example\.sk/);
      expect(headers.get('set-cookie')).toBeNull();
    }
    const json = { accept: 'application/json', 'apollo-require-preflight': 'true' };
    const me = '/graphql?query={me{email}}';
    expect((await get(me, { ...json, ...session })).body).toContain(email);
    expect((await get(me, json)).body).not.toContain(email);
  });

  it('loses what was changed, a second after it was, and nothing else', async () => {
    const json = { accept: 'application/json', 'apollo-require-preflight': 'true' };
    const pages = [`/products/${product}`, '/products', '/offline'];
    const ask = () => Promise.all([...pages.map((address) => get(address)), get(QUERY, json)]);
    await ask();
    expect((await ask()).map(({ hit }) => hit)).toEqual([true, true, true, true]);
    await setPrice(shop.ctx(), product, 98_76);
    // Sooner than anything here grows old by itself.
    await vi.waitFor(async () => expect((await get(QUERY, json)).body).toContain('9876'), 10_000);
    const [detail, list, offline] = await ask();
    expect([detail, list].map((answer) => answer!.body.includes('98.76'))).toEqual([true, true]);
    expect(offline!.hit).toBe(true);
  });
});
