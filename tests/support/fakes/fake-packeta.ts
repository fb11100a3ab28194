import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with the next answers. */
export type FeedFault = 'none' | 'refused' | 'busy' | 'cut' | 'page';

export interface FakePacketa {
  /** For `PACKETA_FEED_URL`. */
  readonly url: string;
  /** Entries of the lists, by their files. */
  readonly lists: Record<'branch.json' | 'box.json', object[]>;
  fault: FeedFault;
  /** Paths that were asked for, and how each was answered. */
  readonly asked: { readonly path: string; readonly status: number }[];
  close(): Promise<void>;
}

/** An entry as Packeta writes it. */
export const feedEntry = (id: number, changes: object = {}): object => ({
  id: String(id),
  name: `Modelár ${id}`,
  street: 'Hlavná 1',
  city: 'Žilina',
  zip: '010 01',
  country: 'sk',
  latitude: String(49.2231 + (id % 100) / 1000),
  longitude: '18.7394',
  maxWeight: '10',
  status: { statusId: '1', description: 'V provozu' },
  displayFrontend: '1',
  openingHours: {
    regular: { monday: '08:00–12:00, 13:00–18:00', saturday: '', sunday: '' },
    tableLong: '<table>[{"x"]</table>',
  },
  photos: [{ thumbnail: 'https://files.example/{1}.jpg' }],
  ...changes,
});

const STATUS: Readonly<Record<FeedFault, number>> = { none: 200, refused: 401, busy: 409, cut: 200, page: 200 };

/** Packeta's lists of points and boxes, with an etag of what is in them, in pieces that end anywhere. */
export const startFakePacketa = async (): Promise<FakePacketa> => {
  const lists: FakePacketa['lists'] = { 'branch.json': [], 'box.json': [] };
  const asked: { path: string; status: number }[] = [];
  const server = createServer((request, response) => {
    const file = new URL(request.url!, 'http://feed').pathname.split('/').at(-1) as 'box.json';
    const text = JSON.stringify(lists[file] ?? []);
    const etag = `"${text.length}-${lists[file]?.length}"`;
    const isSame = fake.fault === 'none' && request.headers['if-none-match'] === etag;
    const status = isSame ? 304 : STATUS[fake.fault];
    asked.push({ path: request.url!, status });
    response.writeHead(status, { etag });
    if (status !== 200) return void response.end();
    const whole = fake.fault === 'page' ? '<html><body>Maintenance</body></html>' : text;
    const sent = fake.fault === 'cut' ? whole.slice(0, whole.length / 2) : whole;
    for (let at = 0; at < sent.length; at += 997) response.write(sent.slice(at, at + 997));
    if (fake.fault === 'cut') setImmediate(() => response.destroy());
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakePacketa = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lists,
    asked,
    fault: 'none',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
};
