import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** The entries of a zip in their order, by name; throws on names that would leave the folder. */
export const unzip = async (zip: Buffer): Promise<Map<string, Buffer>> => {
  const archive = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true, strictFileNames: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
  const entries = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    archive.on('error', reject).on('end', resolve);
    archive.on('entry', (entry: Entry) => {
      archive.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((content) => {
          entries.set(entry.fileName, content);
          archive.readEntry();
        }, reject);
      });
    });
    archive.readEntry();
  });
  return entries;
};
