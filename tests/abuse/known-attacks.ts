import { connect } from 'node:net';
import { binaryOf } from '../unit/models/stl-writing.ts';
import { asAdmin, send, sendJson, sendOperation, upload, type Answer, type Attack, type Target } from './attack.ts';
import { slowReaders, slowReadersOfAPackage } from './slow-readers.ts';

const SCALARS =
  'id slug name summary description productType sku active available specLine stockState shipsInDays weightGrams modelPath ' +
  'neededBedMm videoUrl largestPartMm features inMyWishlist interactionInstructions';
const OBJECTS =
  'attributes category counterpart flight gallery image measuredPrint modelVersions parts price priceReduction rating shippingRates tabs';
/** 34 fields of a product. */
const FIELDS = `${SCALARS} ${OBJECTS.replace(/\w+/g, '$&{__typename}')}`;

/** An operation that the schema does not know costs nothing and shows nothing: that is a fault of the attack. */
export const sendKnown = async (target: Target, query: string): Promise<Answer> => {
  const answer = await sendOperation(target, query);
  const isUnknown = /GRAPHQL_(?:VALIDATION|PARSE)_FAILED/.test(answer.body);
  return isUnknown ? { status: 599, body: `the attack is no operation of the shop: ${answer.body}` } : answer;
};

const many = (count: number, each: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => each(i)).join('');

const quote = (lines: number): Attack => ({
  name: `cartQuote of ${lines} empty lines`,
  run: (target) =>
    sendJson(
      target,
      '/graphql',
      `{"query":"query($i:CartQuoteInput!){cartQuote(input:$i){__typename}}","variables":{"i":{"lines":[${Array.from({ length: lines }, () => '{}').join(',')}]}}}`,
    ),
});

/** A document that no other is like: whatever is kept of it is kept anew. */
const spread = (turn: number): Attack => ({
  name: `a fragment of 34 fields spread 14 times under related, document ${turn}`,
  run: (target) => {
    const aliases = many(14, (i) => `a${turn}_${i}:related(first:1){...F} `);
    const id = target.productIds[turn % target.productIds.length]!;
    return sendKnown(target, `query{product(id:${id}){${aliases}}} fragment F on Product{${FIELDS}}`);
  },
});

const beds: Attack = {
  name: 'printBeds by 13 aliases under 50 products with 12 related',
  run: (target) => {
    const aliases = many(
      13,
      (i) => `b${i}:printBeds(bed:{widthMm:${180 + i},depthMm:${180 + i},heightMm:200}){__typename} `,
    );
    return sendKnown(target, `{products(first:50){nodes{related(first:12){${aliases}}}}}`);
  },
};

const RAW_MS = 20_000;

const raw = (target: Target, bytes: string): Promise<Answer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(target.url);
    let body = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (): void => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(body)?.[1] ?? 0), body });
    };
    socket.on('data', (chunk) => (body += chunk.toString('latin1')));
    socket.on('error', end).on('close', end);
    setTimeout(end, RAW_MS).unref();
  });

export const rawRequest = (name: string, head: string): Attack => ({
  name,
  run: (target) => raw(target, `${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
});

const csv = (name: string, text: string): Attack => ({
  name: `a CSV of ${name}`,
  run: async (target) => {
    const answer = await send(target, '/api/admin/products.csv', {
      method: 'POST',
      headers: { ...asAdmin(target), 'content-type': 'text/csv' },
      body: text,
    });
    return answer.body.length > 2000 ? { status: 599, body: 'the answer says the file back' } : answer;
  },
});

const onALine = binaryOf(Array.from({ length: 4 }, (_, i) => [i, i, i, i + 1, i + 1, i + 1, i + 2, i + 2, i + 2]));

/** What was found by hand, as it was found. */
export const KNOWN_ATTACKS: readonly Attack[] = [
  quote(76_000),
  quote(8_500),
  ...Array.from({ length: 25 }, (_, turn) => spread(turn)),
  beds,
  ...[100, 5000, 2_147_483_647].map((n): Attack => ({
    name: `a cost hidden in a default of ${n}`,
    run: (target) => sendKnown(target, `query($n:Int!=${n}){products(first:$n){nodes{id name related(first:$n){id}}}}`),
  })),
  {
    name: 'a cost hidden in last',
    run: (target) => sendKnown(target, '{products(last:100){nodes{id related(first:12){id name}}}}'),
  },
  ...[0, 1, 2, 3, 4].map((i): Attack => ({
    name: `a page by an unknown parameter ${i}`,
    run: (target) => send(target, `/?unknown=${i}x`),
  })),
  { name: 'a page by 1,200 parameters', run: (target) => send(target, `/?${many(1200, (i) => `&p${i}=1`)}`) },
  { name: 'an address with a tab and two dots', run: (target) => send(target, '/%09/x/..') },
  rawRequest('the same as it stands', 'GET /%09/x/.. HTTP/1.1'),
  { name: 'an STL of 284 bytes on one line', run: (target) => upload(target, 'line.stl', onALine) },
  csv('one line of 9.9 MB', 'x'.repeat(9_900_000)),
  csv('a header of 9.8 MB', `sku${',x'.repeat(4_900_000)}`),
  csv('nothing but line ends', `sku\n${'\n'.repeat(9_800_000)}`),
  slowReaders,
  slowReadersOfAPackage,
];
