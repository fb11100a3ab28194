import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buyByCalls, ShopCalls } from '../support/shop-calls.ts';
import { freshNetwork, send, type Attack, type Bought, type Target } from './attack.ts';

const READERS = 200;
/** An entitlement bears eight at a time. */
const READERS_OF_ONE = 8;

const openReader = ({ url }: Target, head: string): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(head));
  return socket.on('error', () => undefined).pause();
};

const headOf = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${freshNetwork()}\r\n\r\n`;

const asset = async (target: Target): Promise<string> => {
  const { body } = await send(target, '/');
  return /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '/';
};

export const slowReaders: Attack = {
  name: `${READERS} readers that read nothing`,
  run: async (target) => {
    const path = await asset(target);
    const sockets = Array.from({ length: READERS }, () => openReader(target, headOf(path).repeat(5)));
    const answer = await send(target, '/readyz');
    for (const socket of sockets) socket.destroy();
    return answer;
  },
};

interface Owned {
  readonly zipUrl: string;
  readonly sizeBytes: number;
}

const LARGE = 1_000_000;
const FILES = '{ products(first: 24, filter: { types: [DIGITAL] }) { nodes { id stockState } } }';
const LINKS =
  'query ($id: ID!, $key: String!) { order(id: $id, accessToken: $key) { lines { download { zipUrl sizeBytes } } } }';

/** Waits until no files are being made any more, ten minutes at most. */
const filesOnSale = async (shop: ShopCalls): Promise<number[]> => {
  for (let look = 0; ; look += 1) {
    const { products } = await shop.ask<{ products: { nodes: { id: number; stockState: string }[] } }>(FILES);
    const ready = products.nodes.filter(({ stockState }) => stockState !== 'IN_PREPARATION');
    if (ready.length === products.nodes.length || look === 300) return ready.map(({ id }) => id);
    await pause(2000);
  }
};

const owned = async (shop: ShopCalls, bought: Bought): Promise<Owned | null> =>
  (await shop.ask<{ order: { lines: { download: Owned | null }[] } }>(LINKS, { ...bought })).order.lines[0]!.download;

/** Buys files until one package is large, then that one again for every eight readers. */
export const buyPackages = async (url: string): Promise<Bought[]> => {
  const shop = new ShopCalls(url);
  const buy = async (productId: number): Promise<Bought> => {
    const { id, accessToken } = await buyByCalls(shop, {
      email: `reader${freshNetwork()}@example.sk`,
      lines: [{ productId, quantity: 1 }],
    });
    return { id, key: accessToken };
  };
  for (const id of await filesOnSale(shop)) {
    const packages = [await buy(id)];
    if (((await owned(shop, packages[0]!))?.sizeBytes ?? 0) < LARGE) continue;
    while (packages.length < READERS / READERS_OF_ONE) packages.push(await buy(id));
    for (const bought of packages) await owned(shop, bought);
    return packages;
  }
  throw new Error('No package of the sample is large');
};

/** Fresh links: they live for a quarter of an hour, and a run takes longer. */
const linksTo = async ({ url, packages }: Target): Promise<string[]> => {
  const shop = new ShopCalls(url);
  const links: string[] = [];
  for (const bought of packages) links.push((await owned(shop, bought))!.zipUrl);
  return links;
};

/** Each takes a little and then nothing; all the others come after them. */
export const slowReadersOfAPackage: Attack = {
  name: `${READERS} readers of a package that read a little`,
  run: async (target) => {
    const urls = await linksTo(target);
    const answers: string[] = [];
    const sockets = urls.flatMap((url) => {
      const { pathname, search } = new URL(url, target.url);
      return Array.from({ length: READERS_OF_ONE }, () => {
        const socket = openReader(target, headOf(pathname + search));
        socket.once('data', (chunk: Buffer) => {
          answers.push(chunk.toString('latin1', 0, 12));
          socket.pause();
        });
        return socket.resume();
      });
    });
    for (let look = 0; look < 600 && answers.length < sockets.length; look += 1) await pause(100);
    const answer = await send(target, '/readyz');
    for (const socket of sockets) socket.destroy();
    const served = answers.filter((head) => head === 'HTTP/1.1 200').length;
    return served === READERS
      ? answer
      : { status: 599, body: `${served} of ${READERS} were served: ${answers.join()}` };
  },
};
