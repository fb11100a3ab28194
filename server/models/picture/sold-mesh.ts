import type { Mesh } from '../mesh/mesh.ts';
import type { SoldFiles } from '../mesh/mesh-worker-messages.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import { writeBinaryStl } from '../mesh/write-stl.ts';
import { writeThreeMf } from '../mesh/write-three-mf.ts';
import { pictureMesh } from './picture-mesh.ts';
import { PART_PHOTO, picturesOf, type Pictures } from './pictures.ts';
import { sceneOf } from './scene.ts';

/** Writes what is sold of a mesh; what is sold as it came is not written. */
export const writeSold = async (
  { format, mesh: read }: ReadMesh,
  mesh: Mesh,
  { name, threeMf, stl }: SoldFiles,
): Promise<void> => {
  if (format === '3MF' || mesh !== read || mesh.degenerate > 0) await writeBinaryStl(stl, mesh);
  if (format !== '3MF' || mesh !== read) await writeThreeMf(threeMf, mesh, name);
};

/** Pictures of a part in a colour; null where none is given, or none can be made. */
export const pictured = async (mesh: Mesh, hex: string | null | undefined): Promise<Pictures | null> =>
  hex ? picturesOf(sceneOf([{ mesh: await pictureMesh(mesh), hex }]), PART_PHOTO) : null;
