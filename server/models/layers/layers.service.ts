import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { keptCopy } from '../../catalog/media/media-variants.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { gramsOf, isSlicedWith } from '../estimate/estimate.ts';
import type { Manifest } from '../manifest.ts';
import { layersOf } from '../mesh/analyse-mesh.ts';
import { fewWaiting } from '../few-waiting.ts';
import { versionFiles } from '../models.service.ts';
import type { SlicedFacts } from '../part-facts.ts';
import { sliceOrderOf, slicedFactsOf, type PartSliceOrder } from '../slice/slice-order.ts';
import type { ModelFile } from '../version/model-version.entity.ts';
import { LAYER_DETAILS, type LayerView } from './layer-details.ts';
import { LAYER_FILE } from './layer-file.ts';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** What is refused once is refused again: it costs the thread half a minute each time. */
const LASTING: readonly ErrorCode[] = [
  ErrorCode.MESH_TOO_LARGE,
  ErrorCode.MESH_TOO_LONG,
  ErrorCode.PART_NOT_SLICED,
  ErrorCode.MESH_MALFORMED,
];

/** The first byte of what is kept tells a file (brotli) from the code of a refusal. */
const [REFUSED, MADE] = [0, 1];

const inTurn = fewWaiting();

interface SlicedFile {
  readonly file: ModelFile;
  readonly order: PartSliceOrder;
  readonly sliced: SlicedFacts;
}

/** A part of what is on sale. */
export interface ShownPart {
  readonly versionId: string;
  readonly manifest: Manifest;
  readonly partId: string;
}

/** Throws NOT_FOUND for no such part, PART_NOT_SLICED, FILE_NOT_AVAILABLE. */
const slicedFile = async (ctx: Ctx, { versionId, manifest, partId }: ShownPart): Promise<SlicedFile> => {
  const part = manifest.parts.find(({ id }) => id === partId);
  if (!part) throw new AppError(ErrorCode.NOT_FOUND);
  const order = sliceOrderOf(manifest, part.material);
  const sliced = slicedWith(part, order);
  const files = await versionFiles(ctx, versionId, [partId]);
  const file = files.find((each) => each.partId === partId && each.kind === 'STL');
  if (!file) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return { file, order, sliced };
};

const slicedWith = ({ facts }: Manifest['parts'][number], { print, material }: PartSliceOrder): SlicedFacts => {
  const { sliced } = facts ?? {};
  if (!sliced || !isSlicedWith(sliced, { ...print, material })) throw new AppError(ErrorCode.PART_NOT_SLICED);
  return sliced;
};

/** Figures are kept to a tenth; a slicer of another day differs by more. */
const SAME = 0.15;

const isSame = (a: SlicedFacts, b: SlicedFacts): boolean =>
  Math.abs(a.mm3 - b.mm3) <= SAME &&
  (['CLASSIC', 'QUICK', 'FAST'] as const).every((each) => Math.abs(a.seconds[each] - b.seconds[each]) <= SAME);

const made = async (ctx: Ctx, { file, order, sliced }: SlicedFile, view: LayerView): Promise<Uint8Array> => {
  const { print: _print, material, ...slice } = order;
  const source = { bytes: file.bytes, chunks: await ctx.shop.files.read(file.sha256) };
  const found = await layersOf(source, { slice, gramsPerMm3: gramsOf(1, material), detail: LAYER_DETAILS[view] });
  if (!isSame(sliced, slicedFactsOf(order, found))) throw new AppError(ErrorCode.PART_NOT_SLICED);
  return found.file;
};

const packed = async (ctx: Ctx, wanted: SlicedFile, view: LayerView): Promise<Buffer> => {
  try {
    const file = await promisify(brotliCompress)(await inTurn(() => made(ctx, wanted, view)), BROTLI);
    return Buffer.concat([Buffer.of(MADE), file]);
  } catch (error) {
    if (!(error instanceof AppError) || !LASTING.includes(error.code)) throw error;
    ctx.shop.logger.warn({ sha256: wanted.file.sha256, code: error.code }, 'the layers of a part cannot be shown');
    return Buffer.concat([Buffer.of(REFUSED), Buffer.from(error.code)]);
  }
};

export interface PartLayers {
  /** Tells it from every other. */
  readonly key: string;
  /** As `LayerFile` writes it, in brotli. */
  readonly read: () => Promise<Buffer>;
}

/**
 * The layers of a part as it was sliced for the figures of its page, made when they are first read and kept for all. Throws what
 * `slicedFile` does at once; reading them throws MESH_TOO_LARGE, MESH_TOO_LONG, RATE_LIMITED (args.minutes), and PART_NOT_SLICED
 * where the shop would slice it otherwise today.
 */
export const layersOfPart = async (ctx: Ctx, part: ShownPart, view: LayerView): Promise<PartLayers> => {
  const wanted = await slicedFile(ctx, part);
  const told = JSON.stringify([LAYER_FILE, LAYER_DETAILS[view], wanted.order, wanted.sliced]);
  const digest = createHash('sha256').update(told).digest('hex').slice(0, 16);
  const { sha256 } = wanted.file;
  const read = async (): Promise<Buffer> => {
    const kept = await keptCopy(ctx.shop, {
      sha256,
      ending: `layers-${digest}.br`,
      make: () => packed(ctx, wanted, view),
    });
    if (kept[0] === REFUSED) throw new AppError(kept.toString('latin1', 1) as ErrorCode);
    return kept.subarray(1);
  };
  return { key: `${sha256}-${digest}`, read };
};
