import type { Order, TurnedFile } from '../mesh/mesh-worker-messages.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import { pictured, writeSold } from '../picture/sold-mesh.ts';
import { turnPart, type Unturnable } from './turn-part.ts';

/** Turns what was read, writes what is sold of it and makes its pictures. */
export const turnedFile = async (read: ReadMesh, { options, sold, hex }: Order): Promise<TurnedFile | Unturnable> => {
  const found = await turnPart(read, options);
  if (typeof found === 'string') return found;
  const { mesh, ...turned } = found;
  if (sold) await writeSold(read, mesh, sold);
  return { ...turned, pictures: await pictured(mesh, hex) };
};
