import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { MeshSource } from './mesh.ts';
import type { RoomFormat } from '../ar/room-file.ts';
import type { HeatView } from '../heat/heat-picture.ts';
import type { LayersOrder } from '../layers/part-layers.ts';
import type { MendOptions } from '../mending/mend-mesh.ts';
import type { TailoredParts, TailoringFault, TailorOrder } from '../tailoring/tailor-parts.ts';
import type { Photograph } from '../picture/photograph.ts';
import type { Pictures } from '../picture/pictures.ts';
import type {
  CutFile,
  CutFileOrder,
  Examined,
  MendedFile,
  PlacedPart,
  Previewed,
  SlicedLayers,
  SlicedSums,
  SliceOrder,
  SoldFiles,
  TurnedFile,
} from './mesh-worker-messages.ts';
import { inTurn, ordered, type Watched } from './mesh-thread.ts';
import type { MeshReport } from './report.ts';

export interface AnalyseOptions extends Watched {
  /** Width of the nozzle in millimetres, 0.4 when absent. */
  readonly nozzle?: number;
  /** Also writes the files to sell; they are the caller's to remove, whatever happens. */
  readonly sold?: SoldFiles;
  /** Also makes the pictures, in this colour (`#rrggbb`). */
  readonly hex?: string;
}

/**
 * Reads and examines a mesh in a thread of its own while the shop goes on answering: one file at a time, the others wait.
 * The file is never in memory as a whole (a 3MF of up to 64 MB is); the thread ends soon after the last file and gives
 * its memory back. Throws what `readMesh` throws, MESH_TOO_LARGE also for a file whose examination does not fit the thread's
 * memory, MESH_TOO_LONG for one that used up its CPU: however slow the machine is, a file has the same limit.
 */
export const analyseMesh = async (source: MeshSource, options: AnalyseOptions = {}): Promise<MeshReport> =>
  (await examineMesh(source, options)).report;

/** The same with a photograph and a drawing, where a colour for them is given and the mesh allows them. */
export const examineMesh = ({ bytes, chunks }: MeshSource, options: AnalyseOptions = {}): Promise<Examined> => {
  const { nozzle = 0.4, sold, hex } = options;
  const request = { order: { bytes, options: { nozzle }, sold, hex } };
  return inTurn(() => ordered(request, chunks, (answer) => ('report' in answer ? answer : null), options));
};

/** A coarse mesh of a file to look at, with pictures where a colour is given, made in the same thread; throws as `analyseMesh`. */
export const previewMesh = (
  { bytes, chunks }: MeshSource,
  hex: string | null = null,
  stopped?: AbortSignal,
): Promise<Previewed> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, preview: true, hex } };
  return inTurn(() => ordered(request, chunks, (answer) => ('preview' in answer ? answer : null), { stopped }));
};

/**
 * Writes an archive of parts of a 3MF with several objects to `target`, in the same thread: each object a 3MF of its own.
 * False where there is one. Throws MESH_ARCHIVE_UNSAFE, MESH_MALFORMED, MESH_TOO_LARGE, MESH_TOO_LONG.
 */
export const splitObjects = async (
  { bytes, chunks }: MeshSource,
  target: string,
  stopped?: AbortSignal,
): Promise<boolean> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, split: target } };
  return (await inTurn(() => ordered(request, chunks, (answer) => ('split' in answer ? answer : null), { stopped })))
    .split;
};

/** A preview as a telephone shows it in a room, made in the same thread; throws as `analyseMesh`. */
export const roomFileOf = async ({ bytes, chunks }: MeshSource, room: RoomFormat): Promise<Uint8Array> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, room } };
  return (await inTurn(() => ordered(request, chunks, (answer) => ('room' in answer ? answer : null), {}))).room;
};

/** Slices a part in the same thread; throws as `analyseMesh`, MESH_TOO_LARGE also for more layers than are counted. */
export const sliceMesh = async (
  { bytes, chunks }: MeshSource,
  slice: SliceOrder,
  watched: Pick<AnalyseOptions, 'stopped' | 'cpuSeconds'> = {},
): Promise<SlicedSums> => {
  const request = { order: { bytes, options: { nozzle: slice.settings.nozzle }, slice } };
  return (await inTurn(() => ordered(request, chunks, (answer) => ('sliced' in answer ? answer : null), watched)))
    .sliced;
};

/** CPU that what is shown of a part may use, in seconds: somebody waits for it. */
const SHOWN_CPU_SECONDS = 30;

/** Slices a part in the same thread and writes its layers down; throws as `sliceMesh`. */
export const layersOf = async ({ bytes, chunks }: MeshSource, layers: LayersOrder): Promise<SlicedLayers> => {
  const request = { order: { bytes, options: { nozzle: layers.slice.settings.nozzle }, layers } };
  const watched = { cpuSeconds: SHOWN_CPU_SECONDS };
  const work = () => ordered(request, chunks, (answer) => ('layers' in answer ? answer : null), watched);
  return (await inTurn(work, true)).layers;
};

/**
 * Photographs a part in the colours of what printing it takes, in the same thread; null where it would take too long. Throws as
 * `analyseMesh`.
 */
export const heatOf = async ({ bytes, chunks }: MeshSource, heat: HeatView): Promise<Photograph | null> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, heat } };
  return (await inTurn(() => ordered(request, chunks, (answer) => ('heat' in answer ? answer : null), {}))).heat;
};

/** The same as a shape to be turned, with figures (GLB), made in the same thread; throws as `analyseMesh`. */
export const heatMapOf = async ({ bytes, chunks }: MeshSource): Promise<Uint8Array> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, heatMap: true } };
  const watched = { cpuSeconds: SHOWN_CPU_SECONDS };
  const work = () => ordered(request, chunks, (answer) => ('heatMap' in answer ? answer : null), watched);
  return (await inTurn(work, true)).heatMap;
};

/** CPU that mending may use, in seconds: somebody waits for it. */
const MENDING_CPU_SECONDS = 45;

/**
 * Mends a file in the same thread, examines what came of it and writes what is sold. Throws as `analyseMesh`, MESH_NOT_MENDED
 * with its `reason`.
 */
export const mendFile = async (
  { bytes, chunks }: MeshSource,
  mend: MendOptions,
  { sold, hex, stopped }: Pick<AnalyseOptions, 'sold' | 'hex' | 'stopped'>,
): Promise<MendedFile> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, mend, sold, hex } };
  const watched = { stopped, cpuSeconds: MENDING_CPU_SECONDS };
  const { mended } = await inTurn(() =>
    ordered(request, chunks, (answer) => ('mended' in answer ? answer : null), watched),
  );
  if (typeof mended === 'string') throw new AppError(ErrorCode.MESH_NOT_MENDED, { reason: mended });
  return mended;
};

/** Turns a file to the least support in the same thread and writes what is sold. Throws as `mendFile`, MESH_NOT_TURNED with its `reason`. */
export const turnFile = async (
  { bytes, chunks }: MeshSource,
  { sold, hex, stopped }: Pick<AnalyseOptions, 'sold' | 'hex' | 'stopped'>,
): Promise<TurnedFile> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, turn: true, sold, hex } };
  const watched = { stopped, cpuSeconds: MENDING_CPU_SECONDS };
  const { turned } = await inTurn(() =>
    ordered(request, chunks, (answer) => ('turned' in answer ? answer : null), watched),
  );
  if (typeof turned === 'string') throw new AppError(ErrorCode.MESH_NOT_TURNED, { reason: turned });
  return turned;
};

/** CPU that cutting may use, in seconds: each piece is examined and photographed. */
const CUTTING_CPU_SECONDS = 90;

/**
 * Cuts a file to a bed in the same thread, examines the pieces and writes what is sold; what the order names is the caller's to
 * remove. Throws as `mendFile`, MESH_NOT_CUT with its `reason`.
 */
export const cutFileOf = async (
  { bytes, chunks }: MeshSource,
  cut: CutFileOrder,
  { hex, stopped }: Pick<AnalyseOptions, 'hex' | 'stopped'>,
): Promise<CutFile> => {
  const request = { order: { bytes, options: { nozzle: 0.4 }, cut, hex } };
  const watched = { stopped, cpuSeconds: CUTTING_CPU_SECONDS };
  const answer = await inTurn(() => ordered(request, chunks, (found) => ('cut' in found ? found : null), watched));
  if (typeof answer.cut === 'string') throw new AppError(ErrorCode.MESH_NOT_CUT, { reason: answer.cut });
  return answer.cut;
};

/** CPU that making the parts of a choice may use, in seconds. */
const TAILORING_CPU_SECONDS = 30;

/**
 * Makes the parts of a choice in the same thread and writes what is sold of them; what the order names is the caller's to
 * remove. Where nothing is written, somebody waits for it: that comes before other work. Throws MESH_TOO_LONG, MESH_TOO_LARGE.
 */
export const tailorInThread = async (
  tailor: TailorOrder,
  stopped?: AbortSignal,
): Promise<TailoredParts | TailoringFault> => {
  const watched = { stopped, cpuSeconds: TAILORING_CPU_SECONDS };
  const work = () => ordered({ tailor }, [], (answer) => ('tailored' in answer ? answer : null), watched);
  const isAwaited = tailor.base === null;
  return (await inTurn(work, isAwaited)).tailored;
};

/** Photographs and draws the parts of a model where they stand, in the same thread. */
export const pictureModel = async (parts: readonly PlacedPart[], stopped?: AbortSignal): Promise<Pictures | null> =>
  (await inTurn(() => ordered({ parts }, [], (answer) => ('pictures' in answer ? answer : null), { stopped })))
    .pictures;

const PIECE_BYTES = 1_048_576;

/** The bytes of a file that is in memory already, as a source. */
export const meshSourceOf = (content: Uint8Array): MeshSource => ({ bytes: content.length, chunks: piecesOf(content) });

function* piecesOf(content: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < content.length; at += PIECE_BYTES) yield content.subarray(at, at + PIECE_BYTES);
}
