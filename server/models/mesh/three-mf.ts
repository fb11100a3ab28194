import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Mesh } from './mesh.ts';
import { builtMesh } from './three-mf-build.ts';
import { ModelReader, ModelTally, type ModelPart } from './three-mf-model.ts';

const MAX_ARCHIVE_BYTES = 64_000_000;
const MAX_UNPACKED_BYTES = 400_000_000;
const MAX_ENTRIES = 2000;

const unsafe = (cause?: unknown): AppError => new AppError(ErrorCode.MESH_ARCHIVE_UNSAFE, {}, { cause });

/**
 * Reads what a 3MF puts on the build plate as one mesh in millimetres: objects, components, transforms, also where
 * they are spread over several model files. Colours, materials and print settings are passed over.
 * Throws MESH_ARCHIVE_UNSAFE for names that leave the archive, more than 2000 entries, more than 400 MB unpacked or
 * more than an entry announces; MESH_TOO_LARGE above 64 MB; MESH_MALFORMED and the builder's refusals.
 */
export const readThreeMf = async (chunks: AsyncIterable<Uint8Array>, bytes: number): Promise<Mesh> => {
  if (bytes > MAX_ARCHIVE_BYTES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk.slice());
  const zip = await opened(Buffer.concat(pieces));
  const parts = new Map<string, ModelPart>();
  const tally = new ModelTally();
  for (const entry of await modelEntries(zip)) parts.set(`/${entry.fileName}`, await modelIn(zip, entry, tally));
  return builtMesh(parts);
};

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(unsafe(error)) : resolve(zip),
    );
  });

const modelEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const models: Entry[] = [];
    let unpacked = 0;
    if (zip.entryCount > MAX_ENTRIES) return reject(unsafe());
    zip.on('error', (error) => reject(unsafe(error)));
    zip.on('end', () => resolve(models));
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED_BYTES || entry.isEncrypted()) return reject(unsafe());
      if (/^3D\/.+\.model$/i.test(entry.fileName)) models.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

const modelIn = (zip: ZipFile, entry: Entry, tally: ModelTally): Promise<ModelPart> =>
  new Promise((resolve, reject) => {
    const reader = new ModelReader(tally);
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(unsafe(error));
      stream.setEncoding('utf8');
      stream.on('error', (cause) => reject(cause instanceof AppError ? cause : unsafe(cause)));
      stream.on('data', (text: string) => {
        try {
          reader.take(text);
        } catch (refusal) {
          stream.destroy(refusal as Error);
        }
      });
      stream.on('end', () => {
        try {
          resolve(reader.end());
        } catch (refusal) {
          reject(refusal instanceof Error ? refusal : unsafe(refusal));
        }
      });
    });
  });
