import type { CutFile, CutFileOrder, Order, PieceFile } from '../mesh/mesh-worker-messages.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import { writeBinaryStl } from '../mesh/write-stl.ts';
import { writeThreeMf } from '../mesh/write-three-mf.ts';
import { pictured } from '../picture/sold-mesh.ts';
import { cutPart, type CutMesh, type Uncuttable } from './cut-part.ts';

/** In every language: `wing-1-3` is the first of three, `wing-dowel-8x24` a dowel. */
const nameOf = ({ dowel }: CutMesh, i: number, pieces: number, { name }: CutFileOrder): string =>
  dowel ? `${name}-dowel-${dowel.diameterMm}x${2 * dowel.depthMm}` : `${name}-${i + 1}-${pieces}`;

/** Cuts what was read, writes what is sold of each piece and makes its pictures. */
export const cutFile = async (read: ReadMesh, { options, cut, hex }: Order): Promise<CutFile | Uncuttable> => {
  const found = await cutPart(read, { ...cut!, ...options });
  if (typeof found === 'string') return found;
  const { parts, ...rest } = found;
  const pieces = parts.filter(({ dowel }) => dowel === null).length;
  const files: PieceFile[] = [];
  for (const [i, part] of parts.entries()) {
    const { mesh, ...known } = part;
    const name = nameOf(part, i, pieces, cut!);
    const [stl, threeMf] = [`${cut!.base}-${i}.stl`, `${cut!.base}-${i}.3mf`];
    await writeBinaryStl(stl, mesh);
    await writeThreeMf(threeMf, mesh, name);
    files.push({ ...known, name, stl, threeMf, pictures: await pictured(mesh, hex) });
  }
  return { ...rest, files };
};
