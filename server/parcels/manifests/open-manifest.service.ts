import type { Ctx } from '../../core/context.ts';
import { DAY_MS } from '../../core/time.ts';
import { Manifest, ManifestState } from '../../orders/parcels/manifest.entity.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { CarrierError } from '../carriers/carrier-error.ts';
import type { CarrierService } from '../carriers/carrier-service.ts';
import { contentsOf } from './manifests.queries.ts';

/** So long an empty one counts: the post keeps unregistered sheets "some weeks". */
const FRESH_MS = 7 * DAY_MS;

/** Opens one there. A lost answer leaves an empty one behind, which means nothing: that counts as nothing done. */
const openThere = async (ctx: Ctx, { manifests }: CarrierService): Promise<string> => {
  const { seller } = await readSettings(ctx);
  try {
    return await manifests!.open(ctx.shop, seller);
  } catch (error) {
    if (!(error instanceof CarrierError) || error.fault !== 'SILENT') throw error;
    throw new CarrierError('AWAY', error.message, error);
  }
};

const INSERT = `
  INSERT INTO manifest (carrier, carrier_id, state, opened_at) VALUES ($1, $2, 'OPEN', $3)
  ON CONFLICT (carrier) WHERE state = 'OPEN' DO NOTHING`;
const RENEW = `
  UPDATE manifest SET carrier_id = $2, opened_at = $3
  WHERE id = $1 AND state = 'OPEN' AND carrier_id = $4 AND NOT EXISTS (SELECT FROM parcel p WHERE p.manifest_id = manifest.id)`;

/**
 * The manifest into which labels of a carrier are made; opened where there is none. Not to be called in a transaction. Throws
 * CarrierError, never SILENT.
 */
export const openManifest = async (ctx: Ctx, carrier: CarrierService): Promise<Manifest> => {
  const where = { carrier: carrier.carrier, state: ManifestState.OPEN };
  const present = await ctx.repo(Manifest).findOneBy(where);
  const now = ctx.shop.clock.now();
  const isOld = present !== null && now.getTime() - present.openedAt.getTime() > FRESH_MS;
  if (present && !(isOld && (await contentsOf(ctx, present.id)).all === 0)) return present;
  const carrierId = await openThere(ctx, carrier);
  if (present) await ctx.sql(RENEW, [present.id, carrierId, now, present.carrierId]);
  else await ctx.sql(INSERT, [carrier.carrier, carrierId, now]);
  const opened = await ctx.repo(Manifest).findOneBy(where);
  if (!opened) throw new CarrierError('AWAY', 'The manifest was registered meanwhile');
  return opened;
};

/** Keeps a manifest open until the transaction ends. Throws CarrierError (AWAY) where it is no longer. */
export const holdOpen = async (ctx: Ctx, { id, carrierId }: Manifest): Promise<void> => {
  const sql = `SELECT 1 AS open FROM manifest WHERE id = $1 AND carrier_id = $2 AND state = 'OPEN' FOR SHARE`;
  if ((await ctx.sql(sql, [id, carrierId])).length === 0)
    throw new CarrierError('AWAY', 'The manifest was registered meanwhile');
};
