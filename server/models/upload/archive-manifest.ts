import * as z from 'zod';

export const MOST_PARTS = 200;

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** A name in three languages. */
export const words = z.object({ en: line(120), sk: line(120), de: line(120) });

/** Stays the same from version to version; also part of file names. */
export const partId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/);

const degrees = z.number().min(-360).max(360);

/** What a seller says of a part; the rest is measured. */
export const partDetails = z.object({
  name: words,
  quantity: z.number().int().min(1).max(999),
  material: line(40),
  colour: z.object({ name: words, hex: z.string().regex(/^#[0-9a-f]{6}$/) }),
  supports: z.boolean(),
  orientation: z.object({ turn: z.tuple([degrees, degrees, degrees]), onBed: z.boolean() }),
  /** Grams of one copy by a slicer; null: estimated from the mesh. */
  slicedGrams: z.number().min(0.1).max(100_000).nullable(),
});

export type PartDetails = z.infer<typeof partDetails>;

/** How the whole model is printed. */
export const printDetails = z.object({
  layerHeightMm: z.number().min(0.05).max(0.6),
  infillPercent: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
  walls: z.number().int().min(1).max(20),
  material: line(40),
});

export type PrintDetails = z.infer<typeof printDetails>;

/** `manifest.json` at the root of an archive of parts. What it does not say of a known part stays as it was. */
export const archiveManifest = z.object({
  print: printDetails.optional(),
  parts: z
    .array(partDetails.partial().extend({ id: partId, file: line(300) }))
    .min(1)
    .max(MOST_PARTS)
    .refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length)
    .refine((parts) => new Set(parts.map(({ file }) => file)).size === parts.length),
});

export type ArchiveManifest = z.infer<typeof archiveManifest>;
