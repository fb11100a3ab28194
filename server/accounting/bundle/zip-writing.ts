import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import * as yazl from 'yazl';

const MODE = 0o100600;

/** Writes an entry; resolves once its last byte was taken by who reads the zip. */
export type AddEntry = (name: string, content: Buffer | Readable, compress: boolean) => Promise<void>;

/**
 * A zip that is written while it is read: `write` adds one entry after another and never gets further than the reader. When
 * the reader goes away, the entry under way fails; when `write` fails, the zip breaks off, so a cut one never looks whole.
 */
export const streamedZip = (mtime: Date, write: (add: AddEntry) => Promise<void>): Readable => {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  // The zip keeps its entries to the end: they are given no content to keep, but this one place where the current one is.
  let source = Readable.from([]);
  const open = (give: (error: unknown, stream: Readable) => void): void => give(null, source);
  output.once('close', () => source.destroy());
  const add: AddEntry = async (name, content, compress) => {
    source = content instanceof Readable ? content : Readable.from([content]);
    if (output.destroyed) source.destroy();
    const taken = finished(source);
    if (!source.destroyed) zip.addReadStreamLazy(name, { mtime, mode: MODE, compress }, open);
    await taken;
  };
  write(add).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error),
  );
  return output;
};
