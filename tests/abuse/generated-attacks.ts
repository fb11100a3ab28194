import { asAdmin, send, sendJson, sendOperation, upload, type Attack } from './attack.ts';
import { Dice, randomBy } from './dice.ts';
import { open, validDocument, whole } from './generated-documents.ts';
import { rawRequest, sendKnown } from './known-attacks.ts';

const NASTY = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\uFEFF',
  '%00',
  '../',
  '"',
  '\\',
  '{',
  '<script>',
  "'--",
  '𝒳',
  'a',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '\t',
];
const VALUES = [null, true, 0, -1, 1e308, 2 ** 53, '', '\u0000', [], {}, [[]], { a: { a: {} } }, 'x'.repeat(1000)];
const LEAVES = ['id', 'name', '__typename', 'slug', 'nope', 'description'];
const PATHS = [
  '/',
  '/products',
  '/product/x',
  '/cart',
  '/checkout',
  '/account',
  '/api/products',
  '/api/openapi.json',
  '/sitemap.xml',
  '/robots.txt',
  '/downloads/a.b/c',
  '/media/x',
  '/graphql',
  '/api/orders/x',
  '/admin',
  '/nowhere',
];

const text = (dice: Dice): string => dice.of(NASTY).repeat(Math.min(dice.size(), 4000));

const nested = (dice: Dice, depth: number): string => {
  const kind = dice.of(['related', 'category', 'variants', 'images']);
  const inside = depth > 0 ? nested(dice, depth - 1) : dice.of(LEAVES);
  return `${kind}${kind === 'related' ? `(first:${dice.of([0, 1, 4, 12, 1e9])})` : ''}{${inside} ${dice.of(LEAVES)}}`;
};

const operation = (dice: Dice): Attack => {
  const count = Math.min(dice.size(), 3000);
  const repeat = (each: (i: number) => string): string => Array.from({ length: count }, (_, i) => each(i)).join(' ');
  const document = dice.of([
    () => `{${repeat((i) => `a${i}:products(first:1){nodes{id}}`)}}`,
    () => `{products(first:${dice.of([1, 24, 50, 1000])}){nodes{${nested(dice, dice.upTo(12))}}}}`,
    () => `{products${repeat(() => dice.of(['@skip(if:false)', '@include(if:true)', '@x']))}{nodes{id}}}`,
    () => `${'{a'.repeat(count)}${'}'.repeat(count)}`,
    () => `query(${repeat((i) => `$v${i}:Int=${i}`)}){products(first:1){nodes{id}}}`,
    () => `{...F} ${repeat((i) => `fragment F${i || ''} on Query{...F${i + 1}}`)}`,
    () => `fragment F on Query{...F} {...F}`,
    () => `{products(search:${JSON.stringify(text(dice))}){nodes{id}}}`,
    () => `{__schema{types{fields{type{fields{type{fields{type{name}}}}}}}}}`,
    () => `#${text(dice)}\n{products{nodes{id}}}`,
    () => text(dice),
  ])();
  return { name: `operation ${document.slice(0, 60)}`, run: (target) => sendOperation(target, document) };
};

/** Of the schema, with fragments, as dear as one may be; every third as the admin. */
const document = (dice: Dice): Attack => {
  const [seed, byAdmin] = [dice.upTo(2 ** 31), dice.upTo(2) === 0];
  return {
    name: `document ${seed}${byAdmin ? ' by the admin' : ''}`,
    run: (target) => {
      const query = validDocument(byAdmin ? whole : open, new Dice(randomBy(seed)), target.productIds);
      return byAdmin
        ? sendJson(target, '/graphql', JSON.stringify({ query }), asAdmin(target))
        : sendKnown(target, query);
    },
  };
};

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const variables = (dice: Dice): Attack => {
  const size = dice.size();
  const list = (each: string): string => `[${Array.from({ length: size }, () => each).join(',')}]`;
  const value = dice.of([
    () => list('{}'),
    () => list('{"productId":1,"quantity":1}'),
    () => list('null'),
    () => deep(Math.min(size, 20_000)),
    () => JSON.stringify(dice.of(VALUES)),
    () => JSON.stringify(Object.fromEntries(Array.from({ length: Math.min(size, 20_000) }, (_, i) => [`k${i}`, i]))),
  ])();
  const query = dice.of([
    'query($i:CartQuoteInput!){cartQuote(input:$i){__typename}}',
    'mutation($i:PlaceOrderInput!){placeOrder(input:$i){__typename}}',
    'query($i:ProductFilter){products(filter:$i){nodes{id}}}',
    'query($i:BedInput!){products(first:2){nodes{printBeds(bed:$i){__typename}}}}',
  ]);
  const input = dice.of([`{"lines":${value}}`, value, `{"items":${value}}`]);
  const json = `{"query":${JSON.stringify(query)},"variables":{"i":${input}}}`;
  return { name: `variables ${size} ${input.slice(0, 50)}`, run: (target) => sendJson(target, '/graphql', json) };
};

const address = (dice: Dice): Attack => {
  const parameters = Array.from({ length: Math.min(dice.size(), 600) }, (_, i) => {
    const name = dice.of(['page', 'sort', 'search', 'lang', `u${i}`, 'q']);
    return `${name}=${encodeURIComponent(dice.of(NASTY).replace(/\p{Cs}/gu, ''))}`;
  });
  const path = dice.of(PATHS) + dice.of(['', '/', '//', '/%09/..', '/%', '/%ff', '/..;/', `/${'x'.repeat(500)}`]);
  return rawRequest(
    `address ${path} with ${parameters.length} parameters`,
    `GET ${path}?${parameters.join('&')} HTTP/1.1`,
  );
};

const header = (dice: Dice): Attack => {
  const name = dice.of([
    'cookie',
    'accept-language',
    'authorization',
    'range',
    'if-none-match',
    'x-forwarded-for',
    'accept',
    'user-agent',
    'content-type',
  ]);
  const value = dice
    .of(['x', ',', ';', '=', 'a=b; ', 'bytes=0-,', 'sk;q=0.1,', '"', '*', 'Bearer a.b.c '])
    .repeat(Math.min(dice.size(), 1500));
  const path = dice.of(PATHS);
  return {
    name: `header ${name} of ${value.length} at ${path}`,
    run: (target) => send(target, path, { headers: { [name]: value.trim() || 'x' } }),
  };
};

const stl = (dice: Dice): Buffer => {
  const count = Math.min(dice.size(), 2000);
  const file = Buffer.alloc(84 + 50 * count);
  file.writeUInt32LE(dice.of([count, count, count, 0, 0xffff_ffff]), 80);
  const numbers = [0, 1, -1, 1e30, 3e38, 1e-40, NaN, Infinity, dice.upTo(100)].slice(0, 1 + dice.upTo(8));
  for (let i = 0; i < count * 9; i += 1)
    file.writeFloatLE(dice.of(numbers), 84 + 50 * Math.floor(i / 9) + 12 + 4 * (i % 9));
  return file;
};

const file = (dice: Dice): Attack => {
  const [name, content] = dice.of<() => readonly [string, Buffer]>([
    () => ['a.stl', stl(dice)],
    () => [
      'a.stl',
      Buffer.from(
        `solid x\n${dice.of(['facet\n', '\n', 'vertex 1 1 1\n', 'vertex nan 0 0\n', 'endloop\n']).repeat(dice.size())}`,
      ),
    ],
    () => ['a.3mf', Buffer.concat([Buffer.from('PK\x03\x04'), dice.bytes(Math.min(dice.size(), 4000))])],
    () => ['a.zip', dice.bytes(Math.min(dice.size(), 4000))],
    () => ['a.pdf', Buffer.from(`%PDF-${text(dice)}`)],
    () => ['a.txt', Buffer.from(text(dice) || ' ', 'utf16le')],
  ])();
  return {
    name: `upload ${name} of ${content.length} bytes`,
    run: (target) => upload(target, name, content.length > 0 ? content : Buffer.from(' ')),
  };
};

const body = (dice: Dice): Attack => {
  const content = dice.of([
    () => deep(dice.size()),
    () => `{"a":${'{"a":'.repeat(Math.min(dice.size(), 20_000))}1`,
    () => text(dice),
    () => JSON.stringify(dice.of(VALUES)),
    () => `[${Array.from({ length: dice.size() }, () => '{"query":"{__typename}"}').join(',')}]`,
    () => `{"email":"${'a@'.repeat(dice.size())}","password":"${'x'.repeat(dice.size())}"}`,
    () => `{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}`,
  ])();
  const path = dice.of([
    '/graphql',
    '/api/auth/login',
    '/api/auth/register',
    '/api/auth/forgot-password',
    '/api/contact',
    '/api/cart/quote',
    '/api/orders',
    '/webhooks/paypal',
    '/api/admin/products.csv',
  ]);
  const headers = path.endsWith('.csv')
    ? asAdmin
    : () => ({
        'content-type': dice.of(['application/json', 'text/plain', 'x/y', 'application/json; charset=utf-16']),
      });
  return {
    name: `body of ${content.length} to ${path}: ${content.slice(0, 30)}`,
    run: (target) => send(target, path, { method: 'POST', body: content, headers: headers(target) }),
  };
};

const KINDS = [operation, document, document, variables, address, address, header, file, body, body];

/** So many attacks, the same for the same seed. */
export const generatedAttacks = (count: number, seed: number): Attack[] => {
  const dice = new Dice(randomBy(seed));
  return Array.from({ length: count }, () => dice.of(KINDS)(dice));
};
