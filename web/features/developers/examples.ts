/** Texts to be copied. Tests run them, so that none of them gets old. */

export const curl = (origin: string): string => `curl '${origin}/graphql' \\
  -H "Authorization: Bearer $MARTYX_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Accept-Language: en' \\
  -d '{"query":"{ products(first: 3) { totalCount nodes { id name price { minor currency } } } }"}'`;

export const ANSWER = `{
  "data": { "products": { "totalCount": 512, "nodes": [ … ] } },
  "extensions": { "cost": { "asked": 91, "limit": 10000, "remaining": 299909 } }
}`;

export const INSTALL = `npm install graphql @graphql-typed-document-node/core
npm install --save-dev typescript @graphql-codegen/cli \\
  @graphql-codegen/typescript-operations @graphql-codegen/typed-document-node`;

export const codegenConfig = (origin: string): string => `import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: '${origin}/schema.graphql',
  documents: 'products.graphql',
  generates: {
    'shop.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { useTypeImports: true },
    },
  },
};

export default config;`;

export const OPERATION = `query Products($first: Int!, $category: String) {
  products(first: $first, filter: { category: $category }) {
    nodes {
      id
      name
      available
      price {
        minor
        currency
      }
    }
  }
}`;

export const client = (
  origin: string,
): string => `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { ProductsDocument } from './shop.ts';

interface Answer<Data> {
  data: Data;
  errors?: { extensions: { code: string } }[];
}

const ask = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const response = await fetch('${origin}/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: \`Bearer \${process.env.MARTYX_KEY}\`,
    },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  if (errors?.[0]) throw new Error(errors[0].extensions.code);
  return data;
};

const { products } = await ask(ProductsDocument, { first: 3, category: 'rockets' });
console.log(products.nodes.map(({ name, price }) => [name, price.minor]));`;

export const GENERATE = 'npx graphql-codegen --config codegen.ts && node --experimental-strip-types client.ts';

export const PERSISTED_TEXT = '{ categories { slug name } }';
const HASH = '7bc47ace825ebc0ec7308d607d66b06cdee32c88e17d191c84e71b1df86e5172';
const EXTENSIONS = `{"persistedQuery":{"version":1,"sha256Hash":"${HASH}"}}`;

const persisted = (origin: string, lines: readonly string[]): string =>
  [`curl -G '${origin}/graphql'`, `-H 'Apollo-Require-Preflight: true'`, ...lines].join(' \\\n  ');

export const persistedFirst = (origin: string): string =>
  persisted(origin, [`--data-urlencode 'query=${PERSISTED_TEXT}'`, `--data-urlencode 'extensions=${EXTENSIONS}'`]);

export const persistedThen = (origin: string): string =>
  persisted(origin, [`--data-urlencode 'extensions=${EXTENSIONS}'`]);

export const rest = (origin: string): string => `curl '${origin}/api/products?category=rockets&page=0&size=10' \\
  -H 'Accept-Language: en'`;

export const WEBHOOK_CALL = `POST /your/address HTTP/1.1
Content-Type: application/json; charset=utf-8
Martyx-Event: order.paid
Martyx-Delivery: 019aa5d2-7c3e-7a41-9d0f-3f2a1b7c9e55
Martyx-Signature: t=1795252331,v1=5f0c…e1

{
  "id": "3c1d5b0e-6a0f-4a3e-9b57-0c7a4d9be2f1",
  "event": "order.paid",
  "at": "2026-11-22T08:12:11.000Z",
  "subject": { "type": "order", "id": "019aa5d2-11aa-7c55-8a10-5d1f0a2b3c4d" },
  "data": {
    "number": "MX-2026-000123",
    "status": "CONFIRMED",
    "paymentStatus": "PAID",
    "fulfilmentStatus": "UNFULFILLED",
    "currency": "EUR",
    "totalMinor": 12900,
    "refundedMinor": 0,
    "lines": [{ "productId": 12, "quantity": 1 }]
  }
}`;

export const WEBHOOK_CHECK = `import { createHmac, timingSafeEqual } from 'node:crypto';

const isSame = (a, b) => a.length === b.length && timingSafeEqual(a, b);

/** body: the bytes as they came, before JSON.parse */
export const isFromMartyx = (signature, body, secret) => {
  const parts = signature.split(',').map((part) => part.split('='));
  const moment = parts.find(([name]) => name === 't')?.[1] ?? '';
  const age = Math.abs(Date.now() / 1000 - Number(moment));
  if (!(age <= 300)) return false;
  const own = createHmac('sha256', secret).update(moment + '.').update(body).digest('hex');
  return parts.some(([name, value]) => name === 'v1' && isSame(Buffer.from(value), Buffer.from(own)));
};`;
