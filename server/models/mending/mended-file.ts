import { checkMesh } from '../mesh/check-mesh.ts';
import type { MendedFile, Order } from '../mesh/mesh-worker-messages.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import { pictured, writeSold } from '../picture/sold-mesh.ts';
import type { Unmendable } from './mend-mesh.ts';
import { mendPart } from './mend-part.ts';

/** Mends what was read, writes what is sold of it and makes its pictures. */
export const mendedFile = async (
  read: ReadMesh,
  { options, mend, sold, hex }: Order,
): Promise<MendedFile | Unmendable> => {
  const found = await mendPart(read, { ...mend!, ...options });
  if (typeof found === 'string') return found;
  const { report: before } = await checkMesh(read, options, () => undefined);
  const { mesh, ...mended } = found;
  if (sold) await writeSold(read, mesh, sold);
  return { ...mended, before, pictures: await pictured(mesh, hex) };
};
