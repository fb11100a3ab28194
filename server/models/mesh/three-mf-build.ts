import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { MeshBuilder } from './mesh-builder.ts';
import type { Mesh } from './mesh.ts';
import type { ContentsTally } from './three-mf-contents.ts';
import type { ModelObject, ModelPart, Placement } from './three-mf-model.ts';

const MAX_DEPTH = 16;
const MAX_PLACED = 20_000;
const TRIANGLES_AT_FIRST = 4096;

type Matrix = readonly number[];

/** First `inner`, then `outer`; points are rows, as the format has it. */
const after = (inner: Matrix, outer: Matrix): Matrix =>
  Array.from({ length: 12 }, (_, i) => {
    const [row, column] = [Math.floor(i / 3), i % 3];
    const sum = [0, 1, 2].reduce((total, k) => total + inner[row * 3 + k]! * outer[k * 3 + column]!, 0);
    return row === 3 ? sum + outer[9 + column]! : sum;
  });

const mirrors = (m: Matrix): boolean =>
  m[0]! * (m[4]! * m[8]! - m[5]! * m[7]!) -
    m[1]! * (m[3]! * m[8]! - m[5]! * m[6]!) +
    m[2]! * (m[3]! * m[7]! - m[4]! * m[6]!) <
  0;

/**
 * Lays every item of the root model's build as one mesh in millimetres. Throws MESH_EMPTY when nothing is built, MESH_MALFORMED for an
 * object that is not there or contains itself, MESH_ARCHIVE_UNSAFE when components multiply beyond 20,000 copies.
 */
export const builtMesh = (parts: ReadonlyMap<string, ModelPart>, root: string, contents: ContentsTally): Mesh => {
  const builder = new MeshBuilder(TRIANGLES_AT_FIRST);
  let placed = 0;
  const place = (file: string, placement: Placement, outer: Matrix, depth: number): void => {
    const { object, path, transform, isSkipped } = placement;
    const home = path ?? file;
    const found = parts.get(home)?.objects.get(object);
    if (!found || depth > MAX_DEPTH) throw new AppError(ErrorCode.MESH_MALFORMED);
    if (++placed > MAX_PLACED) throw new AppError(ErrorCode.MESH_ARCHIVE_UNSAFE);
    if (isSkipped || found.isOther) {
      contents.skipped += 1;
      return;
    }
    const matrix = after(transform, outer);
    pushObject(builder, found, matrix);
    for (const component of found.components) place(home, component, matrix, depth + 1);
  };
  const { items, millimetres: mm } = parts.get(root)!;
  for (const item of items) place(root, item, [mm, 0, 0, 0, mm, 0, 0, 0, mm, 0, 0, 0], 0);
  return builder.build();
};

const pushObject = (builder: MeshBuilder, { points, corners }: ModelObject, m: Matrix): void => {
  const t = builder.triangle;
  const order = mirrors(m) ? [0, 2, 1] : [0, 1, 2];
  for (let i = 0; i < corners.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const p = corners[i + order[k]!]! * 3;
      for (let axis = 0; axis < 3; axis++) {
        t[k * 3 + axis] = Math.fround(
          points[p]! * m[axis]! + points[p + 1]! * m[3 + axis]! + points[p + 2]! * m[6 + axis]! + m[9 + axis]!,
        );
      }
    }
    builder.push();
  }
};
