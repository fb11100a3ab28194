import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { AppError } from '../../core/errors.ts';
import { pictureMesh } from '../picture/picture-mesh.ts';
import { MODEL_PHOTO, picturesOf } from '../picture/pictures.ts';
import { sceneOf, welded, type ScenePart } from '../picture/scene.ts';
import { roomFile } from '../ar/room-file.ts';
import { heatMap } from '../heat/heat-map.ts';
import { heatPicture } from '../heat/heat-picture.ts';
import { partLayers } from '../layers/part-layers.ts';
import { coarsen } from '../preview/coarse-mesh.ts';
import { shadeMesh } from '../preview/shaded-mesh.ts';
import { slicePart } from '../slice/slice-part.ts';
import { tailorParts } from '../tailoring/tailor-parts.ts';
import { checkMesh } from './check-mesh.ts';
import { readMesh, type ReadMesh } from './read-mesh.ts';
import { cutFile } from '../cutting/cut-file.ts';
import { mendedFile } from '../mending/mended-file.ts';
import { pictured, writeSold } from '../picture/sold-mesh.ts';
import { turnedFile } from '../turning/turned-file.ts';
import type { Answer, Order, PlacedPart, Request, SlicedSums, SliceOrder } from './mesh-worker-messages.ts';
import { splitThreeMf } from './three-mf-split.ts';
import { threadNumber } from './thread-cpu.ts';

const port = parentPort!;
const say = (answer: Answer): void => port.postMessage(answer);

let deliver: (chunk: Uint8Array | null) => void = () => undefined;

/** Asks for one piece at a time, so that no more than one waits in memory. */
async function* pieces(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = await new Promise<Uint8Array | null>((resolve) => {
      deliver = resolve;
      say({ more: true });
    });
    if (!chunk) return;
    yield chunk;
  }
}

/** Shares of the work; pictures take the rest. */
const READING = 0.4;
const CHECKING = 0.4;

const progressOf = (): ((share: number) => void) => {
  let told = 0;
  return (share) => {
    if (share < 1 && share - told < 0.01) return;
    told = share;
    say({ progress: share });
  };
};

const slicedSums = async ({ mesh }: ReadMesh, { settings, machines }: SliceOrder): Promise<SlicedSums> => {
  const { mm3, seconds } = await slicePart(mesh, settings, machines);
  return { mm3, seconds };
};

const examined = async (order: Order): Promise<void> => {
  const { bytes, options, sold, preview, hex, split, room, slice, layers, heat, mend, turn, cut } = order;
  if (split) return say({ split: await splitThreeMf(pieces(), split) });
  if (room) return say({ room: await roomFile(await buffer(pieces()), room) });
  const progress = progressOf();
  const read = await readMesh({ bytes, chunks: pieces() }, (share) => progress(share * READING));
  if (slice) return say({ sliced: await slicedSums(read, slice) });
  if (layers) return say({ layers: await partLayers(read.mesh, layers) });
  if (heat) return say({ heat: await heatPicture(read.mesh, heat, options.nozzle) });
  if (order.heatMap) return say({ heatMap: await heatMap(read, options.nozzle) });
  if (mend) return say({ mended: await mendedFile(read, order) });
  if (turn) return say({ turned: await turnedFile(read, order) });
  if (cut) return say({ cut: await cutFile(read, order) });
  if (preview) {
    return say({ pictures: await pictured(read.mesh, hex), preview: shadeMesh(await coarsen(read.mesh)) });
  }
  const { report, mesh } = await checkMesh(read, options, (share) => progress(READING + share * CHECKING));
  if (sold || hex) say({ reported: report });
  if (sold) await writeSold(read, mesh, sold);
  const pictures = await pictured(mesh, hex);
  progress(1);
  say({ report, pictures });
};

const assembled = async (parts: readonly PlacedPart[]): Promise<void> => {
  const placed: ScenePart[] = [];
  for (const { hex, mesh } of parts) placed.push({ hex, mesh: await pictureMesh(welded(mesh), parts.length) });
  say({ pictures: picturesOf(sceneOf(placed), MODEL_PHOTO) });
};

const run = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError) say({ refused: error.code });
    else say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

say({ thread: threadNumber() });

port.on('message', (request: Request) => {
  if ('order' in request) void run(() => examined(request.order));
  else if ('parts' in request) void run(() => assembled(request.parts));
  else if ('tailor' in request) void run(async () => say({ tailored: await tailorParts(request.tailor) }));
  else deliver(request.chunk);
});
