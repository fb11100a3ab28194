import * as z from 'zod';
import type { Ctx } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { analyseMesh } from './mesh/analyse-mesh.ts';
import { MENDING_STEPS } from './mending/mending-steps.ts';
import type { MeshReport } from './mesh/report.ts';

/** What slicing a part as it lies on the bed gave, one copy. */
const slicedFacts = z.object({
  layerHeightMm: z.number(),
  infillPercent: z.number(),
  walls: z.number(),
  /** Some are laid down slower than others. */
  material: z.string(),
  /** Plastic of one copy, before what its material makes of it. */
  mm3: z.number(),
  /** How long each class of printer takes. */
  seconds: z.object({ CLASSIC: z.number(), QUICK: z.number(), FAST: z.number() }),
});

export type SlicedFacts = z.infer<typeof slicedFacts>;

/** What is measured of the mesh of a part as it lies on the bed: mm, mm², mm³, one copy. */
export const partFacts = z.object({
  triangles: z.number().int(),
  shells: z.number().int(),
  watertight: z.boolean(),
  volumeMm3: z.number(),
  surfaceMm2: z.number(),
  /** Of the surface, what is steeper than 45°, seen from the side. */
  steepMm2: z.number(),
  /** The rest of it, seen from above or below. */
  flatMm2: z.number(),
  heightMm: z.number(),
  /** Volume that lies in several shells: such a part is sliced as a union or even-odd. */
  overlapMm3: z.number(),
  /** Its outlines seen from above: x and y in turn, from its left front corner. Absent in versions from before. */
  footprint: z.array(z.array(z.number())).optional(),
  /** What was sliced of it with the settings of the version. Absent until that is tried, null where it cannot be. */
  sliced: slicedFacts.nullish(),
  /** What was mended in the file that is sold; absent where nothing was. */
  mended: z.array(z.enum(MENDING_STEPS)).optional(),
  /** The smallest circle around it seen from above, its middle from the left front corner. Absent in versions from before. */
  circle: z.object({ middleMm: z.tuple([z.number(), z.number()]), diameterMm: z.number() }).optional(),
});

export type PartFacts = z.infer<typeof partFacts>;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What an examination itself mended. */
const mendedIn = ({ mended, findings }: MeshReport): PartFacts['mended'] => {
  const found = findings.flatMap(({ code }) => {
    if (code === 'GAPS_CLOSED') return ['EDGES_SEWN' as const];
    return code === 'DUPLICATES_DROPPED' ? ['COPIES_DROPPED' as const] : [];
  });
  return mended && found.length > 0 ? found : undefined;
};

/** The facts that are kept of a report. */
export const factsOf = (report: MeshReport): PartFacts => ({
  triangles: report.triangles,
  shells: report.shells,
  watertight: report.watertight,
  volumeMm3: rounded(report.volume),
  surfaceMm2: rounded(report.surface),
  steepMm2: rounded(report.steepArea),
  flatMm2: rounded(report.flatArea),
  heightMm: rounded(report.size[2]),
  overlapMm3: rounded(report.overlap ?? 0),
  footprint: report.footprint,
  circle: report.circle,
  mended: mendedIn(report),
});

interface StoredPart {
  readonly partId: string | null;
  readonly kind: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Measures the STL of every part, one after the other in the mesh thread, by part id. A file that is no readable mesh has
 * no facts. Takes seconds for large files: not to be called inside a transaction.
 */
export const measureParts = async (ctx: Ctx, files: readonly StoredPart[]): Promise<Record<string, PartFacts>> => {
  const facts: Record<string, PartFacts> = {};
  for (const { partId, kind, bytes, sha256 } of files) {
    if (partId === null || kind !== 'STL') continue;
    try {
      const source = { bytes, chunks: await ctx.shop.files.read(sha256) };
      const report = await analyseMesh(source, { stopped: ctx.stopped });
      // What had to be mended to be measured is sold unmended here.
      facts[partId] = { ...factsOf({ ...report, watertight: report.watertight && !report.mended }), mended: undefined };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      ctx.shop.logger.warn({ part: partId, code: error.code }, 'a part could not be measured');
    }
  }
  return facts;
};
