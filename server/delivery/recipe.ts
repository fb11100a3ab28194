import * as z from 'zod';
import type { FileStore } from '../core/files.ts';
import type { Piece } from './pieces.ts';

/** How the zip and each file of a package are put together. */
export interface Recipe {
  readonly zip: readonly Piece[];
  /** By name in the package. */
  readonly files: Readonly<Record<string, readonly Piece[]>>;
}

const piece = z.union([
  z.base64().transform((text): Piece => Buffer.from(text, 'base64')),
  z.object({ sha256: z.string(), start: z.number(), bytes: z.number(), crc32: z.number() }),
]);

const recipeSchema = z.object({ zip: z.array(piece), files: z.record(z.string(), z.array(piece)) });

const written = (pieces: readonly Piece[]) =>
  pieces.map((each) => (Buffer.isBuffer(each) ? each.toString('base64') : each));

/** Stores a recipe; answers its address. */
export const putRecipe = async (store: FileStore, { zip, files }: Recipe): Promise<string> => {
  const single = Object.entries(files).map(([name, pieces]) => [name, written(pieces)] as const);
  const text = JSON.stringify({ zip: written(zip), files: Object.fromEntries(single) });
  return (await store.put(Buffer.from(text))).sha256;
};

/** Reads a recipe. Throws FILE_NOT_AVAILABLE when it is not in the store. */
export const readRecipe = async (files: FileStore, address: string): Promise<Recipe> =>
  recipeSchema.parse(JSON.parse((await files.readAll(address)).toString()) as unknown);
