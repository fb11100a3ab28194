import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLine } from '../../support/cut-line.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let server: ServerProcess;
beforeAll(async () => {
  shop = await startShop();
  const line = await startLine(shop.databaseUrl);
  server = await startServerProcess({
    dataDir: shop.dataDir,
    env: { ...shop.env, DATABASE_URL: line.url, LOG_LEVEL: 'silent' },
  });
  await line.cut();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await shop.close();
});

const ask = (path: string, language: string) =>
  fetch(server.url + path, { headers: { accept: 'text/html', 'accept-language': language } });

describe('a page while the database is away', () => {
  it.each([
    ['en', 'The shop cannot answer right now. Please try again in a few seconds.', 'Try again'],
    ['sk', 'Obchod práve nemôže odpovedať. Skúste to znova o pár sekúnd.', 'Skúsiť znovu'],
    [
      'de',
      'Der Shop kann gerade nicht antworten. Bitte versuchen Sie es in einigen Sekunden erneut.',
      'Erneut versuchen',
    ],
  ])('says so in %s to a reader, who may ask for it again', async (language, why, again) => {
    for (const path of ['/', '/products', '/products/1']) {
      const response = await ask(path, language);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await response.text()).toContain(`<h1>${why}</h1><a class="btn" href="">${again}</a>`);
    }
  });

  it.each(['/login', '/checkout'])('that needs nothing of it is there, as one to come back to: %s', async (path) => {
    const response = await ask(path, 'en');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('<main');
  });
});
