import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const CDN = 'https://cdn.martyx.example';

let shop: TestShop;
let server: ServerProcess;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { images: [await buildImage(shop.ctx())] });
  const env = { ...shop.env, CDN_URL: CDN };
  server = await startServerProcess({ dataDir: shop.dataDir, env });
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await shop?.close();
});

it('With a CDN scripts, styles, fonts and pictures of a page come from there, and whoever asks there is let in', async () => {
  const answer = await fetch(`${server.url}/products/${kit}`, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const addresses = [...html.matchAll(/(?:href|src|srcSet)="([^"]+)"/gi)].flatMap(([, text]) => text!.split(', '));
  const files = addresses.filter((address) => /\/(assets|media)\//.test(address));
  expect(files.filter((address) => !address.startsWith(CDN))).toEqual([]);
  for (const ending of [/\.css$/, /\.woff2$/, /f=avif \d+w$/, /f=webp/])
    expect(files.some((address) => ending.test(address))).toBe(true);
  const modules = [...html.matchAll(/(.{0,40})\/assets\/[\w.-]+\.js/g)].map(([, before]) => before!);
  expect([modules.length > 3, modules.filter((before) => !before.endsWith(CDN))]).toEqual([true, []]);
  expect(html).toContain(`window.__CDN__='${CDN}';`);
  const policy = answer.headers.get('content-security-policy')!;
  for (const kind of ['script', 'style', 'img', 'connect', 'font'])
    expect(policy).toContain(`${kind}-src 'self' ${CDN}`);
  const script = /\/assets\/[\w.-]+\.js/.exec(html)![0];
  for (const path of [script, /\/media\/[\w.-]+/.exec(html)![0]]) {
    const { headers } = await fetch(server.url + path, { headers: { origin: 'https://martyx.example' } });
    expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
      '*',
      'public, max-age=31536000, immutable',
    ]);
  }
  const worker = await fetch(`${server.url}/sw.js?cdn=${encodeURIComponent(CDN)}`);
  expect(worker.headers.get('content-security-policy')).toContain(`connect-src 'self' ${CDN}`);
});
