import type { TextDecoder } from 'node:util';
import type { Entry } from 'yauzl';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Mesh } from './mesh.ts';
import {
  decoderFor,
  openThreeMf,
  rootModel,
  smallText,
  streamOf,
  unsafe,
  type ThreeMfArchive,
} from './three-mf-archive.ts';
import { builtMesh } from './three-mf-build.ts';
import { ContentsTally, type ThreeMfContents } from './three-mf-contents.ts';
import { ModelReader, ModelTally, type ModelPart } from './three-mf-model.ts';

/** A 3MF is in memory as a whole while it is read. */
export const MAX_ARCHIVE_BYTES = 64_000_000;

export interface ThreeMf {
  readonly mesh: Mesh;
  readonly contents: ThreeMfContents;
}

/**
 * Reads what the root model of a 3MF puts on the build plate as one mesh in millimetres: objects, components, transforms,
 * also of other model files that it refers to (core 1.3, production). What is not to be printed is left out. What else is in
 * it is only told: colours, settings, lattices, extensions that are not understood.
 * Throws MESH_ARCHIVE_UNSAFE as `openThreeMf`; MESH_TOO_LARGE above 64 MB; MESH_EXTENSION_UNKNOWN where it requires one that
 * is not understood; MESH_MALFORMED and the builder's refusals.
 */
export const readThreeMf = async (chunks: AsyncIterable<Uint8Array>, bytes: number): Promise<ThreeMf> => {
  if (bytes > MAX_ARCHIVE_BYTES) throw new AppError(ErrorCode.MESH_TOO_LARGE);
  const pieces: Uint8Array[] = [];
  for await (const chunk of chunks) pieces.push(chunk.slice());
  const archive = await openThreeMf(Buffer.concat(pieces));
  const tally = new ModelTally();
  const contents = new ContentsTally();
  const root = await rootModel(archive);
  const parts = await modelsFrom(archive, root, tally, contents);
  await lookAround(archive, contents);
  return { mesh: builtMesh(parts, root, contents), contents: contents.contents() };
};

/** The root model and all that it refers to, each read once. */
const modelsFrom = async (archive: ThreeMfArchive, root: string, tally: ModelTally, contents: ContentsTally) => {
  const parts = new Map<string, ModelPart>();
  const wanted = [root];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (parts.has(name)) continue;
    const entry = archive.entries.get(name);
    if (!entry) throw new AppError(ErrorCode.MESH_MALFORMED);
    const part = await modelIn(archive, entry, new ModelReader(tally, contents));
    parts.set(name, part);
    wanted.push(...part.paths);
  }
  return parts;
};

const modelIn = async ({ zip }: ThreeMfArchive, entry: Entry, reader: ModelReader): Promise<ModelPart> => {
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of await streamOf(zip, entry)) {
      decoder ??= decoderFor(chunk as Buffer);
      reader.take(decoder.decode(chunk as Buffer, { stream: true }));
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : unsafe(cause);
  }
  reader.take(decoder?.decode() ?? '');
  return reader.end();
};

const SETTINGS = ['/metadata/model_settings.config', '/metadata/slic3r_pe_model.config'];

const lookAround = async (archive: ThreeMfArchive, contents: ContentsTally): Promise<void> => {
  for (const { fileName } of archive.entries.values()) contents.entry(fileName);
  for (const name of SETTINGS) contents.settings(await smallText(archive, name));
};
