import { edgesOf, type Edges } from '../mesh/edges.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { unionOf } from '../mesh/overlaps.ts';
import { shellsOf, type Shells } from '../mesh/shells.ts';
import { closed, rejoined, trianglesOf, volumeOf, type Closed, type NotClosed } from './closing.ts';
import { withoutFolds } from './folds.ts';
import { sewn } from './junctions.ts';
import { outward } from './outward.ts';
import { alike } from './patches.ts';
import { unpinched } from './pinches.ts';
import { cutApart, seamsOf } from './seams.ts';

/** What was done to a mesh, counted. */
export interface MendingDone {
  /** Triangles that were there twice, and pairs of them without anything between. */
  readonly copiesDropped: number;
  readonly foldsDropped: number;
  /** Open edges that were closed by joining corners and splitting edges. */
  readonly edgesSewn: number;
  readonly holesClosed: number;
  /** Triangles that were wound against their neighbours, or inwards. */
  readonly trianglesTurned: number;
  /** Triangles of scraps that hold nothing. */
  readonly scrapsDropped: number;
  /** Bodies that ran through each other and are one. */
  readonly bodiesUnited: number;
}

/** Why a mesh cannot be mended. */
export type Unmendable =
  | NotClosed
  /** Something stays that keeps a part from being sold. */
  | 'STILL_BROKEN'
  /** The volume would be another one by more than a hundredth. */
  | 'VOLUME_CHANGED'
  /** It has more triangles than are mended. */
  | 'TOO_MANY_TRIANGLES';

export interface MendedMesh {
  readonly mesh: Mesh;
  readonly done: MendingDone;
  /** mm³ within the skin as it was, wound alike and closed; null where its holes leave more than a hundredth open, or it was inside out. */
  readonly volumeBefore: number | null;
  readonly volume: number;
}

export interface MendOptions {
  /** Also makes one body of those that run through each other. */
  readonly unite: boolean;
}

/** A mesh of more triangles is not mended: it would take more than the thread has. */
export const MOST_MENDED = 1_000_000;
const ROUNDS = 4;
/** Of the volume. */
const MOST_CHANGE = 0.01;

const NOTHING_DONE: MendingDone = { copiesDropped: 0, foldsDropped: 0, edgesSewn: 0, holesClosed: 0, trianglesTurned: 0, scrapsDropped: 0, bodiesUnited: 0 }; // oxfmt-ignore

const sum = (a: MendingDone, b: Partial<MendingDone>): MendingDone =>
  Object.fromEntries(
    Object.entries(a).map(([key, count]) => [key, count + (b[key as keyof MendingDone] ?? 0)]),
  ) as unknown as MendingDone;

interface State {
  readonly mesh: Mesh;
  readonly done: MendingDone;
  /** Of the first round. */
  readonly skin?: Pick<Closed, 'volume' | 'unknown'>;
}

const volumeOfMesh = (mesh: Mesh): number => volumeOf(mesh.points, trianglesOf(mesh));

const isWhole = ({ openCount, unbalancedCount }: Edges): boolean => openCount === 0 && unbalancedCount === 0;

/** One round of dropping, sewing, turning and closing. */
const round = ({ mesh, done, skin }: State): State | NotClosed => {
  const { mesh: single, copies, folds } = withoutFolds(mesh);
  const { mesh: joined, sewn: edgesSewn } = sewn(single);
  const { mesh: sided, turned, patches } = alike(joined);
  const across = seamsOf(sided, patches);
  const found = closed(cutApart(sided, across), across);
  if (typeof found === 'string') return found;
  const more = { copiesDropped: copies, foldsDropped: folds, edgesSewn, trianglesTurned: turned };
  const split = unpinched(found.mesh, shellsOf(found.mesh, edgesOf(found.mesh)).shellOf);
  return {
    mesh: rejoined(split, trianglesOf(split)),
    skin: skin ?? found,
    done: sum(done, { ...more, holesClosed: found.holes, scrapsDropped: found.dropped }),
  };
};

const unitedOf = async ({ mesh, done }: State, all: Shells): Promise<State> => {
  const outer = all.shells.flatMap(({ closed: isClosed, volume }, id) => (isClosed && volume > 0 ? [id] : []));
  const box = Float64Array.from({ length: 6 }, (_, i) =>
    all.shells.reduce(
      (edge, { box: own }) => (i < 3 ? Math.min : Math.max)(edge, own[i]!),
      i < 3 ? Infinity : -Infinity,
    ),
  );
  const union = outer.length > 1 ? await unionOf(mesh, all, outer, box) : null;
  if (!union) return { mesh, done };
  const whole = rejoined({ ...union, degenerate: 0 }, trianglesOf({ ...union, degenerate: 0 }));
  if (whole.corners.length === 0 || !isWhole(edgesOf(whole))) return { mesh, done };
  const left = shellsOf(whole, edgesOf(whole)).shells.filter(({ volume }) => volume > 0).length;
  if (left >= outer.length) return { mesh, done };
  return { mesh: whole, done: sum(done, { bodiesUnited: outer.length - left + 1 }) };
};

/**
 * Mends a mesh: drops copies, folds and scraps, joins corners, splits edges at corners that lie on them, winds neighbours
 * alike, cuts what hangs together at edges of many triangles, closes holes, turns shells outward, and unites bodies where
 * that is wanted. The same mesh always gives the same one. Never a worse one: an answer is closed and of the volume that the
 * skin had, where it had one, or says why there is none.
 */
export const mendMesh = async (read: Mesh, { unite }: MendOptions): Promise<MendedMesh | Unmendable> => {
  if (read.corners.length / 3 > MOST_MENDED) return 'TOO_MANY_TRIANGLES';
  let state: State = { mesh: { ...read, degenerate: 0 }, done: NOTHING_DONE };
  for (let i = 0; i < ROUNDS && (i === 0 || !isWhole(edgesOf(state.mesh))); i++) {
    const next = round(state);
    if (typeof next === 'string') return next;
    state = next;
  }
  const edges = edgesOf(state.mesh);
  if (!isWhole(edges)) return 'STILL_BROKEN';
  const { mesh, turned } = outward(state.mesh, shellsOf(state.mesh, edges));
  const volume = volumeOfMesh(mesh);
  if (!(volume > 0)) return 'STILL_BROKEN';
  const { volume: skin, unknown } = state.skin!;
  const isKnown = turned === 0 && unknown < volume * MOST_CHANGE;
  if (isKnown && Math.abs(volume - skin) > skin * MOST_CHANGE) return 'VOLUME_CHANGED';
  state = { ...state, mesh, done: sum(state.done, { trianglesTurned: turned }) };
  if (unite) state = await unitedOf(state, shellsOf(mesh, edgesOf(mesh)));
  return { mesh: state.mesh, done: state.done, volumeBefore: isKnown ? skin : null, volume: volumeOfMesh(state.mesh) };
};
