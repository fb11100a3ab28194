import { parentPort } from 'node:worker_threads';
import { AppError } from '../../core/errors.ts';
import { coarse } from '../preview/coarse-mesh.ts';
import { shaded } from '../preview/shaded-mesh.ts';
import { checkMesh } from './check-mesh.ts';
import { readMesh, type ReadMesh } from './read-mesh.ts';
import type { Answer, Order, Request, SoldFiles } from './mesh-worker.messages.ts';
import { writeBinaryStl } from './stl.write.ts';
import { writeThreeMf } from './three-mf.write.ts';

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

const READING = 0.5;

const write = async ({ format, mesh }: ReadMesh, { name, threeMf, stl }: SoldFiles): Promise<void> => {
  if (format === '3MF') await writeBinaryStl(stl, mesh);
  await writeThreeMf(threeMf, mesh, name);
};

const run = async ({ bytes, options, sold, preview }: Order): Promise<void> => {
  let told = 0;
  const progress = (share: number): void => {
    if (share < 1 && share - told < 0.01) return;
    told = share;
    say({ progress: share });
  };
  try {
    const read = await readMesh({ bytes, chunks: pieces() }, (share) => progress(share * READING));
    if (preview) return say({ preview: shaded(await coarse(read.mesh)) });
    const report = await checkMesh(read, options, (share) => progress(READING + share * (1 - READING)));
    if (sold) await write(read, sold);
    say({ report });
  } catch (error) {
    if (error instanceof AppError) say({ refused: error.code });
    else say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

port.on('message', (request: Request) => {
  if ('order' in request) void run(request.order);
  else deliver(request.chunk);
});
