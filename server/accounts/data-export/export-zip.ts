import { Readable } from 'node:stream';
import * as yazl from 'yazl';
import type { Ctx } from '../../core/context.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { exportReadme } from './export-readme.ts';

const MODE = 0o100600;

/** Text of a JSON document, written as its rows arrive. */
async function* jsonText(content: object): AsyncGenerator<string> {
  if (!(Symbol.asyncIterator in content)) {
    yield `${JSON.stringify(content, null, 2)}\n`;
    return;
  }
  let before = '[\n';
  for await (const row of content as AsyncIterable<object>) {
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

interface Entry {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

const readable = (content: Buffer | Readable): Readable =>
  content instanceof Readable ? content : Readable.from([content]);

const entriesOf = async (ctx: Ctx, userId: string, { name, read, files }: PersonalData): Promise<Entry[]> => {
  const found = (await files?.(ctx, userId)) ?? [];
  const json = {
    name: `${name}.json`,
    open: async () => Readable.from(jsonText(await read!(ctx, userId)), { objectMode: false }),
  };
  return [
    ...(read ? [json] : []),
    ...found.map((file) => ({ name: `${name}/${file.name}`, open: async () => readable(await file.open()) })),
  ];
};

/** One source is open at a time; it is closed when nobody reads the zip any more. */
const zipOf = (entries: readonly Entry[], mtime: Date): Readable => {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => source?.destroy());
  for (const { name, open } of entries) {
    zip.addReadStreamLazy(name, { mtime, mode: MODE }, (callback) => {
      open().then(
        (opened) => {
          source = opened.once('error', (error) => output.destroy(error));
          callback(null, opened);
        },
        (error: unknown) => callback(error, null as never),
      );
    });
  }
  zip.end();
  return output;
};

/**
 * Everything that the nouns of the shop know of a person, as a zip that is made while it is read: a README in the language
 * of the context, then what each noun adds. Holds a page of rows and one file in memory. A failure on the way destroys the
 * stream, so a cut zip never looks whole.
 */
export const exportZip = async (ctx: Ctx, userId: string): Promise<Readable> => {
  const { personalData, clock } = ctx.shop;
  const readme = Buffer.from(exportReadme(ctx, personalData));
  const entries = [{ name: 'README.txt', open: () => Promise.resolve(readable(readme)) }];
  for (const part of personalData) entries.push(...(await entriesOf(ctx, userId, part)));
  return zipOf(entries, clock.now());
};
