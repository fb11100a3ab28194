import { createHash } from 'node:crypto';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { transform } from '@swc/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST, MOST_TOKENS } from '../../../server/edge/graphql/limits.ts';
import { MOST_SHAPE } from '../../../server/edge/graphql/shape.ts';
import { MAX_PAGE } from '../../../server/core/page.ts';
import { signatureOf } from '../../../server/webhooks/webhook-signature.ts';
import * as examples from '../../../web/features/developers/examples.ts';
import { LIMITS } from '../../../web/features/developers/limits.ts';
import { buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { callOfCurl } from '../../support/curl.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const ORIGIN = 'https://shop.example';

let shop: TestShop;
let key: string;
beforeAll(async () => {
  shop = await startShop();
  const { secret } = await buildApiKey(shop, await signInAs(shop, await buildAccount(shop)), ['READ_CATALOGUE']);
  key = secret;
  await buildProduct(shop.ctx(), { name: 'Vetroň' });
});
afterAll(() => shop.close());

const run = (text: string) => {
  const { url, method, headers, body } = callOfCurl(text, { MARTYX_KEY: key });
  expect(url.origin).toBe(ORIGIN);
  return shop.inject({ method, url: `${url.pathname}${url.search}`, headers, payload: body });
};

describe('the examples at /developers', () => {
  it('ask for products with a key, and show the cost as it is', async () => {
    const answer = (await run(examples.curl(ORIGIN))).json<{ data: object; extensions: { cost: { asked: number } } }>();
    expect(answer).toMatchObject({ data: { products: { totalCount: 1, nodes: [{ name: 'Vetroň' }] } } });
    expect(examples.ANSWER).toContain(`"asked": ${answer.extensions.cost.asked}, "limit": ${MOST.cost}`);
    expect(examples.ANSWER).toContain(`"remaining": ${300_000 - answer.extensions.cost.asked}`);
  });

  it('send a text with its hash, and the hash alone from then on', async () => {
    expect(examples.persistedThen(ORIGIN)).toContain(
      createHash('sha256').update(examples.PERSISTED_TEXT).digest('hex'),
    );
    for (const text of [examples.persistedFirst(ORIGIN), examples.persistedThen(ORIGIN)]) {
      const answer = await run(text);
      expect(answer.json()).toMatchObject({ data: { categories: [{ slug: 'rockets' }] } });
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=20,/);
    }
  });

  it('call REST', async () => {
    expect((await run(examples.rest(ORIGIN))).json()).toMatchObject({ totalElements: 1, size: 10 });
  });

  it('make a typed client of the schema that everyone may read', async () => {
    const schema = await shop.inject({ url: '/schema.graphql' });
    expect(schema.headers['content-type']).toContain('text/plain');
    expect(schema.body).toContain('products(');
    expect(schema.body).not.toMatch(/visitCount|webhookEndpoints/);
    const folder = await mkdtemp(path.join(tmpdir(), 'martyx-client-'));
    await symlink(path.resolve(import.meta.dirname, '../../../node_modules'), path.join(folder, 'node_modules'));
    await writeFile(path.join(folder, 'schema.graphql'), schema.body);
    await writeFile(path.join(folder, 'products.graphql'), examples.OPERATION);
    const generates = { 'shop.ts': { plugins: ['typescript-operations', 'typed-document-node'] } };
    expect(examples.codegenConfig(ORIGIN)).toContain(`plugins: ['typescript-operations', 'typed-document-node']`);
    const [output] = (await generate(
      {
        schema: path.join(folder, 'schema.graphql'),
        documents: path.join(folder, 'products.graphql'),
        generates: { [path.join(folder, 'shop.ts')]: { ...generates['shop.ts'], config: { useTypeImports: true } } },
        silent: true,
        errorsOnly: true,
      },
      true,
    )) as { content: string }[];
    expect(output!.content).toContain('export const ProductsDocument');
    await runClient(folder);
  });
});

/** Runs the typed client against this shop, as Node would after it took the types away. */
const runClient = async (folder: string): Promise<void> => {
  const strip = async (text: string) =>
    (await transform(text, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } })).code;
  const text = examples.client(shop.url).replace('./shop.ts', './shop.mjs');
  await writeFile(path.join(folder, 'shop.mjs'), await strip(await readFile(path.join(folder, 'shop.ts'), 'utf8')));
  await writeFile(path.join(folder, 'client.mjs'), await strip(text));
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('MARTYX_KEY', key);
  await import(/* @vite-ignore */ path.join(folder, 'client.mjs'));
  expect(said.mock.calls).toMatchObject([[[['Vetroň', expect.any(Number)]]]]);
  vi.unstubAllEnvs();
  said.mockRestore();
};

describe('the check of a signature at /developers', () => {
  type Check = (signature: string, body: Buffer, secret: string) => boolean;
  const body = Buffer.from('{"id":"ž"}');
  const load = async () => {
    const url = `data:text/javascript,${encodeURIComponent(examples.WEBHOOK_CHECK)}`;
    return ((await import(/* @vite-ignore */ url)) as { isFromMartyx: Check }).isFromMartyx;
  };
  const signed = (secrets: string[], at = new Date()) => signatureOf(secrets, body.toString(), at);

  it('believes what the shop signs, while a secret is replaced too', async () => {
    const isFromMartyx = await load();
    expect(isFromMartyx(signed(['one']), body, 'one')).toBe(true);
    expect(isFromMartyx(signed(['two', 'one']), body, 'one')).toBe(true);
  });

  it('believes nothing else', async () => {
    const isFromMartyx = await load();
    const old = new Date(Date.now() - 400_000);
    expect(isFromMartyx(signed(['one']), body, 'two')).toBe(false);
    expect(isFromMartyx(signed(['one']), Buffer.from('{"id":"z"}'), 'one')).toBe(false);
    expect(isFromMartyx(signed(['one'], old), body, 'one')).toBe(false);
    for (const header of ['', 't=1', 'v1=', 't=x,v1=y', `t=${Math.floor(Date.now() / 1000)},v1=é`]) {
      expect(isFromMartyx(header, body, 'one')).toBe(false);
    }
  });
});

describe('the limits at /developers', () => {
  it('are those of the server', () => {
    expect(Object.fromEntries(LIMITS)).toEqual({ ...MOST, ...MOST_SHAPE, tokens: MOST_TOKENS, first: MAX_PAGE });
  });
});
