import * as z from 'zod';
import type { FileStore } from '../../core/files/files.ts';
import type { Piece } from './pieces.ts';

/** How the zip and each file of a package are put together. */
export interface Recipe {
  readonly zip: readonly Piece[];
  /** By name in the package. */
  readonly files: Readonly<Record<string, readonly Piece[]>>;
}

const piece = z.union([
  z.string().transform((text): Piece => Buffer.from(text, 'base64')),
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

const sizeOf = ({ zip, files }: Recipe): number =>
  [...zip, ...Object.values(files).flat()].reduce(
    (sum, each) => sum + 200 + (Buffer.isBuffer(each) ? each.length : 0),
    0,
  );

/** Of the recipes that are kept in memory. */
const MOST_BYTES = 16_000_000;

/** Recipes as they were read last: an address is that of a content, so what was read once stays true. */
class KeptRecipes {
  readonly #kept = new Map<string, { recipe: Recipe; bytes: number }>();
  #bytes = 0;

  get(address: string): Recipe | null {
    const found = this.#kept.get(address);
    if (!found) return null;
    this.#kept.delete(address);
    this.#kept.set(address, found);
    return found.recipe;
  }

  add(address: string, recipe: Recipe): void {
    const bytes = sizeOf(recipe);
    if (bytes > MOST_BYTES || this.#kept.has(address)) return;
    this.#kept.set(address, { recipe, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= freed;
    }
  }
}

const kept = new KeptRecipes();

/** Reads a recipe, from the store once and then from memory. Throws FILE_NOT_AVAILABLE when it is in neither. */
export const readRecipe = async (files: FileStore, address: string): Promise<Recipe> => {
  const known = kept.get(address);
  if (known) return known;
  const recipe = recipeSchema.parse(JSON.parse((await files.readAll(address)).toString()) as unknown);
  kept.add(address, recipe);
  return recipe;
};
