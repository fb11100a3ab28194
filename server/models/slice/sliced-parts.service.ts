import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { isSlicedWith } from '../estimate/estimate.ts';
import { MATERIALS, OTHER_MATERIAL } from '../estimate/estimate-calibration.ts';
import type { Manifest } from '../manifest.ts';
import { sliceMesh } from '../mesh/analyse-mesh.ts';
import { versionFiles } from '../models.service.ts';
import type { SlicedFacts } from '../part-facts.ts';
import { CLASS_MACHINES, settingsOf, type ModelPrint } from './printer-classes.ts';

type Part = Manifest['parts'][number];

const CLASSES = ['CLASSIC', 'QUICK', 'FAST'] as const;

/** The settings that a model is sliced with: its own, in the middle of its filling. */
export const printOf = ({ print }: Pick<Manifest, 'print'>): ModelPrint => {
  const [least, most] = print?.infillPercent ?? [15, 15];
  return {
    layerHeightMm: print?.layerHeightMm ?? 0.2,
    infillPercent: (least + most) / 2,
    walls: print?.walls ?? 2,
  };
};

/** Whether a part may be sliced and was not, or with other settings. */
export const lacksSlices = ({ facts, material }: Part, print: ModelPrint): boolean =>
  !!facts?.watertight && !(facts.sliced && isSlicedWith(facts.sliced, { ...print, material }));

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Slices the parts of a version that lack it, one after the other in the mesh thread, by part id. A part that cannot be
 * sliced has none. Takes seconds for each part: not to be called inside a transaction.
 */
export const sliceParts = async (
  ctx: Ctx,
  versionId: string,
  manifest: Pick<Manifest, 'parts' | 'print'>,
): Promise<Map<string, SlicedFacts>> => {
  const print = printOf(manifest);
  const lacking = new Map(manifest.parts.filter((part) => lacksSlices(part, print)).map((part) => [part.id, part]));
  const settings = settingsOf(print);
  const found = new Map<string, SlicedFacts>();
  for (const { partId, kind, bytes, sha256 } of await versionFiles(ctx, versionId, [...lacking.keys()])) {
    const part = partId === null ? undefined : lacking.get(partId);
    if (!part || kind !== 'STL') continue;
    const { mostMm3PerSecond = Infinity } = MATERIALS[part.material] ?? OTHER_MATERIAL;
    const machines = CLASSES.map((each) => {
      const machine = CLASS_MACHINES[each];
      return { ...machine, flow: Math.min(machine.flow, mostMm3PerSecond) };
    });
    try {
      const source = { bytes, chunks: await ctx.shop.files.read(sha256) };
      const { mm3, seconds } = await sliceMesh(source, { settings, machines }, ctx.stopped);
      const [CLASSIC, QUICK, FAST] = seconds.map(tenth) as [number, number, number];
      if (mm3 > 0)
        found.set(part.id, { ...print, material: part.material, mm3: tenth(mm3), seconds: { CLASSIC, QUICK, FAST } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      ctx.shop.logger.warn({ part: part.id, code: error.code }, 'a part could not be sliced');
    }
  }
  return found;
};
