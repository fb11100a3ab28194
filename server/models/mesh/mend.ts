import { edgesOf, type Edges } from './edges.ts';
import { withGapsClosed } from './gaps.ts';
import type { Mesh } from './mesh.ts';

/** A mesh as it is examined and sold, and what was changed in it to that end. */
export interface Mended {
  readonly mesh: Mesh;
  readonly edges: Edges;
  /** Open edges that were closed by joining corners a rounding apart. */
  readonly gapsClosed: number;
  /** Triangles of the file at some of these gaps. */
  readonly gapsAt: readonly number[];
  /** Triangles that were there twice and are left out. */
  readonly copiesDropped: number;
}

/** Of the triangles: so many may vanish, or fall onto another, where corners are joined. More is a shape that is finer than the tolerance. */
const MOST_SPOILED = 0.05;

export const copiesIn = ({ copies }: Edges): number => {
  let sum = 0;
  for (let t = 0; t < copies.length; t++) sum += copies[t]!;
  return sum;
};

/** Exact corners first; only a mesh with openings is tried with a tolerance, and kept so only when that closes some. */
const withoutGaps = (mesh: Mesh): Omit<Mended, 'copiesDropped'> => {
  const edges = edgesOf(mesh);
  const asIs = { mesh, edges, gapsClosed: 0, gapsAt: [] };
  const closer = edges.openCount > 0 ? withGapsClosed(mesh, edges) : null;
  if (!closer) return asIs;
  const after = edgesOf(closer);
  const better = after.openCount < edges.openCount && after.unbalancedCount <= edges.unbalancedCount;
  const spoiled = (mesh.corners.length - closer.corners.length) / 3 + copiesIn(after) - copiesIn(edges);
  if (!better || spoiled > (mesh.corners.length / 3) * MOST_SPOILED) return asIs;
  const gapsAt = edges.open.map((half) => Math.floor(half / 3));
  return { mesh: closer, edges: after, gapsClosed: edges.openCount - after.openCount, gapsAt };
};

const withoutCopies = ({ points, corners, degenerate }: Mesh, copies: Uint8Array): Mesh => {
  const kept = new Uint32Array(corners.length);
  let used = 0;
  for (let t = 0; t < copies.length; t++) {
    if (copies[t]) continue;
    kept.set(corners.subarray(3 * t, 3 * t + 3), used);
    used += 3;
  }
  return { points, corners: kept.subarray(0, used), degenerate };
};

/** The same mesh with those vertices only that triangles have. */
const compact = ({ points, corners, degenerate }: Mesh): Mesh => {
  const numbers = new Int32Array(points.length / 3).fill(-1);
  const fewer = new Float32Array(points.length);
  let used = 0;
  const renumbered = corners.map((vertex) => {
    if (numbers[vertex] === -1) {
      fewer.set(points.subarray(vertex * 3, vertex * 3 + 3), used * 3);
      numbers[vertex] = used++;
    }
    return numbers[vertex]!;
  });
  return { points: fewer.subarray(0, used * 3), corners: renumbered, degenerate };
};

/**
 * Closes gaps of a rounding, and leaves copies of triangles out where nothing stays open without them. What comes of it is
 * examined, and sold in place of the file: then what is said of it is true of what buyers get.
 */
export const mended = (read: Mesh): Mended => {
  const { mesh, edges, ...gaps } = withoutGaps(read);
  const copies = copiesIn(edges);
  const isWhole = edges.openCount === 0 && edges.unbalancedCount === 0;
  if (copies > 0 && isWhole) {
    const single = compact(withoutCopies(mesh, edges.copies));
    return { mesh: single, edges: edgesOf(single), ...gaps, copiesDropped: copies };
  }
  if (gaps.gapsClosed === 0) return { mesh, edges, ...gaps, copiesDropped: 0 };
  const fewer = compact(mesh);
  return { mesh: fewer, edges: edgesOf(fewer), ...gaps, copiesDropped: 0 };
};
