import type { MendingDone } from './mend-mesh.ts';

/** What mending did. */
export const MENDING_STEPS = ['COPIES_DROPPED', 'FOLDS_DROPPED', 'EDGES_SEWN', 'HOLES_CLOSED', 'TRIANGLES_TURNED', 'SCRAPS_DROPPED', 'BODIES_UNITED'] as const; // oxfmt-ignore
export type MendingStep = (typeof MENDING_STEPS)[number];

/** One thing that was done, and to how many triangles, edges, holes or bodies. */
export interface MendingCount {
  readonly step: MendingStep;
  readonly count: number;
}

/** What was done, without what was not needed. */
export const stepsOf = (done: MendingDone): MendingCount[] => {
  const counts: Readonly<Record<MendingStep, number>> = {
    COPIES_DROPPED: done.copiesDropped,
    FOLDS_DROPPED: done.foldsDropped,
    EDGES_SEWN: done.edgesSewn,
    HOLES_CLOSED: done.holesClosed,
    TRIANGLES_TURNED: done.trianglesTurned,
    SCRAPS_DROPPED: done.scrapsDropped,
    BODIES_UNITED: done.bodiesUnited,
  };
  return MENDING_STEPS.flatMap((step) => (counts[step] > 0 ? [{ step, count: counts[step] }] : []));
};
