import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { fromBuffer } from 'yauzl';

/** An element of a design: its children in their order. */
export interface OrkNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: readonly OrkNode[];
}

type Raw = Record<string, unknown>;

const nodesOf = (raw: readonly Raw[]): OrkNode[] =>
  raw.flatMap((one) => {
    const name = Object.keys(one).find((key) => key !== ':@' && key !== '#text');
    if (!name || name.startsWith('?')) return [];
    const inside = one[name] as Raw[];
    const text = inside.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join('');
    return [{ name, attributes: (one[':@'] ?? {}) as Record<string, string>, text, children: nodesOf(inside) }];
  });

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: true,
});

/** The document in a zip, which may hold pictures too. */
const unzipped = (bytes: Buffer): Promise<Buffer> =>
  new Promise((done, fail) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return fail(error);
      zip.on('entry', (entry: { fileName: string }) => {
        if (!entry.fileName.endsWith('.ork')) return zip.readEntry();
        zip.openReadStream(entry as never, (problem, stream) => {
          if (problem) return fail(problem);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => done(Buffer.concat(chunks)));
          stream.on('error', fail);
        });
      });
      zip.on('end', () => fail(new Error('no design in this zip')));
      zip.readEntry();
    });
  });

/** Reads a design of OpenRocket: XML, as it is, gzipped or in a zip. */
export const readOrk = async (path: string): Promise<OrkNode> => {
  const bytes = await readFile(path);
  const zip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const gzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const xml = (zip ? await unzipped(bytes) : gzip ? gunzipSync(bytes) : bytes).toString('utf8');
  const root = nodesOf(parser.parse(xml) as Raw[]).find(({ name }) => name === 'openrocket');
  if (!root) throw new Error(`${path} is no design of OpenRocket`);
  return root;
};

export const child = (node: OrkNode, name: string): OrkNode | undefined =>
  node.children.find((one) => one.name === name);

export const childrenOf = (node: OrkNode, name: string): OrkNode[] => node.children.filter((one) => one.name === name);

/** Text of a child; undefined where there is none. */
export const textOf = (node: OrkNode, name: string): string | undefined => child(node, name)?.text;

/** A number of a child, also one that follows the word `auto`; undefined where nothing but that word stands. */
export const numberOf = (node: OrkNode, name: string): number | undefined => {
  const text = textOf(node, name)?.replace('auto', '').trim();
  return text ? Number(text) : undefined;
};
