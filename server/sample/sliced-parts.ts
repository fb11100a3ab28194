import { createHash } from 'node:crypto';
import type { PartFacts, SlicedFacts } from '../models/part-facts.ts';
import { SLICED_PARTS } from './sliced-rows.ts';

/** Material, layers, filling and walls that a part was sliced with; mm³, and seconds on each class of printer. */
export type SlicedRow = readonly [
  material: string,
  layerHeightMm: number,
  infillPercent: number,
  walls: number,
  mm3: number,
  classic: number,
  quick: number,
  fast: number,
];

const ROWS: Readonly<Record<string, SlicedRow | undefined>> = SLICED_PARTS;

const slicedOf = (sha256: string): SlicedFacts | undefined => {
  const row = ROWS[keyOf(sha256)];
  if (!row) return undefined;
  const [material, layerHeightMm, infillPercent, walls, mm3, CLASSIC, QUICK, FAST] = row;
  return { material, layerHeightMm, infillPercent, walls, mm3, seconds: { CLASSIC, QUICK, FAST } };
};

export const rowOf = ({ material, layerHeightMm, infillPercent, walls, mm3, seconds }: SlicedFacts): SlicedRow => [
  material,
  layerHeightMm,
  infillPercent,
  walls,
  mm3,
  seconds.CLASSIC,
  seconds.QUICK,
  seconds.FAST,
];

/** Under what the figures of a file are kept: the beginning of its SHA-256. */
export const sampleSliceKey = (stl: Uint8Array): string => keyOf(createHash('sha256').update(stl).digest('hex'));

const keyOf = (sha256: string): string => sha256.slice(0, 16);

interface SampleFile {
  readonly partId: string | null;
  readonly kind: string;
  readonly sha256: string;
}

/**
 * Facts with what was sliced beforehand, so that the sample has its figures at once (`npm run bench:slice sample`). A file
 * that is not the same to the byte has none, and is sliced as any other.
 */
export const withSampleSlices = (
  facts: Readonly<Record<string, PartFacts>>,
  files: readonly SampleFile[],
): Record<string, PartFacts> => {
  const shaOf = new Map(files.filter(({ kind }) => kind === 'STL').map(({ partId, sha256 }) => [partId, sha256]));
  return Object.fromEntries(
    Object.entries(facts).map(([id, one]) => [id, { ...one, sliced: slicedOf(shaOf.get(id) ?? '') }]),
  );
};
