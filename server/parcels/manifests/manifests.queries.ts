import type { Ctx } from '../../core/context.ts';
import type { ManifestView } from './manifest.types.ts';

const COUNTS = `
  count(p.id) FILTER (WHERE p.state <> 'CANCELLED' AND p.carrier_id IS NOT NULL)::int AS "parcelCount",
  count(p.id) FILTER (WHERE p.state <> 'CANCELLED' AND p.label_state IN ('REQUESTED', 'UNCLEAR'))::int AS "pendingCount"`;

export interface Contents {
  /** Parcels whose labels were made into it, and that were not unpacked again. */
  readonly parcelCount: number;
  /** Of whose labels the carrier is being asked, or nobody knows. */
  readonly pendingCount: number;
  /** Every parcel that ever was in it. */
  readonly all: number;
}

/** What is in a manifest. */
export const contentsOf = async (ctx: Ctx, id: string): Promise<Contents> => {
  const sql = `SELECT ${COUNTS}, count(p.id)::int AS all FROM parcel p WHERE p.manifest_id = $1`;
  return (await ctx.sql<Contents>(sql, [id]))[0]!;
};

/** As many as anybody lets wait. */
export const MOST_WAITING = 20;

/** Manifests with parcels of which the carrier is not told yet, the oldest first. */
export const waitingManifests = (ctx: Ctx): Promise<ManifestView[]> =>
  ctx.sql<ManifestView>(
    `SELECT m.id, m.carrier, m.state, m.fault, m.opened_at AS "openedAt", ${COUNTS}
     FROM manifest m JOIN parcel p ON p.manifest_id = m.id
     WHERE m.state <> 'REGISTERED'
     GROUP BY m.id HAVING count(p.id) FILTER (WHERE p.state <> 'CANCELLED') > 0
     ORDER BY m.opened_at, m.id LIMIT ${MOST_WAITING}`,
  );
